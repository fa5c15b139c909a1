/** The actions on results: on one pair, or on all selected ones. */

import type { Row } from "../../state/result-class";
import { clashStatuses, reviewStatusOf } from "../../state/review";
import { canVerify, verifying } from "../../state/verified";
import { copyRows } from "../copy-table";
import { text } from "../strings";
import { context } from "../strings/context";
import type { Action } from "./action";

interface PairSelection {
  /** The row under the pointer. */
  row: Row;
  some: readonly Row[];
}

const isOne = ({ some }: PairSelection): boolean => some.length === 1;
const clashesOf = ({ some }: PairSelection): Row[] => some.filter(reviewStatusOf);
const verifiableOf = ({ some }: PairSelection): Row[] => (verifying.peek() ? [] : some.filter(canVerify));

export const pairActions: readonly Action<PairSelection>[] = [
  {
    id: "show-clash",
    in: ["menu 0"],
    look: () => ({ label: context.show, icon: "eye" }),
    engineKey: "Enter",
    isOffered: isOne,
    perform: ({ lookAt }, { row }) => lookAt(row.a, row.b),
  },
  {
    id: "show-cut",
    in: ["menu 0"],
    look: () => ({ label: context.showCut, icon: "section" }),
    isOffered: isOne,
    perform: ({ lookAt, ask }, { row }) => {
      lookAt(row.a, row.b);
      void ask("cut", [{}]);
    },
  },
  {
    id: "isolate",
    in: ["menu 0"],
    look: () => ({ label: context.isolatePair, icon: "isolate" }),
    isOffered: isOne,
    perform: ({ command }, { row }) => command({ type: "isolate", parts: [row.a, row.b] }),
  },
  {
    id: "select-pair",
    in: ["menu 0"],
    look: () => ({ label: context.selectPair }),
    isOffered: isOne,
    perform: ({ command }, { row }) => command({ type: "select", parts: [row.a, row.b] }),
  },
  ...clashStatuses
    .filter((status) => status !== "new")
    .map(
      (status): Action<PairSelection> => ({
        id: `status-${status}`,
        in: ["menu 1"],
        look: () => ({ label: text.review.standing[status], title: text.review.standingTitle[status] }),
        isOffered: (pairs) => clashesOf(pairs).length > 0,
        isChecked: ({ row }) => reviewStatusOf(row) === status,
        perform: ({ review }, pairs) => void review.set(clashesOf(pairs), [{ status }]),
      }),
    ),
  {
    id: "verify",
    in: ["menu 2"],
    look: () => ({ label: text.verify.button }),
    isOffered: (pairs) => verifiableOf(pairs).length > 0,
    perform: ({ verify }, pairs) => verify.ask(verifiableOf(pairs)),
  },
  ...(["stl", "glb"] as const).map(
    (format): Action<PairSelection> => ({
      id: `body-${format}`,
      in: ["menu 2"],
      row: () => text.pair.details.save,
      look: () => ({
        label: format.toUpperCase(),
        title: text.pair.details.saveTitle({ format: format.toUpperCase() }),
      }),
      isOffered: (pairs) => isOne(pairs) && Boolean(pairs.some[0]?.body),
      perform: ({ saveBody }, { row }) => saveBody(row.a, row.b, format),
    }),
  ),
  {
    id: "copy-row",
    in: ["menu 2"],
    look: () => ({ label: text.results.csv, icon: "copy" }),
    perform: (_, { some }) => void copyRows(some),
  },
];
