import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PartRow } from "../src/engine/types";
import type { SceneDocumentStore } from "../src/scenes/document-store";
import type { Link } from "../src/scenes/link";
import { download, linkHere, share, showAddress, takeAddress } from "../src/sharing";
import { messages } from "../src/state/messages";
import { openDocument, parts } from "../src/state/store";
import { saveState } from "../src/state/works";

let link: Link | undefined;
let save: () => Promise<string>;
/** The names of downloaded files. */
let downloads: string[];
let copied: string | undefined;

const documents = {
  get origin() {
    return link ?? {};
  },
  remember: async () => link,
  save: () => save(),
} as unknown as SceneDocumentStore;

const browser = (more: object) =>
  vi.stubGlobal("navigator", {
    clipboard: {
      writeText: async (text: string) => {
        copied = text;
      },
    },
    ...more,
  });
const refusing = (name: string) => async () => Promise.reject(new DOMException("no", name));

beforeEach(() => {
  link = { scene: "reducer" };
  save = async () => "{}";
  downloads = [];
  copied = undefined;
  messages.value = [];
  const sources = [
    { label: "Gear box.stl", files: [{ path: "Gear box.stl", blob: new Blob() }], options: {} },
  ];
  openDocument.value = { origin: { title: "Gear box.stl" }, sources };
  parts.value = [{ id: 1, source: 0, index: 0 } as PartRow];
  const location = { hash: "", href: "http://x.y/?single", pathname: "/", search: "?single" };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", {
    replaceState: (_: unknown, __: unknown, url: string) => {
      location.hash = url.startsWith("#") ? url : "";
    },
  });
  vi.stubGlobal("document", {
    createElement: () => {
      const anchor = { download: "", click: () => downloads.push(anchor.download) };
      return anchor;
    },
  });
  takeAddress();
  browser({});
});

afterAll(() => void vi.unstubAllGlobals());

const said = () => messages.peek().map(({ text, detail = "" }) => `${text} ${detail}`.trim());
const saved =
  "A link does not contain your own files. gear-box.json was downloaded. It contains the scene and your files.";

describe("Share", () => {
  it("copies a link if a link can hold the state", async () => {
    await share(documents);
    expect(copied).toBe("http://x.y/?single#reducer");
    expect(said()).toEqual(["The link was copied to the clipboard."]);
    expect(downloads).toEqual([]);
  });

  it("reports that the decisions are not included", async () => {
    await share({
      ...documents,
      origin: documents.origin,
      decisions: { version: 1 },
    } as unknown as SceneDocumentStore);
    expect(said()).toEqual([
      "The link was copied to the clipboard. A link does not contain decisions about clashes. Save writes them to a file.",
    ]);
  });

  it("puts the link into the address if it cannot be copied, and reports that", async () => {
    browser({ clipboard: { writeText: refusing("NotAllowedError") } });
    await share(documents);
    expect(location.hash).toBe("#reducer");
    expect(said()).toEqual(["The browser did not allow copying. The link is now in the address bar."]);
    location.hash = "#spheres"; // asked for by the user meanwhile
    await share(documents);
    expect(location.hash).toBe("#spheres");
    expect(said()[0]).toMatch(/^The browser did not allow copying, and the address has changed/);
  });

  it("saves a file if the scene has own files, and copies nothing", async () => {
    link = undefined;
    await share(documents);
    expect([copied, downloads]).toEqual([undefined, ["gear-box.json"]]);
    expect(said()).toEqual([saved]);
    expect(await linkHere(documents)).toBeUndefined();
  });

  it("passes the file to the browser's share dialog, and reports the result", async () => {
    link = undefined;
    const shared: string[] = [];
    const take = async ({ files: [file] = [] }: ShareData) => void shared.push(file?.name ?? "");
    browser({ canShare: () => true, share: take });
    await share(documents);
    expect([shared, downloads]).toEqual([["gear-box.json"], []]);
    expect(said()[0]).toMatch(/was shared\. It contains the scene and your files\.$/);
    browser({ canShare: () => true, share: refusing("AbortError") });
    await share(documents);
    expect(downloads).toEqual([]);
    expect(said()[0]).toMatch(/Nothing was sent\.$/);
    browser({ canShare: () => true, share: refusing("NotAllowedError") });
    await share(documents);
    expect(downloads).toEqual(["gear-box.json"]);
    expect(said()[0]).toBe(saved);
  });

  it("reports only that the file could not be made", async () => {
    link = undefined;
    save = async () => {
      throw new RangeError("Invalid string length");
    };
    await share(documents);
    await download(documents);
    expect(downloads).toEqual([]);
    expect(new Set(said())).toEqual(
      new Set([
        "The scene could not be written to a file. Your own files are too large for one file: the limit is about 380 MB.",
      ]),
    );
  });
});

describe("other exports", () => {
  it("lose nothing after the scene was saved as a file", async () => {
    saveState.value = "refused";
    await download(documents);
    expect([downloads, saveState.peek()]).toEqual([["gear-box.json"], "kept"]);
    expect(said()).toEqual(["Saved gear-box.json."]);
  });

  it("show no address of a scene that is no longer open", async () => {
    let isCurrent = true;
    const shown = showAddress({ scene: "reducer" }, () => isCurrent);
    // Another scene is requested and opened before the link is written; a request for the first one must then be new.
    isCurrent = false;
    location.hash = "#empty";
    takeAddress();
    await shown;
    expect(location.hash).toBe("#empty");
  });

  it("remove an address that does not hold the state", async () => {
    await showAddress({ scene: "reducer" });
    expect(location.hash).toBe("#reducer");
    await showAddress(undefined);
    expect(location.hash).toBe("");
  });
});
