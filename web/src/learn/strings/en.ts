/** English: all texts of the page and its lessons. */

import { accuracyAgainstSpeed } from "./en/accuracy-against-speed";
import { arch } from "./en/arch";
import { axisByAxis } from "./en/axis-by-axis";
import { bodyInCommon } from "./en/body-in-common";
import { caughtInBetween } from "./en/caught-in-between";
import { claimTexts } from "./en/claims";
import { classroom } from "./en/classroom";
import { coarseToFine } from "./en/coarse-to-fine";
import { common } from "./en/common";
import { course } from "./en/course";
import { decomposition } from "./en/decomposition";
import { degreesOfFreedom } from "./en/degrees-of-freedom";
import { depthBetween } from "./en/depth-between";
import { doorOpens } from "./en/door-opens";
import { embedding } from "./en/embedding";
import { exactPredicates } from "./en/exact-predicates";
import { farAndNear } from "./en/far-and-near";
import { figure3 } from "./en/figure-3";
import { flatLine } from "./en/flat-line";
import { fourMethods } from "./en/four-methods";
import { fourSteps } from "./en/four-steps";
import { gilbert } from "./en/gilbert";
import { howDeep } from "./en/how-deep";
import { listForm } from "./en/list-form";
import { measuring } from "./en/measuring";
import { moreHands } from "./en/more-hands";
import { moveIt } from "./en/move-it";
import { movingTree } from "./en/moving-tree";
import { page } from "./en/page";
import { pipeline } from "./en/pipeline";
import { predict } from "./en/predict";
import { rankByRank } from "./en/rank-by-rank";
import { shuttleAndChair } from "./en/shuttle-and-chair";
import { takenOut } from "./en/taken-out";
import { throughTheGap } from "./en/through-the-gap";
import { twoArms } from "./en/two-arms";
import { twoStages } from "./en/two-stages";
import { whereItErrs } from "./en/where-it-errs";
import { whereItFails } from "./en/where-it-fails";
import { why } from "./en/why";

export const en = {
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
} as const;
