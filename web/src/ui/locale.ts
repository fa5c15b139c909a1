/**
 * Repairs the browser's language list. Some browsers report a language that `Intl` refuses, such as “C”, and then every format throws. After this
 * module they report the first of their other languages that works, or English.
 */

function isKnown(language: string): boolean {
  try {
    new Intl.NumberFormat(language);
    return true;
  } catch {
    return false;
  }
}

if (!isKnown(navigator.language)) {
  const value = navigator.languages.find(isKnown) ?? "en";
  Object.defineProperty(navigator, "language", { value, configurable: true });
}

export {};
