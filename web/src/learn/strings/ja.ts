/** Japanese: all texts of the page and its lessons. */

import type { Catalogue } from "./catalogue";
import { accuracyAgainstSpeed } from "./ja/accuracy-against-speed";
import { arch } from "./ja/arch";
import { axisByAxis } from "./ja/axis-by-axis";
import { bodyInCommon } from "./ja/body-in-common";
import { caughtInBetween } from "./ja/caught-in-between";
import { claimTexts } from "./ja/claims";
import { classroom } from "./ja/classroom";
import { coarseToFine } from "./ja/coarse-to-fine";
import { common } from "./ja/common";
import { course } from "./ja/course";
import { decomposition } from "./ja/decomposition";
import { degreesOfFreedom } from "./ja/degrees-of-freedom";
import { depthBetween } from "./ja/depth-between";
import { doorOpens } from "./ja/door-opens";
import { embedding } from "./ja/embedding";
import { exactPredicates } from "./ja/exact-predicates";
import { farAndNear } from "./ja/far-and-near";
import { figure3 } from "./ja/figure-3";
import { flatLine } from "./ja/flat-line";
import { fourMethods } from "./ja/four-methods";
import { fourSteps } from "./ja/four-steps";
import { gilbert } from "./ja/gilbert";
import { howDeep } from "./ja/how-deep";
import { listForm } from "./ja/list-form";
import { measuring } from "./ja/measuring";
import { moreHands } from "./ja/more-hands";
import { moveIt } from "./ja/move-it";
import { movingTree } from "./ja/moving-tree";
import { page } from "./ja/page";
import { pipeline } from "./ja/pipeline";
import { predict } from "./ja/predict";
import { rankByRank } from "./ja/rank-by-rank";
import { shuttleAndChair } from "./ja/shuttle-and-chair";
import { takenOut } from "./ja/taken-out";
import { throughTheGap } from "./ja/through-the-gap";
import { twoArms } from "./ja/two-arms";
import { twoStages } from "./ja/two-stages";
import { whereItErrs } from "./ja/where-it-errs";
import { whereItFails } from "./ja/where-it-fails";
import { why } from "./ja/why";

export const ja: Catalogue = {
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
