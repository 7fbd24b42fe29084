//! The OpenAPI file.

use quadrille_core::PlayReport;
use quadrille_wire::{
    CampaignList, CampaignName, CampaignReport, Catalogue, Check, Convert, Converted, Described,
    Done, Health, Job, JobName, Judgement, Named, News, Play, Problem, Show, Taken, Turn,
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
    fn get(summary: &'static str, told: &'static str, answer: Value) -> Self {
        let content = json!({ "application/json": { "schema": answer } });
        let (description, asked, refused) = ("", None, Vec::new());
        Call { summary, description, asked, content, told, refused, queued: false }
    }

    /// Asked with a body.
    fn post(summary: &'static str, asked: Value, told: &'static str, answer: Value) -> Self {
        let refused = ALWAYS.to_vec();
        Call { asked: Some(asked), refused, ..Call::get(summary, told, answer) }
    }

    /// Asked with a body, and heard of while it lasts.
    fn job(
        summary: &'static str,
        description: &'static str,
        asked: Value,
        told: &'static str,
        answer: Value,
    ) -> Self {
        let mut call =
            Call { description, queued: true, ..Call::post(summary, asked, told, answer) };
        call.content["text/event-stream"] = json!({});
        call
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

fn paths(schemas: &mut Schemas) -> Value {
    let described = json!({ "get": {
        "summary": "This description",
        "responses": { "200": { "description": "OpenAPI 3.1" } },
    } });
    let health = schemas.answer::<Health>();
    let health =
        Call::get("Whether the service answers, and how many jobs it has", "Alive", health);
    let catalogue = schemas.answer::<Catalogue>();
    let games =
        "Every game with its notations, methods, techniques, levels and options, and the limits";
    let games = Call::get(games, "The catalogue", catalogue);
    let puzzle = (schemas.request::<Named>(), schemas.answer::<Described>());
    let puzzle = Call::post("Read a puzzle in any notation", puzzle.0, "The puzzle", puzzle.1);
    let convert = (schemas.request::<Convert>(), schemas.answer::<Converted>());
    let convert =
        Call::post("Write a puzzle in another notation", convert.0, "The text", convert.1);
    let check = (schemas.request::<Check>(), schemas.answer::<Judgement>());
    let check = Call::post("Referee a solution", check.0, "The judgement", check.1);
    let play = (schemas.request::<Play>(), schemas.answer::<PlayReport>());
    let play = Call::post("Where a game stands after some moves", play.0, "The position", play.1);
    let mut show = Call::post(
        "Draw a puzzle, a solution of it, or the position some moves lead to",
        schemas.request::<Show>(),
        "The picture",
        Value::Null,
    );
    show.content =
        json!({ "image/svg+xml": {}, "image/png": {}, "application/pdf": {}, "text/plain": {} });
    let duel = (schemas.request::<Turn>(), schemas.answer::<Taken>());
    let as_jobs = "A job like those of `/api/v1/jobs`, answered in the same two ways and cancelled in the same two ways.";
    let duel = Call::job(
        "The machine's move in Pairs for two",
        as_jobs,
        duel.0,
        "The move, or the events",
        duel.1,
    );
    let jobs = (schemas.request::<Job>(), schemas.answer::<Done>());
    let jobs = Call::job(
        "Generate, solve, complete or explain",
        EVENTS,
        jobs.0,
        "The result, or the events",
        jobs.1,
    );
    let campaigns = schemas.answer::<CampaignList>();
    let campaigns = Call::get("Campaigns in the data folder", "The list", campaigns);
    let report = (schemas.request::<CampaignName>(), schemas.answer::<CampaignReport>());
    let mut report =
        Call::post("The report of a campaign", report.0, "Summary and diagrams", report.1);
    report.refused.push("404");
    json!({
        "/api/v1/openapi.json": described,
        "/api/v1/health": { "get": health.json() },
        "/api/v1/games": { "get": games.json() },
        "/api/v1/puzzle": { "post": puzzle.json() },
        "/api/v1/convert": { "post": convert.json() },
        "/api/v1/check": { "post": check.json() },
        "/api/v1/play": { "post": play.json() },
        "/api/v1/show": { "post": show.json() },
        "/api/v1/duel": { "post": duel.json() },
        "/api/v1/campaigns": { "get": campaigns.json(), "post": report.json() },
        "/api/v1/jobs": { "post": jobs.json() },
        "/api/v1/jobs/{id}": { "delete": {
            "summary": "Cancel a job; its stream still ends with what it has",
            "parameters": [{ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } }],
            "responses": {
                "204": { "description": "Told to stop" },
                "404": { "$ref": "#/components/responses/Refused" },
            },
        } },
    })
}

/// All of it.
pub fn document() -> Value {
    let mut schemas = Schemas::new();
    let paths = paths(&mut schemas);
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
