/** The last answers of both methods side by side. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { CheckRow } from "../../engine/types";
import { count, duration, lengthOr, seconds } from "../../state/format";
import { meetingPairs, meetings } from "../../state/moments";
import { reports } from "../../state/robots";
import { units } from "../../state/units";
import { text } from "../strings";

const t = text.robots.check;

export function compare(): TemplateResult | typeof nothing {
  const { exact, spheres } = reports.value;
  if (!exact || !spheres) return nothing;
  const line = (name: string, cell: (row: CheckRow) => string) => html`
    <tr><th scope="row">${name}</th><td>${cell(spheres)}</td><td>${cell(exact)}</td></tr>`;
  const first = (row: CheckRow) => meetings(row)[0];
  return html`
    <table class="compare ${exact.outdated || spheres.outdated ? "outdated" : ""}" data-testid="check-compare">
      <caption>${t.compare}</caption>
      <thead><tr><td></td><th scope="col">${t.methods.spheres}</th><th scope="col">${t.methods.exact}</th></tr></thead>
      <tbody>
        ${line(t.rows.verdict, (row) => (first(row) ? t.meets : row.complete ? t.clear : t.partly))}
        ${line(t.rows.pairs, (row) => count(meetingPairs(row).length))}
        ${line(t.rows.first, (row) => (first(row) ? seconds(first(row)?.from ?? 0) : "–"))}
        ${line(t.rows.smallest, (row) => lengthOr(row.smallest?.distance, units.value))}
        ${line(t.rows.tests, ({ method, tests }) => count(method === "spheres" ? tests.spheres : tests.intervals))}
        ${line(t.rows.took, (row) => duration(row.ms))}
      </tbody>
    </table>`;
}
