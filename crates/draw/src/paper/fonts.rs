//! The two fonts of every document: how wide their letters are, and the fonts as part of a PDF.

use super::{packed, write_compressed};
use crate::raster::{REGULAR, SEMIBOLD};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::TableProvider;
use skrifa::{FontRef, GlyphId, MetadataProvider, Tag};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// How strong letters are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Of running text.
    Regular,
    /// Of titles and numbers to find.
    Semibold,
}

fn face(weight: Weight) -> &'static FontRef<'static> {
    static FACES: OnceLock<[FontRef<'static>; 2]> = OnceLock::new();
    let faces = FACES.get_or_init(|| {
        [REGULAR, SEMIBOLD]
            .map(|data| FontRef::new(data).expect("the fonts are part of the program"))
    });
    &faces[usize::from(weight == Weight::Semibold)]
}

/// How wide a line of text is.
pub fn text_width(text: &str, weight: Weight, size: f64) -> f64 {
    let face = face(weight);
    let (letters, metrics) =
        (face.charmap(), face.glyph_metrics(Size::unscaled(), LocationRef::default()));
    let advance =
        |c: char| metrics.advance_width(letters.map(c).unwrap_or_default()).unwrap_or(0.0);
    let units: f32 = text.chars().map(advance).sum();
    f64::from(units) * size / f64::from(units_per_em(face))
}

/// The first letter of a text that the fonts do not have.
pub fn lacks(text: &str) -> Option<char> {
    let there = |c: char| {
        [Weight::Regular, Weight::Semibold].iter().all(|w| face(*w).charmap().map(c).is_some())
    };
    text.chars().find(|c| !there(*c))
}

fn units_per_em(face: &FontRef<'_>) -> u16 {
    face.head().map_or(1000, |head| head.units_per_em())
}

/// The fonts of a document, and which letters of them it uses.
pub struct Fonts {
    used: [BTreeMap<u16, String>; 2],
}

/// The names of the fonts inside a document.
pub const NAMES: [&[u8]; 2] = [b"F0", b"F1"];
const FULL_NAMES: [&str; 2] = ["QUADRI+Inter-Regular", "QUADRI+Inter-SemiBold"];
const SYSTEM: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl Fonts {
    pub fn new() -> Self {
        Fonts { used: [BTreeMap::new(), BTreeMap::new()] }
    }

    /// Notes that a letter is used, and says how wide it is in thousandths of the size. The first of a font stands for
    /// letters that it lacks.
    pub fn take(&mut self, font: usize, glyph: u32, text: &str) -> Option<(u16, f32)> {
        let number = u16::try_from(glyph).ok().filter(|number| *number > 0)?;
        self.used[font].entry(number).or_insert_with(|| text.to_string());
        Some((number, width(face(weight(font)), number)))
    }

    /// Writes both fonts; says where.
    pub fn write(&self, pdf: &mut Pdf, next: &mut Ref) -> [Ref; 2] {
        [0, 1].map(|font| self.write_one(font, pdf, next))
    }

    fn write_one(&self, font: usize, pdf: &mut Pdf, next: &mut Ref) -> Ref {
        let face = face(weight(font));
        let [whole, letters, descriptor, file, words] = [(); 5].map(|()| next.bump());
        let name = Name(FULL_NAMES[font].as_bytes());
        pdf.type0_font(whole)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(letters)
            .to_unicode(words);
        let mut written = pdf.cid_font(letters);
        written.subtype(CidFontType::Type0).base_font(name).system_info(SYSTEM);
        written.font_descriptor(descriptor).default_width(0.0);
        let mut widths = written.widths();
        for glyph in self.used[font].keys() {
            widths.same(*glyph, *glyph, width(face, *glyph));
        }
        widths.finish();
        written.finish();
        describe(face, pdf.font_descriptor(descriptor).name(name).font_file3(file));
        let outlines = face.table_data(Tag::new(b"CFF ")).map_or(&[][..], |data| data.as_bytes());
        let packed = packed(outlines);
        let mut stream = pdf.stream(file, &packed);
        stream.filter(Filter::FlateDecode);
        stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        stream.finish();
        let mut map = UnicodeCmap::new(Name(b"Letters"), SYSTEM);
        for (glyph, text) in &self.used[font] {
            map.pair_with_multiple(*glyph, text.chars());
        }
        write_compressed(pdf, words, &map.finish());
        whole
    }
}

fn weight(font: usize) -> Weight {
    if font == 0 { Weight::Regular } else { Weight::Semibold }
}

/// In thousandths of the size.
fn width(face: &FontRef<'_>, glyph: u16) -> f32 {
    let metrics = face.glyph_metrics(Size::unscaled(), LocationRef::default());
    let units = metrics.advance_width(GlyphId::from(glyph)).unwrap_or(0.0);
    units * 1000.0 / f32::from(units_per_em(face))
}

fn describe(face: &FontRef<'_>, written: &mut pdf_writer::writers::FontDescriptor<'_>) {
    let metrics = face.metrics(Size::unscaled(), LocationRef::default());
    let scaled = |units: f32| units * 1000.0 / f32::from(metrics.units_per_em);
    let bounds = metrics.bounds.unwrap_or_default();
    written
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(
            scaled(bounds.x_min),
            scaled(bounds.y_min),
            scaled(bounds.x_max),
            scaled(bounds.y_max),
        ))
        .italic_angle(0.0)
        .ascent(scaled(metrics.ascent))
        .descent(scaled(metrics.descent))
        .cap_height(scaled(metrics.cap_height.unwrap_or(metrics.ascent)))
        .stem_v(90.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_measured_and_missed() {
        assert_eq!(text_width("", Weight::Regular, 10.0), 0.0);
        let (one, two) =
            (text_width("a", Weight::Regular, 10.0), text_width("aa", Weight::Regular, 10.0));
        assert!(one > 4.0 && one < 8.0 && (two - 2.0 * one).abs() < 1e-9, "{one} {two}");
        assert!(text_width("a", Weight::Semibold, 10.0) > one);
        assert_eq!(lacks("Énigmes à résoudre · 7×7 – l’été"), None);
        assert_eq!(lacks("œuvre"), Some('œ'));
        assert_eq!(lacks("a\u{4e00}b"), Some('\u{4e00}'));
    }
}
