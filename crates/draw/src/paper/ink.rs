//! A parsed SVG picture as the drawing commands of a PDF page.

use super::fonts::{Fonts, NAMES};
use super::packed;
use pdf_writer::types::{ColorSpaceOperand, LineCapStyle, LineJoinStyle, PaintType, TilingType};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str};
use resvg::tiny_skia::{PathSegment, Transform};
use resvg::usvg::{
    self, Fill, FillRule, Group, LineCap, LineJoin, Node, Paint, PaintOrder, Path, Pattern, Stroke,
};
use std::collections::BTreeMap;

/// What all pages share: letters, patterns and degrees of transparency, each written once.
pub struct Ink {
    fonts: Fonts,
    /// By opacity in thousandths, of fills and of lines.
    veils: BTreeMap<(u16, u16), usize>,
    patterns: Vec<Tile>,
}

/// A pattern where it is used: its place on the page is part of it.
struct Tile {
    name: String,
    matrix: [f32; 6],
    step: (f32, f32),
    bounds: Rect,
    content: Vec<u8>,
}

fn matrix(t: Transform) -> [f32; 6] {
    [t.sx, t.ky, t.kx, t.sy, t.tx, t.ty]
}

fn colour(c: usvg::Color) -> [f32; 3] {
    [c.red, c.green, c.blue].map(|part| f32::from(part) / 255.0)
}

impl Ink {
    pub fn new(fonts: Fonts) -> Self {
        Ink { fonts, veils: BTreeMap::new(), patterns: Vec::new() }
    }

    /// The commands that draw a page.
    pub fn page(&mut self, tree: &usvg::Tree) -> Result<Vec<u8>, String> {
        let mut content = Content::new();
        // SVG counts from the top, PDF from the bottom.
        let upright = Transform::from_row(1.0, 0.0, 0.0, -1.0, 0.0, tree.size().height());
        content.save_state();
        content.transform(matrix(upright));
        self.group(&mut content, tree.root(), upright)?;
        content.restore_state();
        Ok(content.finish())
    }

    /// Draws what a group holds. `to_page` leads from the group's outside to the page.
    fn group(
        &mut self,
        out: &mut Content,
        group: &Group,
        to_page: Transform,
    ) -> Result<(), String> {
        if group.clip_path().is_some() || group.mask().is_some() || !group.filters().is_empty() {
            return Err("pages have no clips, masks or filters".to_string());
        }
        let to_page = to_page.pre_concat(group.transform());
        let moved = !group.transform().is_identity();
        if moved {
            out.save_state();
            out.transform(matrix(group.transform()));
        }
        for node in group.children() {
            match node {
                Node::Group(inner) => self.group(out, inner, to_page)?,
                Node::Path(path) => self.path(out, path, to_page)?,
                Node::Text(text) => self.text(out, text)?,
                Node::Image(_) => return Err("pages have no pictures in pixels".to_string()),
            }
        }
        if moved {
            out.restore_state();
        }
        Ok(())
    }

    fn path(&mut self, out: &mut Content, path: &Path, to_page: Transform) -> Result<(), String> {
        if !path.is_visible() {
            return Ok(());
        }
        out.save_state();
        let opacity = |o: Option<f32>| (o.unwrap_or(1.0) * 1000.0).round() as u16;
        let filled = opacity(path.fill().map(|f| f.opacity().get()));
        let lined = opacity(path.stroke().map(|s| s.opacity().get()));
        if (filled, lined) != (1000, 1000) {
            let known = self.veils.len();
            let number = *self.veils.entry((filled, lined)).or_insert(known);
            out.set_parameters(Name(format!("G{number}").as_bytes()));
        }
        if let Some(fill) = path.fill() {
            if let Some([r, g, b]) = ground(fill) {
                out.set_fill_rgb(r, g, b);
                outline(out, path);
                out.fill_nonzero();
            }
            self.fill_paint(out, fill, to_page)?;
        }
        if let Some(stroke) = path.stroke() {
            pen(out, stroke)?;
        }
        outline(out, path);
        let even = path.fill().is_some_and(|fill| fill.rule() == FillRule::EvenOdd);
        match (path.fill(), path.stroke()) {
            (Some(_), Some(_)) if path.paint_order() == PaintOrder::StrokeAndFill => {
                out.stroke();
                outline(out, path);
                out.fill_nonzero();
            }
            (Some(_), Some(_)) if even => drop(out.fill_even_odd_and_stroke()),
            (Some(_), Some(_)) => drop(out.fill_nonzero_and_stroke()),
            (Some(_), None) if even => drop(out.fill_even_odd()),
            (Some(_), None) => drop(out.fill_nonzero()),
            (None, Some(_)) => drop(out.stroke()),
            (None, None) => drop(out.end_path()),
        }
        out.restore_state();
        Ok(())
    }

    fn fill_paint(
        &mut self,
        out: &mut Content,
        fill: &Fill,
        to_page: Transform,
    ) -> Result<(), String> {
        match fill.paint() {
            Paint::Color(c) => {
                let [r, g, b] = colour(*c);
                out.set_fill_rgb(r, g, b);
            }
            Paint::Pattern(pattern) => {
                let number = self.tile(pattern, to_page)?;
                out.set_fill_color_space(ColorSpaceOperand::Pattern);
                out.set_fill_pattern([], Name(format!("P{number}").as_bytes()));
            }
            _ => return Err("pages have no gradients".to_string()),
        }
        Ok(())
    }

    /// The number of a pattern at a place, drawn if it is new.
    fn tile(&mut self, pattern: &Pattern, to_page: Transform) -> Result<usize, String> {
        let place = matrix(to_page.pre_concat(pattern.transform()));
        let same = |tile: &Tile| tile.name == pattern.id() && tile.matrix == place;
        if let Some(number) = self.patterns.iter().rposition(same) {
            return Ok(number);
        }
        let rect = pattern.rect();
        let mut content = Content::new();
        self.group(&mut content, pattern.root(), to_page)?;
        self.patterns.push(Tile {
            name: pattern.id().to_string(),
            matrix: place,
            step: (rect.width(), rect.height()),
            bounds: Rect::new(rect.left(), rect.top(), rect.right(), rect.bottom()),
            content: content.finish(),
        });
        Ok(self.patterns.len() - 1)
    }

    fn text(&mut self, out: &mut Content, text: &usvg::Text) -> Result<(), String> {
        for span in text.layouted().iter().filter(|span| span.visible) {
            let Some(fill) = &span.fill else { continue };
            let Paint::Color(c) = fill.paint() else {
                return Err("pages have letters of one colour".to_string());
            };
            let [r, g, b] = colour(*c);
            let font = usize::from(text_weight(text) >= 600);
            out.begin_text();
            out.set_fill_rgb(r, g, b);
            out.set_font(Name(NAMES[font]), 1.0);
            let mut at: Option<[f32; 6]> = None;
            for glyph in &span.positioned_glyphs {
                let taken = self.fonts.take(font, glyph.id.0, &glyph.text);
                let lacks = || format!("the font has no letter `{}`", glyph.text);
                let (number, wide) = taken.ok_or_else(lacks)?;
                // The picture's transform counts in the font's units, a PDF's letters in their size.
                let em = glyph.outline_transform().pre_concat(to_em(glyph));
                let mut place = matrix(em);
                if !at.is_some_and(|expected| close(expected, place)) {
                    out.set_text_matrix(place);
                }
                out.show(Str(&number.to_be_bytes()));
                place[4] += place[0] * wide / 1000.0;
                at = Some(place);
            }
            out.end_text();
        }
        Ok(())
    }

    /// Writes what the pages name.
    pub fn write_resources(&self, pdf: &mut Pdf, shared: Ref, next: &mut Ref) {
        let fonts = self.fonts.write(pdf, next);
        let veils: Vec<((u16, u16), usize, Ref)> =
            self.veils.iter().map(|(veil, number)| (*veil, *number, next.bump())).collect();
        for ((filled, lined), _, at) in &veils {
            let mut written = pdf.ext_graphics(*at);
            written.non_stroking_alpha(f32::from(*filled) / 1000.0);
            written.stroking_alpha(f32::from(*lined) / 1000.0);
        }
        let tiles: Vec<Ref> = self.patterns.iter().map(|_| next.bump()).collect();
        for (tile, at) in self.patterns.iter().zip(&tiles) {
            let content = packed(&tile.content);
            let mut written = pdf.tiling_pattern(*at, &content);
            written.filter(Filter::FlateDecode);
            written.paint_type(PaintType::Colored).tiling_type(TilingType::ConstantSpacing);
            written.bbox(tile.bounds).x_step(tile.step.0).y_step(tile.step.1);
            written.matrix(tile.matrix);
            written.pair(Name(b"Resources"), shared);
        }
        let mut all = pdf.indirect(shared).dict();
        let mut dict = all.insert(Name(b"Font")).dict();
        for (name, at) in NAMES.iter().zip(fonts) {
            dict.pair(Name(name), at);
        }
        dict.finish();
        let mut dict = all.insert(Name(b"ExtGState")).dict();
        for (_, number, at) in &veils {
            dict.pair(Name(format!("G{number}").as_bytes()), *at);
        }
        dict.finish();
        let mut dict = all.insert(Name(b"Pattern")).dict();
        for (number, at) in tiles.iter().enumerate() {
            dict.pair(Name(format!("P{number}").as_bytes()), *at);
        }
        dict.finish();
        all.finish();
    }
}

/// The colour that fills a whole tile of a pattern. Drawn under the tiles as well it hides the seams that readers leave
/// between them.
fn ground(fill: &Fill) -> Option<[f32; 3]> {
    let Paint::Pattern(pattern) = fill.paint() else { return None };
    let Some(Node::Path(first)) = pattern.root().children().first() else { return None };
    let whole = first.bounding_box() == pattern.rect().to_rect();
    match first.fill()?.paint() {
        Paint::Color(c) if whole => Some(colour(*c)),
        _ => None,
    }
}

/// From sizes of the letters to the font's own units.
fn to_em(glyph: &usvg::layout::PositionedGlyph) -> Transform {
    let t = glyph.transform();
    let units = glyph.font_size() / t.sx.hypot(t.ky);
    Transform::from_scale(units, units)
}

fn close(a: [f32; 6], b: [f32; 6]) -> bool {
    let size = b[0].abs().max(1e-6);
    a.iter().zip(b).all(|(a, b)| (a - b).abs() < 0.002 * size)
}

/// Letters of one text have one weight in our pictures.
fn text_weight(text: &usvg::Text) -> u16 {
    let first = text.chunks().iter().flat_map(|chunk| chunk.spans()).next();
    first.map_or(400, |span| span.font().weight())
}

fn pen(out: &mut Content, stroke: &Stroke) -> Result<(), String> {
    let Paint::Color(c) = stroke.paint() else {
        return Err("pages have lines of one colour".to_string());
    };
    let [r, g, b] = colour(*c);
    out.set_stroke_rgb(r, g, b);
    out.set_line_width(stroke.width().get());
    out.set_line_cap(match stroke.linecap() {
        LineCap::Butt => LineCapStyle::ButtCap,
        LineCap::Round => LineCapStyle::RoundCap,
        LineCap::Square => LineCapStyle::ProjectingSquareCap,
    });
    out.set_line_join(match stroke.linejoin() {
        LineJoin::Round => LineJoinStyle::RoundJoin,
        LineJoin::Bevel => LineJoinStyle::BevelJoin,
        LineJoin::Miter | LineJoin::MiterClip => LineJoinStyle::MiterJoin,
    });
    if let Some(dashes) = stroke.dasharray() {
        out.set_dash_pattern(dashes.iter().copied(), stroke.dashoffset());
    }
    Ok(())
}

fn outline(out: &mut Content, path: &Path) {
    let mut last = (0.0, 0.0);
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                out.move_to(p.x, p.y);
                last = (p.x, p.y);
            }
            PathSegment::LineTo(p) => {
                out.line_to(p.x, p.y);
                last = (p.x, p.y);
            }
            PathSegment::QuadTo(q, p) => {
                // The same curve by the control points PDF has.
                let third = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                let (x1, y1) = (third(last.0, q.x), third(last.1, q.y));
                let (x2, y2) = (third(p.x, q.x), third(p.y, q.y));
                out.cubic_to(x1, y1, x2, y2, p.x, p.y);
                last = (p.x, p.y);
            }
            PathSegment::CubicTo(a, b, p) => {
                out.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y);
                last = (p.x, p.y);
            }
            PathSegment::Close => {
                out.close_path();
            }
        }
    }
}
