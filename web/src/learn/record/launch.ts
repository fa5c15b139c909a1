/**
 * Reads the address with which a learning platform launches a page of the Experience API: `?endpoint=…&auth=…&actor={…}&registration=…`. With `xapi`
 * alone, statements only go to the page around it.
 */

import * as v from "valibot";
import type { Actor } from "./statement";

export interface Launch {
  /** The store for statements and its credentials; absent if only the page around receives them. */
  store: { endpoint: string; auth: string | undefined } | undefined;
  actor: Actor | undefined;
  registration: string | undefined;
  activity: string | undefined;
  /** The errors in the address. */
  faults: ("actor" | "endpoint")[];
}

const account = v.object({ homePage: v.pipe(v.string(), v.url()), name: v.string() });

/** An agent or a group with exactly one of the four identifiers. */
const agent = v.pipe(
  v.looseObject({
    objectType: v.optional(v.picklist(["Agent", "Group"])),
    name: v.optional(v.string()),
    mbox: v.optional(v.pipe(v.string(), v.regex(/^mailto:[^@\s]+@[^@\s]+$/))),
    mbox_sha1sum: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/i))),
    openid: v.optional(v.pipe(v.string(), v.url())),
    account: v.optional(account),
  }),
  v.check(
    ({ mbox, mbox_sha1sum, openid, account }) =>
      [mbox, mbox_sha1sum, openid, account].filter((one) => one !== undefined).length === 1,
    "an actor is identified by one of mbox, mbox_sha1sum, openid and account",
  ),
);

/** Reads an address; undefined if it asks for no statements. */
export function readLaunch(search: string): Launch | undefined {
  const fields = new URLSearchParams(search);
  if (!["xapi", "endpoint", "actor"].some((name) => fields.has(name))) return undefined;
  const [address, said] = [fields.get("endpoint"), fields.get("actor")];
  const endpoint = address === null ? undefined : readEndpoint(address);
  const actor = said === null ? undefined : readActor(parsed(said));
  const faults: Launch["faults"] = [];
  if (address !== null && !endpoint) faults.push("endpoint");
  if (said !== null && !actor) faults.push("actor");
  return {
    store: endpoint ? { endpoint, auth: fields.get("auth") ?? undefined } : undefined,
    actor,
    registration: fields.get("registration") ?? undefined,
    activity: fields.get("activity_id") ?? undefined,
    faults,
  };
}

/** Reads an actor; undefined if it is not identified. Old platforms write lists of one item where the specification has the item itself. */
export function readActor(given: unknown): Actor | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const single = Object.entries(given).map(([name, value]) => [
    name,
    Array.isArray(value) && name !== "member" ? value[0] : value,
  ]);
  const plain = Object.fromEntries(single) as Record<string, unknown>;
  const { account } = plain;
  if (typeof account === "object" && account !== null && "accountServiceHomePage" in account) {
    const { accountServiceHomePage, accountName } = account as Record<string, unknown>;
    plain.account = { homePage: accountServiceHomePage, name: accountName };
  }
  const { success } = v.safeParse(agent, plain);
  return success ? { objectType: "Agent", ...plain } : undefined;
}

function readEndpoint(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address);
    return /^https?:$/.test(protocol) ? href.replace(/\/?$/, "/") : undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
