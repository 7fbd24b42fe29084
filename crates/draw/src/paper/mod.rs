//! Documents of many pages: SVG pages in, one PDF out, its text kept as text in fonts of our own.
//!
//! The bytes depend on the pages alone: no date, no random name, nothing in the order of a hash table.

mod fonts;
mod ink;

pub use fonts::{Weight, lacks, text_width};

use fonts::Fonts;
use ink::Ink;
use pdf_writer::{Finish, Name, Pdf, Rect, Ref, TextStr};

/// What is known of a document beside its pages.
#[derive(Clone, Debug, Default)]
pub struct About {
    /// Its title.
    pub title: String,
    /// Its language, as `en`.
    pub language: String,
    /// What made it.
    pub maker: String,
    /// How far the paper is cut inside the page, in points: what lies between is thrown away.
    pub trim: f64,
    /// How much of what is cut away belongs to pictures that go over the edge.
    pub bleed: f64,
    /// Where a reader may go: a name, and the number of a page from 0.
    pub marks: Vec<(String, usize)>,
}

/// Writes a document page by page.
pub struct Document {
    pdf: Pdf,
    next: Ref,
    tree: Ref,
    shared: Ref,
    pages: Vec<Ref>,
    about: About,
    ink: Ink,
}

impl Document {
    /// A document without pages.
    pub fn new(about: About) -> Self {
        let mut next = Ref::new(1);
        let (tree, shared) = (next.bump(), next.bump());
        let ink = Ink::new(Fonts::new());
        Document { pdf: Pdf::new(), next, tree, shared, pages: Vec::new(), about, ink }
    }

    /// Adds a page: an SVG document whose units are points.
    pub fn add(&mut self, svg: &str) -> Result<(), String> {
        let tree = crate::raster::parsed(svg)?;
        let (width, height) = (tree.size().width(), tree.size().height());
        let content = self.ink.page(&tree)?;
        let (page, body) = (self.next.bump(), self.next.bump());
        write_compressed(&mut self.pdf, body, &content);
        let cut = |by: f64| {
            let by = by as f32;
            Rect::new(by, by, width - by, height - by)
        };
        let mut written = self.pdf.page(page);
        written.media_box(Rect::new(0.0, 0.0, width, height));
        if self.about.trim > 0.0 {
            written.trim_box(cut(self.about.trim));
            written.bleed_box(cut(self.about.trim - self.about.bleed));
        }
        written.parent(self.tree).contents(body);
        written.pair(Name(b"Resources"), self.shared);
        written.finish();
        self.pages.push(page);
        Ok(())
    }

    /// The whole document as a file's bytes.
    pub fn finish(mut self) -> Vec<u8> {
        let count = self.pages.len() as i32;
        self.pdf.pages(self.tree).kids(self.pages.iter().copied()).count(count);
        let outline = self.write_marks();
        self.ink.write_resources(&mut self.pdf, self.shared, &mut self.next);
        let catalog = self.next.bump();
        let mut written = self.pdf.catalog(catalog);
        written.pages(self.tree).lang(TextStr(&self.about.language));
        if let Some(outline) = outline {
            written.outlines(outline);
        }
        written.finish();
        let info = self.next.bump();
        let mut written = self.pdf.document_info(info);
        written.title(TextStr(&self.about.title)).producer(TextStr(&self.about.maker));
        written.finish();
        self.pdf.finish()
    }

    /// The list a reader shows beside the pages.
    fn write_marks(&mut self) -> Option<Ref> {
        let marks: Vec<(String, Ref)> = self
            .about
            .marks
            .iter()
            .filter_map(|(name, page)| Some((name.clone(), *self.pages.get(*page)?)))
            .collect();
        let (first, last) = (0, marks.len().checked_sub(1)?);
        let outline = self.next.bump();
        let items: Vec<Ref> = marks.iter().map(|_| self.next.bump()).collect();
        let mut written = self.pdf.outline(outline);
        written.first(items[first]).last(items[last]).count(marks.len() as i32);
        written.finish();
        for (number, (name, page)) in marks.iter().enumerate() {
            let mut item = self.pdf.outline_item(items[number]);
            item.title(TextStr(name)).parent(outline);
            if number > first {
                item.prev(items[number - 1]);
            }
            if number < last {
                item.next(items[number + 1]);
            }
            item.dest().page(*page).fit();
            item.finish();
        }
        Some(outline)
    }
}

/// Writes a stream, packed.
fn write_compressed(pdf: &mut Pdf, at: Ref, bytes: &[u8]) {
    let packed = packed(bytes);
    pdf.stream(at, &packed).filter(pdf_writer::Filter::FlateDecode);
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    const LEVEL: u8 = 6;
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, LEVEL)
}
