/** To which item of a menu a key leads. */

/** Undefined: the key does something else. Arrows go round; a letter leads to the next item that begins with it. */
export function stepped(key: string, at: number, names: readonly string[]): number | undefined {
  const count = names.length;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (Math.max(at, 0) + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
  }
  if ([...key].length !== 1 || key === " ") return undefined;
  const letter = key.toLowerCase();
  const from = Array.from({ length: count }, (_, i) => (at + 1 + i) % count);
  return from.find((i) => names[i]?.toLowerCase().startsWith(letter)) ?? at;
}
