/** How long ago something was, in words. */

import { language } from "../state/language";
import { text } from "./strings";

const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "5 minutes ago". */
export function ago(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const step = steps.find(([, length]) => seconds >= length);
  if (!step) return text.kept.justNow;
  const since = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  return since.format(-Math.floor(seconds / step[1]), step[0]);
}
