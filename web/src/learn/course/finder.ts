/** Finds terms of the glossary in a text. */

import type { Term } from "./glossary";

export type TextPiece = string | { text: string; term: Term };

/** Splits a text at its terms that are not in `seen` yet, and adds them to it. */
export type TermFinder = (text: string, chapter: string | undefined, seen: Set<string>) => TextPiece[];

export function termFinder(terms: readonly Term[]): TermFinder {
  const byForm = new Map<string, Term[]>();
  for (const term of terms)
    for (const form of new Set([...term.forms, ...(term.aliases ?? [])])) {
      const known = byForm.get(form.toLowerCase()) ?? [];
      byForm.set(form.toLowerCase(), [...known, term]);
    }
  // Longer forms come first, so that “support point” is not found as “point”. In scripts with spaces, only whole words match.
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const letter = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}]";
  const pattern = new RegExp(`(?<!${letter})(?:${forms.join("|")})(?!${letter})`, "giu");
  return (text, chapter, seen) => {
    const found: TextPiece[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const term = byForm
        .get(match[0].toLowerCase())
        ?.find(({ key, only }) => !seen.has(key) && (!only || only.some((name) => name === chapter)));
      if (!term) continue;
      seen.add(term.key);
      if (match.index > from) found.push(text.slice(from, match.index));
      found.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < text.length) found.push(text.slice(from));
    return found;
  };
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
