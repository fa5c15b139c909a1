/** The glossary in Japanese, term by term, and the words of its card. */

import type { Like } from "../../../../state/like";
import type { words as english } from "../en/glossary";
import { distance } from "./glossary/distance";
import { faces } from "./glossary/faces";
import { ours } from "./glossary/ours";
import { paths } from "./glossary/paths";
import { places } from "./glossary/places";
import { spheres } from "./glossary/spheres";

export const words: Like<typeof english> = { shownIn: "出てくるレッスン：", inGlossary: "用語集で見る" };

export const glossary = { ...distance, ...spheres, ...faces, ...paths, ...places, ...ours };
