/** The HTML that embeds a lesson into another page. */

const quoted = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/** Returns the HTML. `show` is the query after `?` (`writeParts`). The address `here` gives the lesson, its values, its step and its language. */
export function snippet(here: string, show: string, title: string, width = "100%", height = 560): string {
  const url = new URL(here);
  const language = url.searchParams.get("lang");
  url.search = show;
  if (language !== null) url.searchParams.set("lang", language);
  return `<iframe src="${quoted(url.href)}" title="${quoted(title)}" width="${width}" height="${height}" style="border: 0" loading="lazy"></iframe>`;
}
