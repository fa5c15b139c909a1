/** The actions on results: on one pair, or on all selected ones. */

import { standingOf, statuses } from "../../state/review";
import type { Row } from "../../state/severity";
import { canVerify, verifying } from "../../state/verified";
import { copyRows } from "../copy-table";
import { text } from "../strings";
import { context } from "../strings/context";
import type { Action } from "./action";

interface SomePairs {
  /** The row under the pointer. */
  row: Row;
  some: readonly Row[];
}

const isOne = ({ some }: SomePairs): boolean => some.length === 1;
const clashesOf = ({ some }: SomePairs): Row[] => some.filter(standingOf);
const askableOf = ({ some }: SomePairs): Row[] => (verifying.peek() ? [] : some.filter(canVerify));

export const pairActions: readonly Action<SomePairs>[] = [
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
  ...statuses
    .filter((status) => status !== "new")
    .map(
      (status): Action<SomePairs> => ({
        id: `status-${status}`,
        in: ["menu 1"],
        look: () => ({ label: text.review.standing[status], title: text.review.standingTitle[status] }),
        isOffered: (pairs) => clashesOf(pairs).length > 0,
        isChecked: ({ row }) => standingOf(row) === status,
        perform: ({ review }, pairs) => void review.set(clashesOf(pairs), [{ status }]),
      }),
    ),
  {
    id: "verify",
    in: ["menu 2"],
    look: () => ({ label: text.verify.button }),
    isOffered: (pairs) => askableOf(pairs).length > 0,
    perform: ({ verify }, pairs) => verify.ask(askableOf(pairs)),
  },
  ...(["stl", "glb"] as const).map(
    (format): Action<SomePairs> => ({
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
