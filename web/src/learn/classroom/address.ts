/** `?projector` in the address, beside whatever else is asked for there. */

export const isAsked = (search: string): boolean => new URLSearchParams(search).has("projector");

/** The query with the projector in it, or without. */
export function withProjector(search: string, on: boolean): string {
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((field) => field !== "" && field.split("=")[0] !== "projector");
  const fields = on ? [...others, "projector"] : others;
  return fields.length > 0 ? `?${fields.join("&")}` : "";
}
