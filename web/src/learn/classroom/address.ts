/** Handles `?projector` in the address, beside other fields. */

export const isAsked = (search: string): boolean => new URLSearchParams(search).has("projector");

/** Returns the query with or without the projector. */
export function withProjector(search: string, on: boolean): string {
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((field) => field !== "" && field.split("=")[0] !== "projector");
  const fields = on ? [...others, "projector"] : others;
  return fields.length > 0 ? `?${fields.join("&")}` : "";
}
