//! The schemas of types that are written to JSON by hand; the others derive theirs.

use crate::{Locale, Message, OptionSpec, RuleBroken};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

impl JsonSchema for Message {
    fn schema_name() -> Cow<'static, str> {
        "Message".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

impl JsonSchema for RuleBroken {
    fn schema_name() -> Cow<'static, str> {
        "RuleBroken".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = <(Vec<String>, String)>::json_schema(generator);
        schema.insert("description".into(), "The cells to look at, and what is broken.".into());
        schema
    }
}

impl JsonSchema for OptionSpec {
    fn schema_name() -> Cow<'static, str> {
        "OptionInfo".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "description": "An option of a game.",
            "required": ["name", "value", "about"],
            "properties": {
                "name": { "type": "string" },
                "value": { "type": "string", "description": "What values look like: `N`, `a|b`." },
                "about": { "type": "string" },
            },
        })
    }
}

impl JsonSchema for Locale {
    fn schema_name() -> Cow<'static, str> {
        "Language".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": Locale::all().map(Locale::code).collect::<Vec<_>>() })
    }
}
