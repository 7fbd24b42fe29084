use super::*;

fn sheet(rows: usize, cols: usize, margins: [usize; 4]) -> Sheet {
    let mut sheet = Sheet { rows, cols, margins, ..Sheet::default() };
    sheet.marks.insert((0, 0), Mark::Text("12".into()));
    sheet.marks.insert((rows as isize - 1, cols as isize - 1), Mark::Circle { black: true });
    if margins[0] > 0 {
        sheet.marks.insert((-1, 0), Mark::Text("3".into()));
    }
    sheet.genres = vec!["hitori".into()];
    sheet
}

#[test]
fn what_is_written_is_read() {
    for (rows, cols, margins) in
        [(1, 1, [0; 4]), (3, 4, [0; 4]), (4, 3, [1; 4]), (8, 8, [2, 0, 1, 0])]
    {
        let sheet = sheet(rows, cols, margins);
        assert_eq!(read(&sheet.address()).unwrap(), sheet);
        assert_eq!(sheet.outside().count(), usize::from(margins[0] > 0));
    }
}

#[test]
fn the_middle_is_where_the_editor_has_it() {
    // From addresses the editor wrote: 8x8, 11x11 with its margins, 20x20.
    assert_eq!(sheet(8, 8, [0; 4]).middle(), 209);
    assert_eq!(sheet(9, 9, [1; 4]).middle(), 112);
    assert_eq!(sheet(20, 20, [0; 4]).middle(), 851);
    assert_eq!(sheet(8, 8, [0; 4]).board()[..10], [26, 1, 1, 1, 1, 1, 1, 1, 5, 1]);
}

#[test]
fn abbreviations_in_quotes_are_text() {
    assert_eq!(
        expanded("{zN:{\"1\":[\"zN\\\"zS\",1]},zT:[zO]}"),
        "{\"number\":{\"1\":[\"zN\\\"zS\",1]},\"thermo\":[null]}"
    );
}

#[test]
fn damage_is_said() {
    let whole = sheet(5, 5, [0; 4]).address();
    assert!(recognises(&whole) && !recognises("m=draw&p=abc") && !recognises("xm=edit&p=abc"));
    // The signs of equality at the end may be missing.
    let needed = whole.trim_end_matches('=').len();
    for end in whole.find("p=").unwrap() + 2..needed {
        assert!(read(&whole[..end]).is_err(), "{end}");
    }
    assert!(read(&whole[..needed]).is_ok());
    for text in ["m=edit&p=", "m=edit&p=!!", "m=edit&p=AAAA"] {
        assert!(!read(text).unwrap_err().to_string().is_empty());
    }
    // A thousand million zeros in a thousand bytes.
    let bomb = miniz_oxide::deflate::compress_to_vec(&vec![b'0'; 64 << 20], 9);
    assert!(read(&format!("m=edit&p={}", BASE64.encode(bomb))).is_err());
}

#[test]
fn what_is_stored_comes_back() {
    for length in [0, 1, 65_534, 65_535, 65_536, 140_000] {
        let text = "x".repeat(length);
        assert_eq!(unpack(&pack(&text, 0)).as_deref(), Ok(&*text), "{length}");
    }
}
