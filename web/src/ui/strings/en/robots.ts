/** Every sentence about robots, their taught motion and its check. */

import type { AllowedRow, CheckMethod, MotionForm } from "../../../engine/types";
import { count, duration, seconds } from "../../../state/format";
import { plural } from "./plural";

export const robots = {
  sides: {
    left: "What the left panel shows",
    right: "What the right panel shows",
    parts: "Parts",
    robots: "Robots",
    results: "Results",
    motion: "Motion check",
  },

  joints: {
    label: (robot: string) => `Joints of ${robot}`,
    home: "Home",
    homeTitle: "All joints to zero, or as near as their limits allow",
    hint: "Drag a link in the picture and the joints follow. Dragging the base moves the whole robot.",
    base: "Where it stands",
    value: (joint: string, unit: string) => `${joint}, ${unit}`,
    degrees: "degrees",
    noLimit: "no limit",
    limits: (joint: string, lower: string, upper: string) => `${joint}: from ${lower} to ${upper}`,
    risk: {
      hits: (part: string, other: string) => `${part} hits ${other}`,
      more: (n: number) => `and ${plural(n, "more pair", "more pairs")}`,
      mayHit: (part: string, other: string) => `${part} may hit ${other}`,
      touches: (part: string, other: string) => `${part} touches ${other}`,
      near: (distance: string, part: string, other: string) => `${distance} from ${part} to ${other}`,
      clear: "Clear of everything near",
      checking: "Checking…",
    },
  },

  teach: {
    title: "Taught motion",
    summary: (keys: number, length: number) =>
      keys === 0 ? "" : `${plural(keys, "pose", "poses")} · ${seconds(length)}`,
    empty: "Put the robots where they should be and store the pose. Two poses make a motion.",
    list: "Taught poses",
    pose: (n: number) => `Pose ${n}`,
    go: (n: number) => `Go to pose ${n}`,
    time: (n: number) => `Time of pose ${n}, seconds`,
    store: "Store pose",
    storeTitle: (time: number) => `Adds the robots' joints as they are now, at ${seconds(time)}`,
    insert: (time: number) => `Insert at ${seconds(time)}`,
    insertTitle: "Adds the robots' joints as they are now, at the time of the timeline",
    update: (n: number) => `Update pose ${n}`,
    updateTitle: "Replaces it by the robots' joints as they are now",
    remove: (n: number) => `Remove pose ${n}`,
    up: (n: number) => `Pose ${n} earlier`,
    down: (n: number) => `Pose ${n} later`,
    form: "Between poses",
    forms: {
      linear: "straight",
      trapezoidal: "trapezoidal",
      cubic: "cubic",
    } satisfies Record<MotionForm, string>,
    formTitle:
      "Straight: each joint at one speed from pose to pose. Trapezoidal: it speeds up, runs, and slows down to rest at each pose. Cubic: it runs smoothly through all poses.",
    total: "Takes",
    totalTitle: "Typing another time stretches or shortens the whole motion",
    notATime: (typed: string) => `“${typed}” is not a time. Try 2.5, 2.5 s or 500 ms.`,
    sameTime: (time: number) => `There is a pose at ${seconds(time)} already.`,
    noLength: "A motion takes more than no time.",
    clear: "Clear",
    clearTitle: "Removes all poses",
    save: "Save",
    csv: "CSV",
    json: "JSON",
    read: "Open…",
    readTitle: "A motion from a file: a table with a column for time and one for each joint, or JSON",
    tooFast: (joint: string, speed: string, allowed: string, time: number) =>
      `${joint} would have to do ${speed} at ${seconds(time)}; it can do ${allowed}.`,
    tooFastMore: (n: number) => `and ${plural(n, "more joint", "more joints")}`,
    slowDown: (length: number) => `Take ${seconds(length)}`,
    slowDownTitle: "Stretches the motion until every joint is slow enough",
    fast: "Too fast",
  },

  timeline: {
    label: "Timeline of the motion",
    play: "Play (Space)",
    pause: "Pause (Space)",
    loop: "Repeat",
    speed: "Speed",
    stop: "Stop at contact",
    stopTitle: "Playing stops where parts begin to meet",
    time: "Time",
    at: (time: number, end: number) => `${seconds(time)} of ${seconds(end)}`,
    away: "moved away",
    awayTitle: "The robots are not where the motion has them at this time. Scrub to bring them back.",
    poses: "Poses",
    clearance: "Clearance",
    log: "log",
    check: "Check motion",
    fold: "Less",
    unfold: "More",
    morePairs: (n: number) => plural(n, "more pair", "more pairs"),
    meeting: (pair: string, from: number, to: number) => `${pair}: ${seconds(from)} to ${seconds(to)}`,
    near: (pair: string, from: number, to: number) =>
      `${pair}: nearer than the accuracy from ${seconds(from)} to ${seconds(to)}`,
    first: (pair: string, time: number) => `First contact: ${pair} at ${seconds(time)}`,
    smallest: (pair: string, distance: string, time: number) =>
      `Smallest clearance: ${distance}, ${pair}, at ${seconds(time)}`,
    curve: (low: string, high: string) => `Smallest clearance over time, from ${low} to ${high}`,
    outdated: "outdated",
    unchecked: "not checked",
  },

  check: {
    title: "Motion check",
    hint: "Nothing is missed between two steps: the whole way of every part is looked at.",
    noMotion: "Teach at least two poses first.",
    method: "Compare",
    methods: { exact: "Exact faces", spheres: "Spheres" } satisfies Record<CheckMethod, string>,
    methodTitles: {
      exact: "The faces themselves: what it reports is certain",
      spheres: "Spheres that cover the faces: faster, and sure to within the accuracy",
    } satisfies Record<CheckMethod, string>,
    accuracy: "Accuracy",
    accuracyTitle:
      "Parts that come nearer than this are told too, as not certain to meet; clearances are known to within it",
    stopAtFirst: "Stop at the first contact",
    run: "Check motion",
    runTitle: "Looks at the whole motion",
    both: "Run both",
    bothTitle: "Checks with spheres and then with faces, and puts the answers side by side",
    running: (method: CheckMethod, part: number) =>
      `${method === "exact" ? "Exact faces" : "Spheres"}: ${count(part * 100)} %`,
    cancel: "Cancel",
    outdated: "Something has changed since.",
    again: "Check again",
    hits: (a: string, b: string, time: number) => `${a} hits ${b} at ${seconds(time)}.`,
    nears: (a: string, b: string, distance: string, time: number) =>
      `${a} may meet ${b} at ${seconds(time)}: they are within ${distance} then.`,
    morePairs: (n: number, certain: boolean) =>
      `${plural(n, "more pair", "more pairs")} ${n === 1 ? "meets" : "meet"}${certain ? "" : " or may meet"}.`,
    nothing: "Nothing meets.",
    nothingYet: "Nothing has met so far.",
    smallest: (distance: string, a: string, b: string, time: number) =>
      `The smallest clearance is ${distance}, ${a} to ${b}, at ${seconds(time)}.`,
    stopped: "It stopped at the first contact; what comes later was not looked at.",
    cancelled: (part: number) => `It was cancelled at ${count(part * 100)} %; the rest was not looked at.`,
    how: (method: CheckMethod, accuracy: string, pairs: number, ms: number) =>
      `${plural(pairs, "pair", "pairs")} by ${method === "exact" ? "exact faces" : "spheres"} · clearances to within ${accuracy} · ${duration(ms)}`,
    pairs: "Pairs that meet",
    interval: (from: number, to: number) => `${from.toFixed(2)} – ${seconds(to)}`,
    within: (distance: string) => `within ${distance}`,
    faces: (n: number) => plural(n, "triangle pair", "triangle pairs"),
    nearest: "smallest clearance",
    compare: "Side by side",
    rows: {
      verdict: "Answer",
      pairs: "Pairs that meet",
      first: "First contact",
      smallest: "Smallest clearance",
      tests: "Tests",
      took: "Took",
    },
    meets: "meets",
    clear: "clear",
    partly: "not finished",
    save: "Save report",
    copyHint: "The report as a file",
  },

  spheres: {
    show: "Show colliding spheres",
    title: "Where parts collide now, as spheres of the accuracy above tell it",
    none: "No spheres collide here.",
    more: (n: number) => `and ${plural(n, "more pair", "more pairs")}`,
    pair: (a: number, b: number, within: string) =>
      `${count(a)} + ${plural(b, "sphere", "spheres")}, surfaces at most ${within} apart`,
    tests: (tests: number, all: number) => `${plural(tests, "test", "tests")} of ${count(all)}`,
  },

  allowed: {
    title: (n: number) => `${plural(n, "pair", "pairs")} may meet`,
    hint: "They are not looked at, neither now nor in the motion check.",
    none: "Every pair is looked at.",
    reason: (allowed: AllowedRow): string => {
      switch (allowed.reason) {
        case "neighbours":
          return allowed.joint ? `joined by ${allowed.joint}` : "one link carries both";
        case "excluded":
          return `the file says so: ${allowed.by}`;
        case "alwaysMeet":
          return "meet in every pose";
        case "neverMeet":
          return "never met in the poses tried";
        case "chosen":
          return allowed.why;
      }
    },
    remove: (a: string, b: string) => `Look at ${a} and ${b} again`,
    find: "Find by sampling",
    findTitle: (n: number) =>
      `Tries ${count(n)} random poses: pairs that meet in all of them may meet, and so may links of one robot that never do. That proves nothing; it only tells what is likely by design.`,
    found: (n: number) =>
      n === 0 ? "No other pair was found." : `${plural(n, "pair", "pairs")} more may meet now.`,
    ask: "May meet…",
    askTitle: "These two may meet by design: look at them no more",
    why: (a: string, b: string) => `Why may ${a} and ${b} meet?`,
    placeholder: "by design",
    ok: "Allow",
    cancel: "Cancel",
  },

  say: {
    hits: (a: string, b: string, time: number) => `${a} hits ${b} at ${seconds(time)}`,
    nears: (a: string, b: string, time: number) => `${a} may meet ${b} at ${seconds(time)}`,
    until: (time: number) => `until ${seconds(time)}`,
    at: (time: number) => `at ${seconds(time)}`,
  },

  files: {
    savedMotion: (name: string) => `Saved the motion as ${name}.`,
    savedReport: (name: string) => `Saved the report as ${name}.`,
    readMotion: (name: string) => `The motion is now that of ${name}.`,
    notRead: (name: string) => `${name} could not be taken as a motion.`,
  },
} as const;
