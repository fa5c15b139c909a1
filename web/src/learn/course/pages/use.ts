/** The page that shows a teacher the ways to use the lessons in a course, from a link to a package for a learning platform. */

import { html, type TemplateResult } from "lit-html";
import { again } from "../../../engine/again";
import { bytes } from "../../../state/format";
import { showMessage } from "../../../state/messages";
import { itemTitle } from "../../item-titles";
import { withDecimalMark } from "../../numbers";
import { t, word } from "../../words";
import { writePage } from "../address";
import { course } from "../chapters";
import { manualLink } from "../use/manual";
import { questionsSection } from "../use/questions-section";
import { readSite, site } from "../use/site";
import { translate } from "../words";

export function usePage(): TemplateResult {
  void readSite();
  return html`<article class="course-page" data-testid="use">
    <h2 class="lead">${t("page.useInCourse")}</h2>
    <p>${translate("useLead")}</p>
    ${links()} ${projector()} ${packages()} ${embedding()} ${questionsSection()} ${records()}
  </article>`;
}

const links = () => html`
  <h3>${translate("useLinks")}</h3>
  ${steps("useLinks1", "useLinks2", "useLinks3")}`;

const projector = () => html`
  <h3>${translate("useProjector")}</h3>
  ${steps("useProjector1", "useProjector2")}
  <p>${translate("useNotes")}</p>
  <ul class="close">${course.map(
    ({ name }) => html`<li>${word(`chapter.${name}`)}:
      <a href=${writePage({ kind: "teacher", of: name })}>${t("page.teacher")}</a>,
      <a href=${writePage({ kind: "worksheet", of: name })}>${t("page.worksheet")}</a></li>`,
  )}</ul>
  <p>${manualLink("classroom")}</p>`;

const packages = () => html`
  <h3>${translate("usePackages")}</h3>
  <p>${translate("usePackagesLead")}</p>
  ${offered()}
  <h4>Moodle</h4>
  ${steps("moodle1", "moodle2", "moodle3", "moodle4", "moodle5", "moodle6")}
  <h4>Canvas</h4>
  ${steps("canvas1", "canvas2", "canvas3", "canvas4")}
  <p class="dim">${translate("platformsTested")}</p>
  <p>${manualLink("learning-platforms")}</p>`;

function offered(): TemplateResult {
  const known = site.value?.packages;
  if (!known) return html`<p role="status">${t("page.loading")}</p>`;
  if (known.length === 0) return html`<p data-testid="no-packages">${translate("noPackages")}</p>`;
  return html`<ul class="close" data-testid="packages">${known.map(
    ({ chapter, file, bytes: size }) =>
      html`<li><a href=${file} download data-chapter=${chapter}>${word(`chapter.${chapter}`)}</a> <span class="dim">${withDecimalMark(bytes(size))}</span></li>`,
  )}</ul>`;
}

const embedding = () => html`
  <h3>${translate("useEmbed")}</h3>
  <p>${translate("useEmbedLead")}</p>
  <form class="choose" @submit=${(event: SubmitEvent) => {
    event.preventDefault();
    void embed(String(new FormData(event.target as HTMLFormElement).get("lesson")));
  }}>
    <label>${translate("lesson")} <select class="button" name="lesson" data-testid="use-embed-lesson">${course.map(
      ({ name, stops }) =>
        html`<optgroup label=${word(`chapter.${name}`)}>${stops.map((stop) => html`<option value=${stop.name}>${itemTitle(stop.name)}</option>`)}</optgroup>`,
    )}</select></label>
    <button class="button" data-testid="use-embed">${translate("embedCode")}</button>
  </form>
  <p>${manualLink("embedding")}</p>`;

async function embed(lesson: string): Promise<void> {
  try {
    (await again(import("../../embed/dialog"))).showEmbed(lesson);
  } catch {
    showMessage("warning", t("page.noPart"));
  }
}

const records = () => html`
  <h3>${translate("useRecords")}</h3>
  <p>${translate("useRecordsLead")}</p>
  ${steps("records1", "records2", "records3")}
  <p class="address"><code data-testid="launch">${launch}</code></p>
  <p>${manualLink("learning-platforms")}</p>`;

/** A launch address as an example. A launching platform encodes the values. */
const launch =
  'learn.html?xapi&endpoint=https://lrs.school.example/xapi/&auth=Basic …&actor={"mbox":"mailto:ann@school.example"}#gilbert';

const steps = (...keys: Parameters<typeof translate>[0][]) =>
  html`<ol>${keys.map((key) => html`<li>${translate(key)}</li>`)}</ol>`;
