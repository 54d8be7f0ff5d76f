/** How large letters are on this page, beside those of a desk: a screen for a whole room has larger ones. */
export const letters = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
