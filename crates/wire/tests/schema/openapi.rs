//! The OpenAPI file.

use quadrille_wire::{
    Book, Booked, Bundled, CampaignList, CampaignName, CampaignReport, Catalogue, Cells, Check,
    CollectionList, Convert, Converted, Described, Done, Drawn, Extends, Handle, Handled, Health,
    Held, Job, JobName, Judgement, Look, Looked, Moves, Named, News, Pick, Picked, Play, Played,
    Point, Problem, Prove, Show, Standing, Stands, Taken, Turn, Way, Weigh, Weighed,
};
use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

/// What every request may be refused for.
const ALWAYS: &[&str] = &["400", "403", "413", "415", "421", "422"];

/// Collects the schemas of what is sent and of what comes back: the same type may look different.
struct Schemas {
    asked: SchemaGenerator,
    told: SchemaGenerator,
}

impl Schemas {
    fn new() -> Self {
        let settings = || {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.meta_schema = None;
            })
        };
        let (asked, told) = (settings().for_deserialize(), settings().for_serialize());
        Schemas { asked: asked.into_generator(), told: told.into_generator() }
    }

    fn request<T: JsonSchema>(&mut self) -> Value {
        json!(self.asked.subschema_for::<T>())
    }

    fn answer<T: JsonSchema>(&mut self) -> Value {
        json!(self.told.subschema_for::<T>())
    }

    fn all(mut self) -> Map<String, Value> {
        let mut all = self.asked.take_definitions(true);
        for (name, schema) in self.told.take_definitions(true) {
            let other = all.insert(name.clone(), schema.clone());
            assert!(other.is_none_or(|other| other == schema), "two types are called {name}");
        }
        all
    }
}

/// One way to ask.
struct Call {
    summary: &'static str,
    description: &'static str,
    asked: Option<Value>,
    content: Value,
    told: &'static str,
    refused: Vec<&'static str>,
    queued: bool,
}

impl Call {
    /// Asked without a body.
    fn get<A: JsonSchema>(
        schemas: &mut Schemas,
        summary: &'static str,
        told: &'static str,
    ) -> Self {
        let content = json!({ "application/json": { "schema": schemas.answer::<A>() } });
        let (description, asked, refused) = ("", None, Vec::new());
        Call { summary, description, asked, content, told, refused, queued: false }
    }

    /// Asked with a body.
    fn post<Q: JsonSchema, A: JsonSchema>(
        schemas: &mut Schemas,
        summary: &'static str,
        told: &'static str,
    ) -> Self {
        let (asked, refused) = (Some(schemas.request::<Q>()), ALWAYS.to_vec());
        Call { asked, refused, ..Call::get::<A>(schemas, summary, told) }
    }

    /// The same, heard of while it lasts.
    fn queued(mut self, description: &'static str) -> Self {
        self.content["text/event-stream"] = json!({});
        Call { description, queued: true, ..self }
    }

    fn json(self) -> Value {
        let mut responses = json!({ "200": { "description": self.told, "content": self.content } });
        for status in self.refused {
            responses[status] = json!({ "$ref": "#/components/responses/Refused" });
        }
        if self.queued {
            responses["503"] = json!({ "$ref": "#/components/responses/Busy" });
        }
        let mut told = json!({ "summary": self.summary, "responses": responses });
        if !self.description.is_empty() {
            told["description"] = self.description.into();
        }
        if let Some(schema) = self.asked {
            let content = json!({ "application/json": { "schema": schema } });
            told["requestBody"] = json!({ "required": true, "content": content });
        }
        told
    }
}

const EVENTS: &str = "With `Accept: text/event-stream` the answer is a stream of events: `job` (a `JobName`), `started`, \
    `progress` (a `News`), then `done` with the result or `failed` with a `Problem`. Otherwise it is the result alone. \
    Ending the connection cancels the work.";

/// The paths, and the schemas they need.
struct Paths {
    schemas: Schemas,
    all: Value,
}

impl Paths {
    fn add(&mut self, path: &str, verb: &str, call: Call) {
        self.all[format!("/api/v1/{path}")][verb] = call.json();
    }

    fn get<A: JsonSchema>(&mut self, path: &str, summary: &'static str, told: &'static str) {
        let call = Call::get::<A>(&mut self.schemas, summary, told);
        self.add(path, "get", call);
    }

    fn post<Q: JsonSchema, A: JsonSchema>(
        &mut self,
        path: &str,
        summary: &'static str,
        told: &'static str,
    ) {
        let call = Call::post::<Q, A>(&mut self.schemas, summary, told);
        self.add(path, "post", call);
    }
}

fn questions(to: &mut Paths) {
    let offers =
        "Every game with its notations, methods, techniques, levels and options, and the limits";
    to.get::<Catalogue>("games", offers, "The catalogue");
    to.post::<Named, Described>("puzzle", "Read a puzzle in any notation", "The puzzle");
    to.post::<Convert, Converted>("convert", "Write a puzzle in another notation", "The text");
    to.post::<Check, Judgement>("check", "Referee a solution", "The judgement");
    to.post::<Play, Played>("play", "Where a game stands after some moves", "The position");
    to.post::<Handle, Handled>("gesture", "What a hand's gesture plays", "The moves");
    to.post::<Point, Cells>("point", "Where a cell leads, or what a clue counts", "Cells");
    to.post::<Way, Moves>("way", "The moves that lead to a solution", "The moves");
    to.post::<Extends, Held>(
        "extends",
        "Whether all that was put down is still there",
        "Yes or no",
    );
    to.post::<Standing, Stands>("stands", "How Pairs for two stands", "Costs, totals and turn");
    let drawn = "Draw a puzzle, a solution of it, or the position some moves lead to";
    let mut show = Call::post::<Show, Drawn>(&mut to.schemas, drawn, "The picture");
    show.content =
        json!({ "image/svg+xml": {}, "image/png": {}, "application/pdf": {}, "text/plain": {} });
    to.add("show", "post", show);
}

fn works(to: &mut Paths) {
    let as_jobs = "A job like those of `/api/v1/jobs`, answered in the same two ways and cancelled in the same two ways.";
    let duel = "The machine's move in Pairs for two";
    let duel = Call::post::<Turn, Taken>(&mut to.schemas, duel, "The move, or the events");
    to.add("duel", "post", duel.queued(as_jobs));
    let weigh = "What an expert thinks of Pairs for two";
    let weigh = Call::post::<Weigh, Weighed>(&mut to.schemas, weigh, "The value, or the events");
    to.add("weigh", "post", weigh.queued(as_jobs));
    let book = "Make a book of puzzles to print, with the words of a book.toml";
    let book = Call::post::<Book, Booked>(&mut to.schemas, book, "The book, or the events");
    to.add("book", "post", book.queued(as_jobs));
    let look = "What is seen of a puzzle's integer program: its rows, relaxation, tree, formulations, cuts";
    let look = Call::post::<Look, Looked>(&mut to.schemas, look, "What is seen, or the events");
    to.add("look", "post", look.queued(as_jobs));
    let prove = "Prove a claim about a puzzle: programs and proofs for other people's checkers";
    let prove = Call::post::<Prove, Bundled>(&mut to.schemas, prove, "The bundle, or the events");
    to.add("prove", "post", prove.queued(as_jobs));
    let jobs = "Generate, solve, complete, explain, or find a place to practise at";
    let jobs = Call::post::<Job, Done>(&mut to.schemas, jobs, "The result, or the events");
    to.add("jobs", "post", jobs.queued(EVENTS));
    to.all["/api/v1/jobs/{id}"]["delete"] = json!({
        "summary": "Cancel a job; its stream still ends with what it has",
        "parameters": [{ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } }],
        "responses": {
            "204": { "description": "Told to stop" },
            "404": { "$ref": "#/components/responses/Refused" },
        },
    });
}

fn house(to: &mut Paths) {
    to.all["/api/v1/openapi.json"]["get"] = json!({
        "summary": "This description",
        "responses": { "200": { "description": "OpenAPI 3.1" } },
    });
    to.get::<Health>("health", "Whether the service answers, and how many jobs it has", "Alive");
    to.get::<CampaignList>("campaigns", "Campaigns in the data folder", "The list");
    let asked = "The report of a campaign";
    let mut report =
        Call::post::<CampaignName, CampaignReport>(&mut to.schemas, asked, "Summary and diagrams");
    report.refused.push("404");
    to.add("campaigns", "post", report);
    to.get::<CollectionList>("collections", "Collections of the shared store", "The list");
    let asked = "The next puzzle of a collection, by level, score and technique";
    let mut picked =
        Call::post::<Pick, Picked>(&mut to.schemas, asked, "The puzzle, if there is one");
    picked.refused.push("404");
    to.add("collections", "post", picked);
}

/// All of it.
pub fn document() -> Value {
    let mut paths = Paths { schemas: Schemas::new(), all: json!({}) };
    questions(&mut paths);
    works(&mut paths);
    house(&mut paths);
    let Paths { mut schemas, all: paths } = paths;
    let problem = schemas.answer::<Problem>();
    // What events carry is named in a sentence only.
    schemas.answer::<JobName>();
    schemas.answer::<News>();
    let refusal = json!({ "application/json": { "schema": problem } });
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Quadrille",
            "version": "1",
            "description": "Reading, playing, solving, explaining and generating puzzles of every game of the registry. \
                Requests must name a known host and, if they carry an Origin, come from the service's own pages.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas.all(),
            "responses": {
                "Refused": { "description": "What was wrong, and where", "content": refusal },
                "Busy": {
                    "description": "The queue is full; try again after `Retry-After` seconds",
                    "headers": { "Retry-After": { "schema": { "type": "integer" } } },
                    "content": refusal,
                },
            },
        },
    })
}
