//! `docs`: the generated pages in the repository are what the program would write.

mod common;

use common::{fails, ok};
use std::path::Path;

#[test]
fn the_pages_are_fresh() {
    assert_eq!(ok("docs --check"), "");
}

#[test]
fn pages_are_written_and_stale_ones_found() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    let _ = std::fs::remove_dir_all(&dir);
    let shown = dir.display();
    assert!(fails(2, &format!("docs --dir {shown}")).contains("<--write|--check>") && !dir.exists());
    let stale = fails(1, &format!("docs --check --dir {shown}"));
    assert!(stale.contains("cards.md") && stale.contains("rules.md"), "{stale}");
    assert!(stale.contains(&format!("run `daikaiju docs --write --dir {shown}`")), "{stale}");
    assert_eq!(ok(&format!("docs --write --dir {shown}")).lines().count(), 2);
    assert_eq!(ok(&format!("docs --write --dir {shown}")), "");
    ok(&format!("docs --check --dir {shown}"));
    std::fs::write(dir.join("rules.md"), "something else").unwrap();
    let stale = fails(1, &format!("docs --check --dir {shown}"));
    assert!(!stale.contains("cards.md") && stale.contains("rules.md"), "{stale}");
}
