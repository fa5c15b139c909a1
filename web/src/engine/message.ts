/**
 * Defines messages to the user from the engine, its readers and this page: a code and its arguments. A message is passed as JSON in a text, because
 * an `Error` holds only a text. Catalogues have a sentence for each code.
 */

export type Arg = string | number | Message | readonly Arg[];

export interface Message {
  readonly code: string;
  readonly args: Readonly<Record<string, Arg>>;
}

/** Returns a message as a text. */
export const message = (code: string, args: Message["args"] = {}): string => JSON.stringify({ code, args });

/** Returns the message in a text; undefined for any other text. */
export function asMessage(text: string): Message | undefined {
  if (!text.startsWith('{"code":')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isMessage(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a value is a message. A name from a file may look like one without being one. */
function isMessage(value: unknown): value is Message {
  if (typeof value !== "object" || value === null) return false;
  const { code, args } = value as Partial<Message>;
  return (
    typeof code === "string" && typeof args === "object" && args !== null && Object.values(args).every(isArg)
  );
}

const isArg = (arg: unknown): boolean =>
  typeof arg === "string" ||
  typeof arg === "number" ||
  (Array.isArray(arg) ? arg.every(isArg) : isMessage(arg));
