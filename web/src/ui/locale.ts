/**
 * Some browsers report a language that `Intl` refuses, such as “C”, and whatever makes a format of it throws. Once this is
 * loaded they report the first of their other languages that works, or English.
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
