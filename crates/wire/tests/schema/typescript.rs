//! Schemas as TypeScript, as far as our types need it.

use serde_json::Value;

const HEADER: &str =
    "// Written by crates/wire/tests/schema from the types of the crate; see there how.\n";

/// A declaration for each schema.
pub fn declarations(schemas: &Value) -> String {
    let all = schemas.as_object().expect("named schemas");
    let mut text = HEADER.to_string();
    for (name, schema) in all {
        text += "\n";
        text += &comment(schema, "");
        match whole_object(schema) {
            true => text += &format!("export interface {name} {}\n", object(schema, "")),
            false => text += &format!("export type {name} = {};\n", of(schema, "")),
        }
    }
    text
}

/// What is nothing but an object.
fn whole_object(schema: &Value) -> bool {
    schema["type"] == "object" && schema.get("properties").is_some() && schema.get("$ref").is_none()
}

fn comment(schema: &Value, indent: &str) -> String {
    match schema["description"].as_str() {
        Some(text) => format!("{indent}/** {} */\n", text.replace('\n', " ")),
        None => String::new(),
    }
}

/// A type, written at some depth.
fn of(schema: &Value, indent: &str) -> String {
    let mut parts = Vec::new();
    if let Some(name) = schema["$ref"].as_str() {
        parts.push(name.rsplit('/').next().expect("a name").to_string());
    }
    for word in ["anyOf", "oneOf"] {
        if let Some(choices) = schema[word].as_array() {
            return union(choices.iter().map(|choice| of(choice, indent)));
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        return union(values.iter().map(literal));
    }
    if let Some(value) = schema.get("const") {
        return literal(value);
    }
    match &schema["type"] {
        Value::String(kind) => parts.extend(plain(kind, schema, indent)),
        Value::Array(kinds) => {
            let kinds = kinds.iter().filter_map(Value::as_str);
            parts.push(union(kinds.filter_map(|kind| plain(kind, schema, indent))));
        }
        _ => {}
    }
    match parts.is_empty() {
        true => "unknown".to_string(),
        false => parts.join(" & "),
    }
}

fn plain(kind: &str, schema: &Value, indent: &str) -> Option<String> {
    Some(match kind {
        "string" => "string".to_string(),
        "integer" | "number" => "number".to_string(),
        "boolean" => "boolean".to_string(),
        "null" => "null".to_string(),
        "array" => array(schema, indent),
        "object" => object(schema, indent),
        _ => panic!("no TypeScript for {kind}"),
    })
}

fn array(schema: &Value, indent: &str) -> String {
    if let Some(items) = schema["prefixItems"].as_array() {
        let items: Vec<String> = items.iter().map(|item| of(item, indent)).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = of(&schema["items"], indent);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => {
            format!("[{}]", vec![item; least as usize].join(", "))
        }
        _ if item.contains(" | ") => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

/// What an object may hold beside its named fields needs no saying: TypeScript does not forbid it.
fn object(schema: &Value, indent: &str) -> String {
    let deeper = format!("{indent}  ");
    let Some(properties) = schema["properties"].as_object() else {
        return format!("Record<string, {}>", of(&schema["additionalProperties"], indent));
    };
    let required = schema["required"].as_array();
    let mut text = "{\n".to_string();
    for (name, property) in properties {
        let must = required.is_some_and(|names| names.iter().any(|known| known == name));
        text += &comment(property, &deeper);
        // A name with a dash in it is none to TypeScript.
        let name = if name.contains('-') { format!("'{name}'") } else { name.clone() };
        text +=
            &format!("{deeper}{name}{}: {};\n", if must { "" } else { "?" }, of(property, &deeper));
    }
    text + indent + "}"
}

fn union(choices: impl Iterator<Item = String>) -> String {
    choices.collect::<Vec<_>>().join(" | ")
}

fn literal(value: &Value) -> String {
    match value.as_str() {
        Some(text) => format!("'{text}'"),
        None => value.to_string(),
    }
}
