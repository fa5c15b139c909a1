/** Formats milliseconds: 754 000 → "12:34", with hours if there are any. */
export function elapsedText(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
