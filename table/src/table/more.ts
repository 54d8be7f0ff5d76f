// Marks a row or a list that scrolls where there is more of it to be seen; base.css fades those ends.

/** A row that scrolls sideways. */
export function more(row: HTMLElement): () => void {
  return watch(row, () => {
    const ends = [
      row.scrollLeft > 4 ? "left" : "",
      row.scrollLeft + row.clientWidth < row.scrollWidth - 4 ? "right" : "",
    ];
    row.dataset["more"] = ends.filter(Boolean).join(" ");
    // The keyboard reaches the row itself where nothing in it can be reached.
    if (row.dataset["more"] && !row.querySelector("[tabindex='0']")) row.tabIndex = 0;
    else row.removeAttribute("tabindex");
  });
}

/** A list that scrolls up and down. */
export function below(list: HTMLElement): () => void {
  return watch(list, () => {
    const under = list.scrollTop + list.clientHeight < list.scrollHeight - 4;
    list.dataset["below"] = under ? "more" : "";
  });
}

function watch(row: HTMLElement, look: () => void): () => void {
  row.addEventListener("scroll", look, { passive: true });
  const sizes = new ResizeObserver(look);
  sizes.observe(row);
  const children = new MutationObserver(look);
  children.observe(row, { childList: true, subtree: true });
  return () => {
    row.removeEventListener("scroll", look);
    sizes.disconnect();
    children.disconnect();
  };
}
