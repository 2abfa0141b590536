// How much of a wrapping row fits into the box around it; what does not is counted in its last child.

/**
 * Shows as many children of a wrapping row as its box has room for. The last child, `.rest`, says how many `.tile`s
 * cannot be seen, in its `.left`; what is no tile gets its place first. Tiles that the style sheet does not show
 * count too.
 */
export function fit(row: HTMLElement): () => void {
  const box = row.parentElement!;
  const changes = new MutationObserver(look);

  function look(): void {
    const rest = row.querySelector<HTMLElement>(":scope > .rest");
    if (rest) {
      const all = [...row.children].filter((x): x is HTMLElement => x instanceof HTMLElement && x !== rest);
      const tiles = all.filter((x) => x.classList.contains("tile"));
      const others = all.filter((x) => !tiles.includes(x));
      row.classList.remove("tight");
      for (const x of all) x.hidden = false;
      const shown = tiles.filter((x) => x.offsetWidth > 0);
      const pad = parseFloat(getComputedStyle(box).paddingBottom);
      const over = () => {
        // Where the box grows with what is in it nothing runs over.
        const end = box.getBoundingClientRect().bottom - pad + 1;
        return [...row.children].some((x) => x.getBoundingClientRect().bottom > end);
      };
      const say = (n: number) => {
        rest.hidden = n === 0;
        rest.querySelector(".left")!.textContent = String(n);
      };
      say(tiles.length - shown.length);
      while (shown.length && over()) {
        shown.pop()!.hidden = true;
        say(tiles.length - shown.length);
      }
      // So many marks that not even they fit: closer together, and the last ones are counted like cards.
      if (over()) row.classList.add("tight");
      for (let gone = 0; others.length && over();) {
        others.pop()!.hidden = true;
        say(tiles.length - shown.length + ++gone);
      }
    }
    // What has just been hidden here is no news.
    changes.takeRecords();
  }

  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  changes.observe(row, { childList: true, subtree: true, characterData: true });
  look();
  void document.fonts?.ready.then(look);
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
