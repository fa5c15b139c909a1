/** Texts with `{holes}`. */

/** A piece of a filled text: words, or a value that was put in. */
export type Piece = string | { value: string };

/** The text, with what `fill` says in the place of each hole. */
export const pieces = (text: string, fill: (hole: string) => Piece): Piece[] =>
  text.split(/(\{[^}]*\})/).map((piece) => (piece.startsWith("{") ? fill(piece.slice(1, -1)) : piece));

export const plain = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.value)).join("");

/** With the values as they are; a hole that there is no value for shows. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  plain(pieces(text, (hole) => String(values[hole] ?? `{${hole}}`)));
