/** Russian: all texts of the page and its lessons. */

import type { Catalogue } from "./catalogue";
import { accuracyAgainstSpeed } from "./ru/accuracy-against-speed";
import { arch } from "./ru/arch";
import { axisByAxis } from "./ru/axis-by-axis";
import { bodyInCommon } from "./ru/body-in-common";
import { caughtInBetween } from "./ru/caught-in-between";
import { claimTexts } from "./ru/claims";
import { classroom } from "./ru/classroom";
import { coarseToFine } from "./ru/coarse-to-fine";
import { common } from "./ru/common";
import { course } from "./ru/course";
import { decomposition } from "./ru/decomposition";
import { degreesOfFreedom } from "./ru/degrees-of-freedom";
import { depthBetween } from "./ru/depth-between";
import { doorOpens } from "./ru/door-opens";
import { embedding } from "./ru/embedding";
import { exactPredicates } from "./ru/exact-predicates";
import { farAndNear } from "./ru/far-and-near";
import { figure3 } from "./ru/figure-3";
import { flatLine } from "./ru/flat-line";
import { fourMethods } from "./ru/four-methods";
import { fourSteps } from "./ru/four-steps";
import { gilbert } from "./ru/gilbert";
import { howDeep } from "./ru/how-deep";
import { listForm } from "./ru/list-form";
import { measuring } from "./ru/measuring";
import { moreHands } from "./ru/more-hands";
import { moveIt } from "./ru/move-it";
import { movingTree } from "./ru/moving-tree";
import { page } from "./ru/page";
import { pipeline } from "./ru/pipeline";
import { predict } from "./ru/predict";
import { rankByRank } from "./ru/rank-by-rank";
import { shuttleAndChair } from "./ru/shuttle-and-chair";
import { takenOut } from "./ru/taken-out";
import { throughTheGap } from "./ru/through-the-gap";
import { twoArms } from "./ru/two-arms";
import { twoStages } from "./ru/two-stages";
import { whereItErrs } from "./ru/where-it-errs";
import { whereItFails } from "./ru/where-it-fails";
import { why } from "./ru/why";

export const ru: Catalogue = {
  ...page,
  ...measuring,
  ...common,
  ...course,
  ...classroom,
  ...embedding,
  ...claimTexts,
  ...gilbert,
  ...flatLine,
  ...listForm,
  ...arch,
  ...decomposition,
  ...coarseToFine,
  ...pipeline,
  ...farAndNear,
  ...twoStages,
  ...howDeep,
  ...fourSteps,
  ...moreHands,
  ...caughtInBetween,
  ...movingTree,
  ...rankByRank,
  ...accuracyAgainstSpeed,
  ...twoArms,
  ...degreesOfFreedom,
  ...throughTheGap,
  ...doorOpens,
  ...moveIt,
  ...shuttleAndChair,
  ...whereItFails,
  ...axisByAxis,
  ...fourMethods,
  ...whereItErrs,
  ...figure3,
  ...takenOut,
  ...bodyInCommon,
  ...exactPredicates,
  ...depthBetween,
  ...predict,
  ...why,
};
