//! Addresses of Penpa+, the editor setters draw in: `m=edit&p=` and base64 of deflated text.
//!
//! The text is lines: the grid's kind and size with its margins, the margins, modes of the editor, then the
//! question and the answer as JSON whose keys are abbreviated to `z` and a letter. A cell is numbered
//! row by row in a grid with a frame two cells wide. Facts are from Penpa+'s source (`docs/js/general.js`,
//! `class_p.js`) and noqx's `penpa.py`; the examples of noqx are in the tests of the games.

use base64::Engine as _;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use quadrille_core::fields::quoted;
use quadrille_core::{InputError, message};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The editor's own page, which opens what follows the `#`.
const PAGE: &str = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
/// A drawing that inflates to more is no puzzle.
const MOST_TEXT: usize = 8 << 20;
/// The editor itself stops at 100 cells a side.
const MOST_SIDE: usize = 1000;
/// Cells around the board that the editor numbers too.
const FRAME: usize = 2;
/// Padding is often lost when an address is copied.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &base64::alphabet::STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The second characters of abbreviations, and what they stand for.
const ABBREVIATIONS: [(char, &str); 30] = [
    ('9', "\"qa\""),
    ('Q', "\"pu_q\""),
    ('A', "\"pu_a\""),
    ('G', "\"grid\""),
    ('M', "\"edit_mode\""),
    ('S', "\"surface\""),
    ('L', "\"line\""),
    ('E', "\"edge\""),
    ('W', "\"wall\""),
    ('C', "\"cage\""),
    ('N', "\"number\""),
    ('1', "\"sudoku\""),
    ('Y', "\"symbol\""),
    ('P', "\"special\""),
    ('B', "\"board\""),
    ('R', "\"command_redo\""),
    ('U', "\"command_undo\""),
    ('8', "\"command_replay\""),
    ('F', "\"freeline\""),
    ('2', "\"freeedge\""),
    ('T', "\"thermo\""),
    ('3', "\"arrows\""),
    ('D', "\"d\""),
    ('0', "\"squareframe\""),
    ('5', "\"polygon\""),
    ('4', "\"deleteedge\""),
    ('6', "\"killercages\""),
    ('7', "\"nobulbthermo\""),
    ('_', "\"__a\""),
    ('O', "null"),
];

/// What is drawn in a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A number, or any short text.
    Text(String),
    /// A circle, black or white.
    Circle {
        /// Whether it is filled.
        black: bool,
    },
}

/// A drawing: a board, with margins around it that may hold marks too.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// Rows of the board, margins aside.
    pub rows: usize,
    /// Columns of the board, margins aside.
    pub cols: usize,
    /// Empty rows or columns at the top, bottom, left and right.
    pub margins: [usize; 4],
    /// What is drawn where: row and column from 0; in the margins they are negative or too large.
    pub marks: BTreeMap<(isize, isize), Mark>,
    /// What the author says it is, such as `hitori`; often nothing.
    pub genres: Vec<String>,
}

/// Refuses boards that are larger than anything the editor opens.
pub fn fits(rows: usize, cols: usize) -> Result<(), InputError> {
    let side = rows.max(cols);
    match side <= MOST_SIDE {
        true => Ok(()),
        false => Err(InputError::new(message!("penpa-size", found = side, most = MOST_SIDE))),
    }
}

/// Whether a text is an address of the editor.
pub fn recognises(text: &str) -> bool {
    payload(text).is_some()
}

fn payload(text: &str) -> Option<&str> {
    let text = text.trim();
    let start = ["m=edit&p=", "m=solve&p="].iter().find_map(|mode| {
        let at = text.find(mode)?;
        (at == 0 || matches!(text.as_bytes()[at - 1], b'#' | b'?')).then_some(at + mode.len())
    })?;
    (!text.contains('\n')).then(|| text[start..].split('&').next().unwrap_or(""))
}

fn damaged() -> InputError {
    InputError::at(1, 1, message!("penpa-damaged"))
}

/// The text that is packed in an address.
pub fn unpack(address: &str) -> Result<String, InputError> {
    let payload =
        payload(address).ok_or_else(|| InputError::at(1, 1, message!("penpa-address")))?;
    let deflated = BASE64.decode(payload).map_err(|_| damaged())?;
    let inflated = miniz_oxide::inflate::decompress_to_vec_with_limit(&deflated, MOST_TEXT);
    String::from_utf8(inflated.map_err(|_| damaged())?).map_err(|_| damaged())
}

/// The address of a text, packed more or less tightly: 0 to 9.
pub fn pack(text: &str, level: u8) -> String {
    let packed = match level {
        0 => stored(text.as_bytes()),
        _ => miniz_oxide::deflate::compress_to_vec(text.as_bytes(), level),
    };
    format!("{PAGE}{}", BASE64.encode(packed))
}

/// Deflate that compresses nothing: blocks of a byte that tells the last, the length, its complement, and the bytes. The
/// compressor's tables alone take longer to set up, which counts where many addresses are made.
fn stored(text: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(text.len() + 5);
    let mut rest = text;
    loop {
        let (block, after) = rest.split_at(rest.len().min(usize::from(u16::MAX)));
        let length = block.len() as u16;
        packed.push(u8::from(after.is_empty()));
        packed.extend(length.to_le_bytes());
        packed.extend((!length).to_le_bytes());
        packed.extend(block);
        if after.is_empty() {
            return packed;
        }
        rest = after;
    }
}

/// Reads an address.
pub fn read(text: &str) -> Result<Sheet, InputError> {
    let inner = unpack(text)?;
    let lines: Vec<&str> = inner.lines().collect();
    let mut sheet =
        head(lines.first().copied().unwrap_or(""), lines.get(1).copied().unwrap_or(""))?;
    let question = lines.get(3).ok_or_else(damaged)?;
    let question: Value = serde_json::from_str(&expanded(question)).map_err(|_| damaged())?;
    sheet.read_numbers(&question["number"]);
    sheet.read_circles(&question["symbol"]);
    let genres = lines.get(17).and_then(|line| serde_json::from_str::<Vec<String>>(line).ok());
    sheet.genres = genres.unwrap_or_default();
    Ok(sheet)
}

fn head(line: &str, margins: &str) -> Result<Sheet, InputError> {
    let fields: Vec<&str> = line.split(',').collect();
    let kind = fields.first().copied().unwrap_or("");
    if !matches!(kind, "square" | "sudoku" | "kakuro") {
        return Err(InputError::new(message!("penpa-grid", found = quoted(kind))));
    }
    let size = |index: usize| {
        let field = fields.get(index).copied().unwrap_or("");
        let size = field.parse().ok().filter(|n| (1..=MOST_SIDE).contains(n));
        let what = message!("penpa-size", found = quoted(field), most = MOST_SIDE);
        size.ok_or_else(|| InputError::new(what))
    };
    let (cols, rows) = (size(1)?, size(2)?);
    let margins: [usize; 4] = serde_json::from_str(margins)
        .map_err(|_| InputError::new(message!("penpa-margins", found = quoted(margins))))?;
    let [top, bottom, left, right] = margins;
    let board = |side: usize, before: usize, after: usize| {
        side.checked_sub(before).and_then(|rest| rest.checked_sub(after)).filter(|rest| *rest > 0)
    };
    match (board(rows, top, bottom), board(cols, left, right)) {
        (Some(rows), Some(cols)) => Ok(Sheet { rows, cols, margins, ..Sheet::default() }),
        _ => Err(InputError::new(message!("penpa-margins", found = format!("{margins:?}")))),
    }
}

/// JSON with its abbreviations written out; what stands in quotes stays.
fn expanded(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let (mut quoted, mut escaped) = (false, false);
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let word = (c == 'z' && !quoted)
            .then(|| rest.peek().and_then(|d| ABBREVIATIONS.iter().find(|(code, _)| code == d)))
            .flatten();
        if let Some((_, word)) = word {
            rest.next();
            out.push_str(word);
            continue;
        }
        quoted ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        out.push(c);
    }
    out
}

impl Sheet {
    /// The board's text or circle at a cell.
    pub fn mark(&self, row: usize, col: usize) -> Option<&Mark> {
        self.marks.get(&(row as isize, col as isize))
    }

    /// Whether the author names one of these genres, or names none and `seems` so.
    pub fn is(&self, genres: &[&str], seems: impl Fn(&Sheet) -> bool) -> bool {
        match self.genres.as_slice() {
            [] => seems(self),
            named => named.iter().any(|name| genres.contains(&name.as_str())),
        }
    }

    /// Marks outside the board.
    pub fn outside(&self) -> impl Iterator<Item = (isize, isize, &Mark)> {
        let (rows, cols) = (self.rows as isize, self.cols as isize);
        let inside = move |r: isize, c: isize| (0..rows).contains(&r) && (0..cols).contains(&c);
        self.marks.iter().filter(move |((r, c), _)| !inside(*r, *c)).map(|((r, c), m)| (*r, *c, m))
    }

    /// Refuses numbers around the board where a game has none: they are clues of another game, and would be lost.
    pub fn nothing_around(&self) -> Result<(), InputError> {
        let number = |mark: &Mark| match mark {
            Mark::Text(text) if text.parse::<u32>().is_ok() => Some(quoted(text)),
            _ => None,
        };
        match self.outside().find_map(|(_, _, mark)| number(mark)) {
            Some(found) => Err(InputError::new(message!("penpa-around", found = found))),
            None => Ok(()),
        }
    }

    fn width(&self) -> usize {
        self.cols + self.margins[2] + self.margins[3] + 2 * FRAME
    }

    fn height(&self) -> usize {
        self.rows + self.margins[0] + self.margins[1] + 2 * FRAME
    }

    /// The cell of a number, if it is one: edges and corners have higher numbers.
    fn cell(&self, index: &str) -> Option<(isize, isize)> {
        let index: usize = index.parse().ok()?;
        let (row, col) = (index / self.width(), index % self.width());
        (row < self.height()).then_some((
            row as isize - (FRAME + self.margins[0]) as isize,
            col as isize - (FRAME + self.margins[2]) as isize,
        ))
    }

    fn index(&self, row: isize, col: isize) -> usize {
        let row = (row + (FRAME + self.margins[0]) as isize) as usize;
        row * self.width() + (col + (FRAME + self.margins[2]) as isize) as usize
    }

    fn read_numbers(&mut self, numbers: &Value) {
        for (index, entry) in numbers.as_object().into_iter().flatten() {
            // Candidates are the solver's, not the puzzle's.
            if entry[2] == "7" {
                continue;
            }
            let text = match &entry[0] {
                Value::String(text) => text.trim().to_string(),
                Value::Number(number) => number.to_string(),
                _ => continue,
            };
            if let (Some(cell), false) = (self.cell(index), text.is_empty()) {
                self.marks.insert(cell, Mark::Text(text));
            }
        }
    }

    fn read_circles(&mut self, symbols: &Value) {
        for (index, entry) in symbols.as_object().into_iter().flatten() {
            let black = match entry[0].as_u64() {
                Some(1) => false,
                Some(2) => true,
                _ => continue,
            };
            let circle = entry[1].as_str().is_some_and(|shape| shape.starts_with("circle_"));
            if let (Some(cell), true) = (self.cell(index), circle) {
                self.marks.insert(cell, Mark::Circle { black });
            }
        }
    }

    /// Its address on the editor's page.
    pub fn address(&self) -> String {
        pack(&self.text(), 9)
    }

    fn text(&self) -> String {
        let (width, height) = (self.width() - 2 * FRAME, self.height() - 2 * FRAME);
        let middle = self.middle();
        let (pixels_wide, pixels_high) = ((width + 1) * 38, (height + 1) * 38);
        let head = format!(
            "square,{width},{height},38,0,1,1,{pixels_wide},{pixels_high},{middle},{middle},0,0,0,0,Title: ,Author: ,,,OFF,false"
        );
        let [mut numbers, mut symbols] = [Map::new(), Map::new()];
        for (&(row, col), mark) in &self.marks {
            let index = self.index(row, col).to_string();
            match mark {
                Mark::Text(text) => numbers.insert(index, json!([text, 1, "1"])),
                Mark::Circle { black } => {
                    symbols.insert(index, json!([if *black { 2 } else { 1 }, "circle_M", 2]))
                }
            };
        }
        let (modes, nothing) = (modes(), layer(Map::new(), Map::new()));
        let question = layer(numbers, symbols);
        let genres = json!(self.genres).to_string();
        [
            head.as_str(),
            &json!(self.margins).to_string(),
            &modes,
            &question,
            &nothing,
            &json!(self.board()).to_string(),
            "[]",
            "{}",
            "\"x\"",
            "\"x\"",
            "[3,1,4]",
            &modes,
            "\"x\"",
            "0",
            &nothing,
            &nothing,
            "{}",
            &genres,
            "",
        ]
        .join("\n")
    }

    /// The cells of the board: the first one's number, then how far it is to the next.
    fn board(&self) -> Vec<usize> {
        let cells = (0..self.rows)
            .flat_map(|row| (0..self.cols).map(move |col| self.index(row as isize, col as isize)));
        let mut last = 0;
        cells.map(|cell| cell - std::mem::replace(&mut last, cell)).collect()
    }

    /// The number of the point in the middle: a cell, or right or below one an edge or a corner. All cells
    /// come first, then all corners, the edges below cells, the edges right of them.
    fn middle(&self) -> usize {
        let (width, height) = (self.width(), self.height());
        let (row, col) = ((height - 1) / 2, (width - 1) / 2);
        let kind = match (height % 2, width % 2) {
            (1, 1) => 0,
            (0, 0) => 1,
            (0, _) => 2,
            _ => 3,
        };
        kind * width * height + row * width + col
    }
}

/// Lists the editor keeps of a question or an answer, empty but for numbers and symbols.
fn layer(numbers: Map<String, Value>, symbols: Map<String, Value>) -> String {
    let (numbers, symbols) = (Value::Object(numbers), Value::Object(symbols));
    format!(
        "{{zR:{{z_:[]}},zU:{{z_:[]}},z8:{{z_:[]}},zS:{{}},zN:{numbers},z1:{{}},zY:{symbols},zF:{{}},z2:{{}},zT:[],z3:[],\
         zD:[],z0:[],z5:[],zL:{{}},zE:{{}},zW:{{}},zC:{{}},z4:{{}},z6:[],z7:[]}}"
    )
}

/// What the editor's buttons are set to.
fn modes() -> String {
    let of = |mode: &str, line: u32, number: u32, digit: u32| {
        format!(
            "{{zM:{mode},zS:[\"\",1],zL:[\"1\",{line}],zE:[\"1\",{line}],zW:[\"\",{line}],zC:[\"1\",10],zN:[\"1\",{number}],\
             zY:[\"circle_L\",1],zP:[zT,\"\"],zB:[\"\",\"\"],\"move\":[\"1\",\"\"],\"combi\":[\"battleship\",\"\"],\"sudoku\":[\"1\",{digit}]}}"
        )
    };
    let (question, answer) = (of("zN", 2, 1, 1), of("zN", 3, 2, 9));
    format!("{{z9:zA,zG:[\"1\",\"2\",\"1\"],zQ:{question},zA:{answer}}}")
}

#[cfg(test)]
mod tests;
