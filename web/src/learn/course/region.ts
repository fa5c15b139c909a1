/** The region for pages of the course; each page begins at its top. */

import { effect } from "@preact/signals-core";
import { nothing } from "lit-html";
import { mount } from "../../ui/mount";
import { openPage, view } from "./state";

export function mountCourse(region: HTMLElement): void {
  mount(region, () => view.value ?? nothing);
  effect(() => {
    if (openPage.value) region.scrollTop = 0;
  });
}
