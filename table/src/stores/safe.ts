// Whether the page may be loaded anew: whoever shows something that would be lost says so here.
export const safe = { busy: (): boolean => false };
