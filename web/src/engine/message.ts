/**
 * What the engine, its readers and this page say to a user: a code and its arguments. It crosses as JSON in a text, since an `Error` has
 * nothing but a text. Catalogues have a sentence for each code.
 */

export type Arg = string | number | Message | readonly Arg[];

export interface Message {
  readonly code: string;
  readonly args: Readonly<Record<string, Arg>>;
}

/** A message as it crosses. */
export const message = (code: string, args: Message["args"] = {}): string => JSON.stringify({ code, args });

/** The message that a text is; undefined for any other text. */
export function asMessage(text: string): Message | undefined {
  if (!text.startsWith('{"code":')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isMessage(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A name from a file may look like a message without being one. */
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
