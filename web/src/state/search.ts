/** Finds pairs by words: each word must be in one of the two names, in any case. */

export const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);

export function matchesWords(words: readonly string[], ...names: string[]): boolean {
  return words.every((word) => names.some((name) => name.toLowerCase().includes(word)));
}
