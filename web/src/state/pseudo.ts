/**
 * Makes a pseudo translation for `?lang=en-XA`: English with accents and a third longer. Text without accents is not translatable, and text that does
 * not fit would not fit in a translation.
 */

const accents: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "î",
  o: "ö",
  u: "ü",
  A: "Å",
  E: "É",
  O: "Ø",
};

/** Returns a catalogue with all texts changed. */
export function pseudoText<Texts>(texts: Texts): Texts {
  if (typeof texts === "string") return longer(texts) as Texts;
  if (typeof texts === "function") return ((...values: unknown[]) => longer(texts(...values))) as Texts;
  const entries = Object.entries(texts as object).map(([name, inner]) => [name, pseudoText(inner)]);
  return (Array.isArray(texts) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as Texts;
}

function longer(text: string): string {
  const accented = text.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter);
  return /\p{L}{3}/u.test(text) ? accented + words(Math.ceil(text.length / 3)) : accented;
}

/** Returns this many letters as words of at most eight, so that lines break as in a real language. */
const words = (letters: number): string => "~".repeat(letters).replace(/~{8}(?=~)/g, "$& ");
