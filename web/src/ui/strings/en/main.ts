/** Every sentence of the page, here and in `strings/`, so that another language is another file like this one. */

import { bytes, count, duration } from "../../../state/format";
import type { Severity } from "../../../state/severity";
import { finer } from "./finer";
import { hand } from "./hand";
import { kept } from "./kept";
import { measure } from "./measure";
import { open } from "./open";
import { pair } from "./pair";
import { pivot } from "./pivot";
import { plural } from "./plural";
import { removal } from "./removal";
import { review } from "./review";
import { robots } from "./robots";
import { scenes } from "./scenes";
import { share } from "./share";
import { sight } from "./sight";
import { verify } from "./verify";

export const text = {
  product: "Nearpoint",
  tagline: "See where parts come close, touch and collide.",

  modes: {
    label: "What this page is for",
    review: "Review",
    reviewTitle: "Check parts for collisions and clearances",
    learn: "Learn",
    learnTitle: "See how the algorithms find out, step by step",
  },

  /** What the regions of the page are called, for who does not see them. */
  regions: {
    parts: "Parts",
    stage: "View",
    timeline: "Timeline of the motion",
    results: "Results",
    tabs: "Panels",
  },

  /** What is dragged to widen a panel. */
  splitters: { left: "Width of the parts panel", right: "Width of the results panel" },

  language: {
    choose: "Language",
    notLoaded: (name: string) =>
      `The texts in ${name} could not be loaded. Check the connection, then choose the language again.`,
  },

  scenes,

  header: {
    scenes: "Scene",
    ownFiles: "Your files",
    undo: "Undo (Ctrl+Z)",
    redo: "Redo (Ctrl+Shift+Z)",
    open: "Open…",
    openFiles: "Files…",
    openFolder: "A folder…",
    openAdd: "Add to what is open…",
    openRevision: "As a new revision…",
    openNew: "New (empty scene)",
    openHere: "Open here",
    close: (name: string) => `Close ${name}`,
    openHint:
      "STEP, IFC, STL, OBJ, PLY, GLB, glTF, DAE, 3MF, URDF, SDF, MJCF, zip or a scene file; decisions, tests and BCF issues. Or drop them anywhere on the page.",
    save: "Save",
    saveTitle: "Save the scene as a file (Ctrl+S)",
    share: "Share",
    shareTitle:
      "Copy a link that restores this scene, its poses and this view; with own files, pass on the scene as a file",
    toDark: "Dark theme",
    toLight: "Light theme",
    more: "More",
    messages: "Messages",
  },

  parts: {
    title: "Parts",
    summary: (n: number, triangles: number) => `${count(n)} · ${plural(triangles, "triangle", "triangles")}`,
    filter: "Filter parts",
    tree: "Parts of the scene",
    hidden: "hidden",
    fixed: "fixed",
    meets: (interfering: number, undecided: number, within: number) =>
      [
        ...(interfering > 0 ? [plural(interfering, "interference", "interferences")] : []),
        ...(undecided > 0 ? [`${count(undecided)} undecided`] : []),
        ...(within > 0 ? [`${count(within)} of them inside the group`] : []),
      ].join(", "),
    hide: "Hide",
    show: "Show",
    isolate: "Isolate",
    fix: "Fix in place",
    release: "Let it move",
    showAll: "Show all",
    fold: "Fold",
    unfold: "Unfold",
    foldAll: "Fold all groups",
    unfoldAll: "Unfold all groups",
    colour: "Colour of all parts in it",
    partsBelow: (n: number) => plural(n, "part", "parts"),
    inside: (name: string, path: string) => `${name} in ${path}`,
    none: "No part is called that.",
    noneYet: "No parts yet.",
  },

  details: {
    title: "Selection",
    nothing: "Select a part to see and type its position.",
    many: (n: number) => `${count(n)} parts selected`,
    selected: "selected",
    position: "Position",
    rotation: "Rotation",
    axis: (what: string, axis: string) => `${what} ${axis}`,
    atHome: "where its file put it",
    moved: (by: string, turned: string) =>
      turned
        ? `moved ${by} and turned ${turned} from its file position`
        : `moved ${by} from its file position`,
    putBack: "Put back",
    name: "Name",
    colour: "Colour",
    opacity: "Opacity",
    facts: (triangles: number, faces: number, size: number) =>
      `${plural(triangles, "triangle", "triangles")} · ${plural(faces, "face", "faces")} · ${bytes(size)}`,
    closed: "closed solid",
    open: "open surface",
    notALength: (typed: string) => `“${typed}” is not a length. Try 12.5, -3 cm or 1/8 in.`,
    notAnAngle: (typed: string) => `“${typed}” is not an angle. Try 90, -45° or 1.5 rad.`,
    isFixed: "This part is fixed. Let it move first.",
  },

  tools: {
    label: "Tools",
    select: "Select",
    selectTitle: "Select parts; drag one to move it",
    move: "Move",
    moveTitle: "Arrows to move the selection along one axis (or press G)",
    rotate: "Rotate",
    rotateTitle: "Rings to turn the selection about one axis (or press R)",
    fit: "Fit",
    fitTitle: "Show everything (F)",
    section: "Section",
    sectionTitle: "Cut the picture open along a plane (C)",
    explode: "Explode",
    explodeTitle: "Draw the parts apart from each other (A)",
  },

  stage: {
    canvas: "Three-dimensional view of the parts. The part tree and the results say in words what it shows.",
    noPicture: "No picture here, but everything else works",
    noPictureWhy:
      "This browser gives the page no WebGL 2, so parts cannot be drawn. The part list, typed positions and all results are exact and complete.",
    lostPicture: "The picture is gone for a moment",
    lostPictureWhy:
      "The system took the graphics away; the picture comes back on its own. The part list, typed positions and all results are exact and complete without it.",
    lostForGood: "The picture has not come back",
    lostForGoodWhy:
      "The system took the graphics away and has not given them back. The part list, typed positions and all results are exact and complete without it. Beginning anew leaves the scene as it is. Not kept: the undo history, CAD answers, the comparison with an earlier revision, sections, and results of motion and take-out checks.",
    drawAnew: "Begin the picture anew",
    empty: "Drop parts here",
    emptyHint:
      "STEP, IFC, STL, OBJ, PLY, GLB, glTF, DAE, 3MF, URDF, SDF or MJCF; several at once, a whole folder, or a zip archive. Nothing leaves your computer.",
    emptyOpen: "Open files…",
    emptyScene: "or take a scene:",
    drop: "Drop to open",
    dropHint: "It takes the place of the example. To add to an example, use Open… → Add to what is open.",
    dropAdd: "Drop to add to what is open",
    dropAddHint: "To open it alone use Open… → Files. A scene file replaces what is open.",
    dead: "The engine could not be started",
  },

  coach: {
    lead: "Grab a part and move it.",
    hit: "Red",
    hitMeans: " is what two parts have in common,",
    touch: "amber",
    touchMeans: " where they touch or may collide,",
    near: "cyan",
    nearMeans: " shows the clearance that is left.",
    orbit: "Drag the background to look around.",
    close: "Got it",
    label: "How this works",
  },

  hud: {
    pair: (a: string, b: string, sign: string) => `${a} ${sign} ${b}`,
    faces: (n: number) => plural(n, "face", "faces"),
    triangles: (n: number) => plural(n, "triangle pair", "triangle pairs"),
    andMore: (n: number) => `and ${plural(n, "more pair", "more pairs")}`,
    checking: (n: number) => `measuring ${plural(n, "pair", "pairs")}…`,
    open: (open: number, pairs: number) => `${count(open)} of ${plural(pairs, "pair", "pairs")} still open`,
    soFar: (interfere: number) =>
      interfere > 0
        ? `so far ${count(interfere)} ${interfere === 1 ? "interferes" : "interfere"}`
        : "so far none interferes",
    soFarClear: (name: string) => `so far ${name} meets nothing`,
    clearOf: (name: string) => `${name} is clear of everything listed`,
    several: (n: number) => `the ${count(n)} parts together`,
    severalClear: (n: number) => `The ${count(n)} parts together are clear of everything listed`,
    noPairs: "One part alone collides with nothing",
  },

  encounter: {
    passed: (part: string, other: string, certain: boolean) =>
      certain ? `${part} passed through ${other} on the way` : `${part} may have met ${other} on the way`,
    more: (n: number) => `and ${plural(n, "other part", "other parts")}`,
    go: "To first contact",
    goTitle: "Put it back where the two first met",
  },

  severity: {
    interference: "Interference",
    contained: "Inside",
    duplicate: "Same place",
    undecided: "Undecided",
    contact: "Contact",
    near: "Clearance",
    clear: "Clearance",
  } satisfies Record<Severity, string>,

  results: {
    title: "Results",
    list: "Pairs of parts, worst first",
    summary: (pairs: number) => plural(pairs, "pair", "pairs"),
    checking: (pending: number) => `${plural(pending, "pair", "pairs")} to go`,
    open: (open: number, pairs: number) => `${count(open)} of ${plural(pairs, "pair", "pairs")} open`,
    interfere: (n: number) => (n === 1 ? "interferes" : "interfere"),
    soFar: "so far",
    duplicate: (n: number) => (n === 1 ? "pair in the same place" : "pairs in the same place"),
    undecided: "undecided",
    touch: (n: number) => (n === 1 ? "touches" : "touch"),
    under: (limit: string) => `under ${limit}`,
    noLimit: "no limit set",
    onlySelected: (name: string) => `Only ${name}`,
    limit: "Flag clearance under",
    limitTitle: "Clearances below this are counted and shown in cyan",
    onlyMeeting: "Only parts that meet are listed: set a limit to find clearances under it.",
    none: "No two parts are near each other.",
    noneMeets: "No two parts meet.",
    noneLeft: "No pair matches the filter.",
    allClear: "Only clear pairs are left.",
    clearPairs: (n: number) => plural(n, "clear pair", "clear pairs"),
    showClear: "List the clear pairs, too",
    hideClear: "List only pairs that are not clear",
    find: "Find parts in the results",
    touching: "touch",
    inside: "inside",
    facesOf: (a: number, b: number) => `${count(a)} + ${count(b)} faces`,
    exact: "exact",
    byDesign: "touching, not interfering",
    samePlace: "same place",
    wholly: (inner: string, outer: string) => `${inner} lies wholly inside ${outer}`,
    underLimit: "under the limit",
    csv: "Copy as table",
    csvDone: "The results are on the clipboard, as a table.",
    csvRefused: "The browser did not allow copying.",
  },

  chart: {
    title: "Clearance while dragging",
    empty: "Drag a part: its smallest clearance is drawn here.",
    log: "log",
    logTitle: "Logarithmic scale",
    clearance: "clearance",
    depthAtLeast: "depth, at least",
    depthAtMost: "depth, at most",
    label: (n: number) => `Smallest clearance of the dragged part over ${count(n)} steps of the drag`,
  },

  status: {
    label: "Status",
    loading: "loading",
    busy: "checking",
    idle: "ready",
    error: "stopped",
    threads: (n: number) => `${count(n)} threads, shared memory`,
    single: "single thread",
    why: {
      notIsolated: "single thread (this page may not share memory)",
      asked: "single thread (asked for)",
      oneCore: "single thread (one processor)",
      poolFailed: "single thread (threads could not be started)",
    },
    whyTitle: {
      notIsolated:
        "The server does not send the two headers that allow shared memory, or the page is embedded. The answers are the same, only slower.",
      asked: "The address asks for one thread. The answers are the same.",
      oneCore: "There is only one processor to run on. The answers are the same.",
      poolFailed: "This browser refused to start threads. The answers are the same, only slower.",
    },
    triangles: (n: number) => plural(n, "triangle", "triangles"),
    query: (millis: number) => `query ${duration(millis)}`,
    lanesTitle: "Which thread answered what, and when",
    fps: (n: number) => `${count(n)} fps`,
    toldIn: "Show",
    toldInTitle: "Lengths are shown and typed in this unit. The scene stays as it is.",
    asInFile: (unit: string) => `as in the file (${unit})`,
    unit: "File in",
    unitTitle:
      "Says what the numbers of the file mean; nothing is scaled. It can be undone. To read them in another unit, choose what is shown.",
    up: "Up axis",
    zUp: "Z up",
    yUp: "Y up",
    unitGuessed: (why: string) => `The unit was guessed: ${why}`,
    shortcuts: "? shortcuts",
  },

  loading: {
    title: (label: string) => `Opening ${label}`,
    left: (time: string) => `about ${time} left`,
    cancel: "Cancel",
    cancelled: (label: string) => `Opening ${label} was cancelled. Nothing was changed.`,
    fetching: "fetching",
    building: "building the search trees",
  },

  message: {
    opened: (n: number, label: string) => `Opened ${plural(n, "part", "parts")} from ${label}.`,
    added: (n: number, label: string) => `Added ${plural(n, "part", "parts")} from ${label} to what is open.`,
    stillKept: "What was open before is in the Open menu, under “Kept in this browser”.",
    openFailed: (label: string) => `${label} could not be opened.`,
    kept: "Everything that was open is still there.",
    loaderDied: (size: number) =>
      `Reading it (${bytes(size)}) needs more memory than the browser gives this page, or met a fault in the reader. Try it in smaller pieces or with fewer triangles.`,
    loaderHung: (minutes: number) =>
      `Reading it was given up: for ${plural(minutes, "minute", "minutes")} the reader said nothing. Try it in smaller pieces, or export it as glTF (.glb).`,
    unsupported: (names: string) => `Not opened: ${names}. Models, zip archives and scene files can be.`,
    leftOut: "This copy of the page leaves it out for its size; the page on the web has it.",
    fetchFailed: (url: string, status: string) => `${url} could not be fetched (${status}).`,
    notAScene: (name: string, why: string) => `${name} is not a scene file: ${why}`,
    badLink: "The address after # could not be read: a part of it may be missing.",
    firstInstead: "The first scene was opened instead.",
    restarted: {
      crashed: "The engine failed and was restarted.",
      hung: "The engine did not answer and was restarted.",
      gone: "The engine was ended from outside, and was restarted.",
    },
    back: {
      whole: "The scene is back as it was.",
      nearly:
        "The scene is back, but what was being done in that moment may be lost: look whether it is as you left it.",
      before:
        "It failed at the scene as it was last: so the scene is as it was before that. What was kept of it is in the Open menu.",
      nothing:
        "It failed at the scene, and there was none before: so none is open. What was kept of it is in the Open menu.",
    },
    partMissing: "A part of this page could not be fetched: there is no connection, or the page was renewed.",
    pieceMissing: "A part of this page could not be fetched.",
    pieceMissingHint: "It is asked for again as soon as there is a connection. Everything else works on.",
    tryAgain: "Try again",
    renewed: "Begun anew; the scene is as it was.",
    /** What a failure says of itself, which may be no sentence. */
    itSaid: (why: string) => `It said: “${why}”.`,
    restarting: "The engine failed. Restarting it…",
    notBack: "The scene could not be brought back.",
    stopped: "The engine failed several times in a row and was stopped.",
    stoppedHint:
      "Try again, or reload the page. If it happens again, open the parts one by one to find the one that does it.",
    saved: (name: string) => `Saved ${name}.`,
    dropFailed: "What was dropped could not be read.",
    update: "A new version of this page is there.",
    updateHint: "What you have open stays as it is. Reload when it suits you.",
    reload: "Reload",
    none: "No messages.",
    dismiss: "Dismiss",
    list: "Messages, newest first",
  },

  shortcuts: {
    title: "Shortcuts",
    close: "Close",
    madeWith: [
      ["STEP files are read by Open CASCADE Technology, under the GNU LGPL 2.1.", "kernel/NOTICE.md"],
      ["IFC files are read by web-ifc, under the Mozilla Public License 2.0.", "ifc/NOTICE.md"],
    ],
    madeWithMore: "Its licence, and where its source is",
    madeWithOthers: "All else that others wrote, with its licences",
    groups: [
      {
        title: "Look",
        keys: [
          ["drag", "orbit"],
          ["right drag", "pan; the middle button too"],
          ["wheel", "zoom to the pointer"],
          ["double click", "look at a part"],
          ["arrow keys", "orbit"],
          ["+  −", "zoom"],
          ["F", "fit everything"],
          ["Shift+F", "fit the selection"],
          ["1  3  7  0", "front, right, top, slanted"],
          ["C", "cut the picture open, or close it"],
          ["L", "measure; Enter keeps what was picked, Esc drops it and leaves"],
          ["A", "draw the parts apart from each other, or where they are"],
          ["right click", "what can be done there; also a finger that rests, or the menu key on a row"],
          ["Esc", "leave the result that is shown: the view is as it was"],
        ],
      },
      {
        title: "Parts",
        keys: [
          ["click", "select; with Shift or Ctrl more than one"],
          ["Ctrl+drag", "beside the parts: select all in a frame; with Shift these, too"],
          ["drag a part", "move it in the plane of the view"],
          ["G", "move the selection (click or Enter ends), or the move tool"],
          ["R", "turn the selection (click or Enter ends), again: roll it freely; or the rotate tool"],
          ["X  Y  Z", "keep to one axis; with Shift to the others"],
          ["12.5 Enter", "move or turn by so much"],
          ["arrow keys", "nudge while moving"],
          ["Ctrl", "move and turn in steps"],
          ["M", "drags detect, stop at collisions, or snap; also while dragging"],
          ["K", "lock the parts: drags only turn the view, or unlock them"],
          ["Alt", "while dragging: neither stop nor snap"],
          ["Esc", "cancel the move, or select nothing"],
          ["I", "isolate the selection"],
          ["H", "show all"],
          ["Delete", "remove the selection"],
        ],
      },
      {
        title: "Page",
        keys: [
          ["Ctrl+Z", "undo"],
          ["Ctrl+Shift+Z", "redo"],
          ["Ctrl+O", "open files"],
          ["Ctrl+S", "save the scene"],
          ["/", "filter the parts"],
          ["N  P", "show the next, the previous result"],
          ["D", "decide about the pair that is shown"],
          ["E", "hand over a report"],
          ["Ctrl+A", "select all visible parts"],
          ["Space", "play or pause the motion"],
          ["?", "this list"],
        ],
      },
    ],
  },

  finer,
  hand,
  kept,
  open,
  pair,
  removal,
  review,
  robots,
  sight,
  pivot,
  measure,
  share,
  verify,

  tabs: {
    label: "Panels",
    robots: "Robots",
    motion: "Motion",
    parts: "Parts",
    details: "Selection",
    results: "Results",
    chart: "Chart",
  },
} as const;
