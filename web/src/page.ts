/** Builds the regions of the page, each a function of the state, and the listeners that belong to no region. */

import { effect } from "@preact/signals-core";
import { html } from "lit-html";
import type { App } from "./app";
import { watchFrames } from "./state/frames";
import { watchDrags } from "./state/history";
import { markMilestones } from "./state/milestones";
import { dropsAreAdded, phase, restarts } from "./state/store";
import { showTheme } from "./state/theme";
import { saveState } from "./state/works";
import { chart, chartHead } from "./ui/chart";
import { watchCoach } from "./ui/coach";
import { watchContext } from "./ui/context/watch";
import { details } from "./ui/details";
import { watchHaptics } from "./ui/drag/haptics";
import { watchMoves } from "./ui/drag/move-note";
import { announceDrag, dragPanel } from "./ui/drag/panel";
import { watchDrops } from "./ui/drop";
import { header } from "./ui/header";
import { watchLaunches } from "./ui/launch";
import { measureRegion } from "./ui/measure/region";
import { watchMenus } from "./ui/menu";
import { messageList, toasts } from "./ui/messages";
import { child, mount, nameParts, part } from "./ui/mount";
import { pairDetails } from "./ui/pair/details";
import { followSelection, partTree } from "./ui/parts";
import { pickRegion } from "./ui/pivot/region";
import { announceRemoval, removalPanel } from "./ui/removal/panel";
import { resultsPanel } from "./ui/results";
import { testsPanel } from "./ui/review/tests";
import { allowedPairsPanel } from "./ui/robots/allowed";
import { checkPanel } from "./ui/robots/check";
import { joints } from "./ui/robots/joints";
import { watchSpheres } from "./ui/robots/spheres";
import { teach } from "./ui/robots/teach";
import { mountTimeline } from "./ui/robots/timeline";
import { resumeBar, watchOffer } from "./ui/saved-works";
import { watchKeys } from "./ui/shortcuts";
import { leftSides, rightSides, tabPanel, tabs, watchSides, watchTabs } from "./ui/side-tabs";
import { splitter, watchPanelWidths } from "./ui/splitter";
import { announce, overlay, toolBar, watchSentence } from "./ui/stage";
import { statusLine } from "./ui/status";
import { text } from "./ui/strings";
import { viewCube } from "./ui/view/cube";
import { explodeBar } from "./ui/view/explode";
import { planesPanel } from "./ui/view/planes";
import { shownPairBar } from "./ui/view/shown-pair";

export function build(app: App): void {
  const root = document.documentElement;
  showTheme(root);
  nameParts(() => ({ ...text.regions }));
  effect(() => {
    root.dataset.state = phase.value;
    root.dataset.restarts = String(restarts.value);
    root.dataset.kept = saveState.value;
  });
  markMilestones();
  watchDrags();
  watchFrames();
  watchSentence();
  watchCoach();
  watchMenus();
  watchContext(app.actions);
  watchKeys(app.actions);
  watchSpheres(app.actions);
  watchHaptics();
  watchOffer();
  regions(app);
}

function regions(app: App): void {
  const { actions } = app;
  watchPanelWidths();
  mount(part("header"), () => header(actions));
  mount(child(part("parts"), "div", "sides-region"), leftSides);
  const tree = tabPanel(child(part("parts"), "div", "tree-region"), "parts");
  mount(tree, () => partTree(actions));
  followSelection();
  const selection = child(part("parts"), "section", "details-region");
  mount(child(selection, "div", ""), () => pairDetails(actions));
  mount(child(selection, "div", ""), () => details(actions));
  const robots = tabPanel(child(part("parts"), "div", "robots-region"), "robots");
  mount(child(robots, "div", "joints-region"), () => joints(actions));
  mount(child(robots, "div", "teach-region"), () => teach(actions));
  mount(child(part("results"), "div", "sides-region"), rightSides);
  const results = tabPanel(child(part("results"), "div", "results-region"), "results");
  mount(child(results, "div", "results-list"), () => resultsPanel(actions));
  mount(child(results, "div", "allowed-region"), () => allowedPairsPanel(actions));
  mount(tabPanel(child(part("results"), "div", "tests-region"), "tests"), () => testsPanel(actions));
  mount(tabPanel(child(part("results"), "div", "check-region"), "motion"), () => checkPanel(actions));
  const chartRegion = child(part("results"), "section", "chart-region");
  mount(child(chartRegion, "div", ""), chartHead);
  const plot = child(chartRegion, "div", "plot");
  plot.setAttribute("role", "img");
  chart(plot);
  mount(child(part("parts"), "div", "splitter-region"), () => splitter("left"));
  mount(child(part("results"), "div", "splitter-region"), () => splitter("right"));
  watchSides(part("parts"), part("results"));
  mountTimeline(part("timeline"), actions);
  mount(part("status"), () => statusLine(actions));
  mount(part("tabs"), tabs);
  watchTabs(document.body);

  const stage = part("stage");
  const bar = child(stage, "div", "bar");
  mount(child(bar, "div", "bar-row"), () => toolBar(actions));
  mount(child(bar, "div", "bar-row"), dragPanel);
  mount(child(bar, "div", "bar-row"), () => shownPairBar(actions));
  mount(child(bar, "div", "bar-row"), () => planesPanel(actions));
  mount(child(bar, "div", "bar-row"), () => measureRegion(actions));
  mount(child(bar, "div", "bar-row"), () => explodeBar(actions));
  mount(child(bar, "div", "bar-row"), () => pickRegion(actions));
  mount(child(bar, "div", "bar-row"), () => removalPanel(actions));
  mount(child(bar, "div", "bar-row"), () => resumeBar(actions.works));
  mount(child(stage, "div", "over"), () => overlay(actions));
  mount(child(stage, "div", "over"), () => viewCube(actions));
  watchMoves(stage);
  announce(announcer(stage, "announcer"));
  announceDrag(announcer(stage, "hand-announcer"));
  announceRemoval(announcer(stage, "removal-announcer"));

  mount(child(part("overlay"), "div", "toasts"), toasts);
  mount(child(part("overlay"), "div", "list"), messageList);
  const drop = child(document.body, "div", "drop");
  drop.hidden = true;
  drop.dataset.testid = "drop";
  mount(drop, () => {
    const { drop, dropHint, dropAdd, dropAddHint } = text.stage;
    const isAdded = dropsAreAdded.value;
    return html`<p><b>${isAdded ? dropAdd : drop}</b>${isAdded ? dropAddHint : dropHint}</p>`;
  });
  watchDrops(drop, (files) => app.openOwn(files, "dropped"));
  watchLaunches((files) => app.openOwn(files, "alone"));
}

/** Adds an invisible live region for changes that no other region announces. */
function announcer(stage: HTMLElement, id: string): HTMLElement {
  const element = child(stage, "p", "sr");
  element.id = id;
  element.setAttribute("role", "status");
  return element;
}
