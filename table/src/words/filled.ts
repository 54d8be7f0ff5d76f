// A text with its places filled in; `count` chooses between "one|many" as the language does.
export function filled(text: string, places: Record<string, string | number>, lang: string): string {
  const forms = text.split("|");
  const one = "count" in places && new Intl.PluralRules(lang).select(Number(places["count"])) === "one";
  const form = forms.length > 1 && !one ? forms[1] : forms[0];
  return (form ?? "").replace(/\{(\w+)\}/g, (whole, place: string) => String(places[place] ?? whole));
}
