/** Texts with values in them. */

/** A piece of a filled text: words, or an inserted value. */
export type Piece = string | { value: string };

export const plain = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.value)).join("");
