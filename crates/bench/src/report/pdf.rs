//! Tables on A4 pages. The reader's own Helvetica is used, so nothing is embedded.

use super::table::Table;
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str};

const WIDTH: f32 = 842.0;
const HEIGHT: f32 = 595.0;
const MARGIN: f32 = 36.0;
const LARGEST: f32 = 9.0;
const SMALLEST: f32 = 4.5;
/// Between columns, in units of the font's size.
const GAP: f32 = 1.2;
/// From line to line, in units of the font's size.
const LEADING: f32 = 1.45;
/// From the head to the first row, in lines.
const HEAD: f32 = 1.25;
/// What a note takes.
const NOTE: f32 = 14.0;
/// A head with room for fewer rows than this goes to the next page.
const FEWEST: usize = 3;

/// Widths of Helvetica from the space on, in thousandths of the size.
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/// Text as Windows Latin-1, which is what the reader's fonts speak.
fn latin(text: &str) -> Vec<u8> {
    text.chars()
        .map(|c| match c as u32 {
            code @ (0x20..=0x7e | 0xa0..=0xff) => code as u8,
            _ => b'?',
        })
        .collect()
}

fn width(text: &[u8], size: f32) -> f32 {
    let units: u32 = text
        .iter()
        .map(|b| u32::from(*WIDTHS.get(usize::from(*b).wrapping_sub(32)).unwrap_or(&556)))
        .sum();
    units as f32 * size / 1000.0
}

/// A document of several tables.
pub fn document(title: &str, tables: &[(&Table, Option<&str>)]) -> Vec<u8> {
    let mut paper = Paper { title, pages: Vec::new(), y: 0.0 };
    for (table, note) in tables {
        paper.lay(table, *note);
    }
    let pages = paper.pages;
    let mut pdf = Pdf::new();
    let (catalog, tree, regular, bold) = (Ref::new(1), Ref::new(2), Ref::new(3), Ref::new(4));
    pdf.catalog(catalog).pages(tree);
    let page_ref = |place: usize| Ref::new(10 + 2 * place as i32);
    let kids: Vec<Ref> = (0..pages.len()).map(page_ref).collect();
    pdf.pages(tree).kids(kids).count(pages.len() as i32);
    for (font, name) in [(regular, "Helvetica"), (bold, "Helvetica-Bold")] {
        pdf.type1_font(font)
            .base_font(Name(name.as_bytes()))
            .encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    let total = pages.len();
    for (place, mut content) in pages.into_iter().enumerate() {
        let foot = format!("{} / {total}", place + 1);
        put(&mut content, &foot, WIDTH / 2.0 - 10.0, MARGIN / 2.0, 8.0, false);
        let body = Ref::new(11 + 2 * place as i32);
        let mut page = pdf.page(page_ref(place));
        page.media_box(Rect::new(0.0, 0.0, WIDTH, HEIGHT)).parent(tree).contents(body);
        let mut resources = page.resources();
        resources.fonts().pair(Name(b"R"), regular).pair(Name(b"B"), bold);
        resources.finish();
        page.finish();
        pdf.stream(body, &content.finish());
    }
    pdf.finish()
}

fn put(content: &mut Content, text: &str, x: f32, y: f32, size: f32, bold: bool) {
    content.begin_text();
    content.set_font(Name(if bold { b"B" } else { b"R" }), size);
    content.next_line(x, y);
    content.show(Str(&latin(text)));
    content.end_text();
}

/// The size at which the table fits the page's width, and the columns' right edges. A table too
/// wide even at the smallest size is split by columns.
fn layout(table: &Table, columns: &[usize]) -> (f32, Vec<f32>) {
    let widest = |column: usize| {
        let cells = table.rows.iter().map(|row| row.get(column));
        let cells = cells.chain([table.head.get(column)]).flatten();
        // Bold heads are a little wider than the regular letters measured here.
        cells.map(|text| width(&latin(text), 1.08)).fold(1.0, f32::max)
    };
    let widths: Vec<f32> = columns.iter().map(|c| widest(*c) + GAP).collect();
    let total: f32 = widths.iter().sum();
    let size = ((WIDTH - 2.0 * MARGIN) / total).min(LARGEST);
    let mut edge = MARGIN;
    let edges = widths.iter().map(|w| {
        edge += w * size;
        edge
    });
    (size, edges.collect())
}

/// Groups of columns that fit on a page, each beginning with the first column.
fn groups(table: &Table) -> Vec<Vec<usize>> {
    let all: Vec<usize> = (0..table.head.len()).collect();
    if layout(table, &all).0 >= SMALLEST || all.len() < 3 {
        return vec![all];
    }
    let mut groups = Vec::new();
    let mut group = vec![0];
    for column in 1..table.head.len() {
        group.push(column);
        if layout(table, &group).0 < SMALLEST + 1.5 && group.len() > 2 {
            group.pop();
            groups.push(std::mem::replace(&mut group, vec![0, column]));
        }
    }
    groups.push(group);
    groups
}

/// Pages that are filled from the top.
struct Paper<'t> {
    title: &'t str,
    pages: Vec<Content>,
    /// Where the next line goes on the last page.
    y: f32,
}

impl Paper<'_> {
    fn turn(&mut self) {
        let mut page = Content::new();
        put(&mut page, self.title, MARGIN, HEIGHT - MARGIN, 12.0, true);
        self.pages.push(page);
        self.y = HEIGHT - MARGIN - 30.0;
    }

    /// Lays a table, on as many pages as it takes; the first lines go below what is there already.
    fn lay(&mut self, table: &Table, note: Option<&str>) {
        for columns in groups(table) {
            let (size, edges) = layout(table, &columns);
            let leading = size * LEADING;
            let mut rows = table.rows.as_slice();
            while !rows.is_empty() {
                let room = |y: f32| (((y - MARGIN) / leading - HEAD) as usize).max(1);
                let needed = rows.len().min(FEWEST);
                let below = self.y - note.map_or(0.0, |_| NOTE);
                if self.pages.is_empty() || below < MARGIN + leading || room(below) < needed {
                    self.turn();
                }
                self.note(note);
                let (here, rest) = rows.split_at(room(self.y).min(rows.len()));
                self.part(table, &columns, (size, &edges), here);
                rows = rest;
            }
        }
    }

    fn note(&mut self, note: Option<&str>) {
        let (Some(note), Some(page)) = (note, self.pages.last_mut()) else { return };
        put(page, note, MARGIN, self.y + 4.0, 8.0, false);
        self.y -= NOTE;
    }

    /// The head, a rule, and rows that have room here.
    fn part(
        &mut self,
        table: &Table,
        columns: &[usize],
        (size, edges): (f32, &[f32]),
        rows: &[Vec<String>],
    ) {
        let Some(page) = self.pages.last_mut() else { return };
        let leading = size * LEADING;
        let mut draw = |cells: &[String], y: f32, bold: bool| {
            for (place, column) in columns.iter().enumerate() {
                let text = cells.get(*column).map_or("", String::as_str);
                let room = width(&latin(text), if bold { size * 1.08 } else { size });
                let x = if place == 0 { MARGIN } else { edges[place] - room };
                put(page, text, x, y, size, bold);
            }
        };
        draw(&table.head, self.y, true);
        for (line, row) in rows.iter().enumerate() {
            draw(row, self.y - leading * (line as f32 + HEAD), false);
        }
        let below = self.y - leading * 0.3;
        page.set_line_width(0.5).move_to(MARGIN, below);
        page.line_to(edges.last().copied().unwrap_or(MARGIN), below).stroke();
        self.y -= leading * (rows.len() as f32 + HEAD + 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: usize) -> Table {
        let row = |row: usize| vec![format!("n{row}"), "1 ms".to_string()];
        let head = ["instance", "time"].map(String::from).to_vec();
        Table { head, rows: (0..rows).map(row).collect() }
    }

    #[test]
    fn a_table_begins_below_a_short_one_and_a_long_one_goes_on() {
        let pages = |rows: &[usize]| {
            let tables: Vec<Table> = rows.iter().map(|rows| table(*rows)).collect();
            let tables: Vec<(&Table, Option<&str>)> = tables.iter().map(|t| (t, None)).collect();
            let pdf = String::from_utf8_lossy(&document("Results", &tables)).into_owned();
            (1..9).find(|count| pdf.contains(&format!("(1 / {count})"))).unwrap()
        };
        assert_eq!(pages(&[3]), 1);
        assert_eq!(pages(&[3, 20]), 1);
        assert_eq!(pages(&[3, 40]), 2);
        assert_eq!(pages(&[37, 40]), 3, "no head stands alone at the foot");
    }
}
