/** English with accents and a third longer, for `?lang=en-XA`: what is not changed is no text, and what does not fit now would not in a translation. */

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

export function lengthened(text: string): string {
  const accented = text.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter);
  return /\p{L}{3}/u.test(text) ? accented + "~".repeat(Math.ceil(text.length / 3)) : accented;
}
