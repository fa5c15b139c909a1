/** Words of the pages of the course, with their holes filled. */

import { catalogue } from "../../state/translated";
import { sayer } from "../sayer";
import { pages } from "./strings/en/pages";

const now = catalogue(pages, {
  ja: async () => (await import("./strings/ja/pages")).pages,
  ru: async () => (await import("./strings/ru/pages")).pages,
});

export const say = sayer(now);
