/** Sentences of the core in Russian. */

import { form } from "../../strings/ru/plural";
import { type Tongue, teller } from "../teller";
import cad from "./cad.json";
import drawings from "./drawings.json";
import geometry from "./geometry.json";
import gltf from "./gltf.json";
import learning from "./learning.json";
import libraries from "./libraries.json";
import meshes from "./meshes.json";
import motion from "./motion.json";
import opening from "./opening.json";
import page from "./page.json";
import review from "./review.json";
import robots from "./robots.json";
import scene from "./scene.json";
import words from "./words.json";
import xml from "./xml.json";

export const tongue: Tongue = {
  sentences: {
    ...cad,
    ...drawings,
    ...geometry,
    ...gltf,
    ...learning,
    ...libraries,
    ...meshes,
    ...motion,
    ...opening,
    ...page,
    ...review,
    ...robots,
    ...scene,
    ...xml,
  },
  words,
  marks: { " or ": " или ", " and ": " и ", "“": "«", "”": "»" },
  form: (n, [one = "", few = "", many = ""]) => form(n, one, few, many),
};

export const tell = teller(tongue);
