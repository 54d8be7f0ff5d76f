// Marks a row that scrolls sideways where there is more of it to be seen; base.css fades those ends.
export function more(row: HTMLElement): () => void {
  const look = () => {
    const ends = [
      row.scrollLeft > 4 ? "left" : "",
      row.scrollLeft + row.clientWidth < row.scrollWidth - 4 ? "right" : "",
    ];
    row.dataset["more"] = ends.filter(Boolean).join(" ");
  };
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
