//! Every game with what it offers, and what may be asked of this place.

use crate::Limits;
use quadrille_core::{
    Drag, DynGame, EditInfo, FormatInfo, Message, MethodInfo, Offer, OptionSpec, TechniqueInfo,
};
use quadrille_games::GAMES;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use std::borrow::Cow;

/// What there is.
#[derive(Serialize, JsonSchema)]
pub struct Catalogue {
    /// Every game, in the order of the registry.
    pub games: Vec<GameInfo>,
    /// What may be asked.
    pub limits: Allowance,
}

/// A game and what it offers.
#[derive(Serialize, JsonSchema)]
pub struct GameInfo {
    /// Its name on the wire.
    #[schemars(with = "GameName")]
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// One line.
    pub about: Message,
    /// What is offered of it.
    pub offer: &'static Offer,
    /// What a pointer does that is drawn over its board.
    pub drag: Drag,
    /// How a puzzle of it is drawn.
    pub edit: EditInfo,
    /// Whether steps that cite as little as can be may be asked for.
    pub argued: bool,
    /// The notations.
    pub formats: Vec<FormatInfo>,
    /// The methods.
    pub methods: Vec<MethodInfo>,
    /// The techniques, easiest first.
    pub techniques: Vec<TechniqueInfo>,
    /// The difficulty levels, easiest first.
    pub levels: Vec<&'static str>,
    /// Options for reading a puzzle.
    pub read_options: &'static [OptionSpec],
    /// Options of the methods.
    pub solve_options: &'static [OptionSpec],
    /// Options of the generators.
    pub generate_options: &'static [OptionSpec],
}

/// What may be asked.
#[derive(Serialize, JsonSchema)]
pub struct Allowance {
    /// The largest board that is solved, in cells.
    pub cells: usize,
    /// The largest board that is drawn or generated, in cells.
    pub drawn_cells: usize,
    /// The time work gets when it asks for none in particular.
    pub default_seconds: f64,
    /// The most time work may ask for.
    pub max_seconds: f64,
    /// How many jobs run at once.
    pub workers: usize,
}

impl Catalogue {
    /// All games, where so many jobs run at once within these limits.
    pub fn new(limits: &Limits, workers: usize) -> Self {
        let limits = Allowance {
            cells: limits.cells,
            drawn_cells: limits.drawn_cells,
            default_seconds: limits.default_time.as_secs_f64(),
            max_seconds: limits.max_time.as_secs_f64(),
            workers,
        };
        Catalogue { games: GAMES.iter().map(|game| GameInfo::of(*game)).collect(), limits }
    }
}

impl GameInfo {
    fn of(game: &dyn DynGame) -> Self {
        GameInfo {
            name: game.name(),
            title: game.title(),
            about: game.about(),
            offer: game.offer(),
            drag: game.drag(),
            edit: game.editing(),
            argued: game.argued(),
            formats: game.formats(),
            methods: game.methods(),
            techniques: game.techniques(),
            levels: game.levels().iter().map(|level| level.name).collect(),
            read_options: game.read_options(),
            solve_options: game.solve_options(),
            generate_options: game.generate_options(),
        }
    }
}

/// In a schema: the name of one of the games of the registry.
pub struct GameName;

impl JsonSchema for GameName {
    fn schema_name() -> Cow<'static, str> {
        "GameName".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": GAMES.iter().map(|game| game.name()).collect::<Vec<_>>() })
    }
}
