/** The pseudocode of every lesson. Its own part of the page, loaded by the first lesson. */

import files, { type Key } from "../../state/made-texts/pseudocode";
import { catalogueOf } from "../../state/translated";

import { sayer } from "../sayer";
import type { Code } from "./code";
import { accuracyAgainstSpeed } from "./lines/accuracy-against-speed";
import { arch } from "./lines/arch";
import { axisByAxis } from "./lines/axis-by-axis";
import { bodyInCommon } from "./lines/body-in-common";
import { caughtInBetween } from "./lines/caught-in-between";
import { coarseToFine } from "./lines/coarse-to-fine";
import { decomposition } from "./lines/decomposition";
import { degreesOfFreedom } from "./lines/degrees-of-freedom";
import { depthBetween } from "./lines/depth-between";
import { doorOpens } from "./lines/door-opens";
import { exactPredicates } from "./lines/exact-predicates";
import { farAndNear } from "./lines/far-and-near";
import { figure3 } from "./lines/figure-3";
import { flatLine } from "./lines/flat-line";
import { fourMethods } from "./lines/four-methods";
import { fourSteps } from "./lines/four-steps";
import { gilbert } from "./lines/gilbert";
import { howDeep } from "./lines/how-deep";
import { listForm } from "./lines/list-form";
import { moreHands } from "./lines/more-hands";
import { moveIt } from "./lines/move-it";
import { movingTree } from "./lines/moving-tree";
import { pipeline } from "./lines/pipeline";
import { rankByRank } from "./lines/rank-by-rank";
import { shuttleAndChair } from "./lines/shuttle-and-chair";
import { takenOut } from "./lines/taken-out";
import { throughTheGap } from "./lines/through-the-gap";
import { twoArms } from "./lines/two-arms";
import { twoStages } from "./lines/two-stages";
import { whereItErrs } from "./lines/where-it-errs";
import { whereItFails } from "./lines/where-it-fails";

export const code: Code = {
  gilbert: gilbert,
  "flat-line": flatLine,
  "list-form": listForm,
  arch: arch,
  decomposition: decomposition,
  "coarse-to-fine": coarseToFine,
  pipeline: pipeline,
  "far-and-near": farAndNear,
  "two-stages": twoStages,
  "how-deep": howDeep,
  "four-steps": fourSteps,
  "caught-in-between": caughtInBetween,
  "more-hands": moreHands,
  "moving-tree": movingTree,
  "rank-by-rank": rankByRank,
  "accuracy-against-speed": accuracyAgainstSpeed,
  "two-arms": twoArms,
  "degrees-of-freedom": degreesOfFreedom,
  "through-the-gap": throughTheGap,
  "door-opens": doorOpens,
  "move-it": moveIt,
  "shuttle-and-chair": shuttleAndChair,
  "where-it-fails": whereItFails,
  "axis-by-axis": axisByAxis,
  "four-methods": fourMethods,
  "where-it-errs": whereItErrs,
  "figure-3": figure3,
  "taken-out": takenOut,
  "body-in-common": bodyInCommon,
  "exact-predicates": exactPredicates,
  "depth-between": depthBetween,
};

const say = sayer<Key>(catalogueOf(files));

/** What a line of a lesson says. */
export const lineText = (lesson: string, line: string): string => say(`${lesson}.${line}` as Key);
