// Opens the page in Chromium and prints its measurements: `node measure.mjs`, with the address and the browser in the environment. `cargo xtask bench
// --browser` does all of this.

import { chromium } from "playwright-core";

const { NEARPOINT_BENCH: address, NEARPOINT_CHROMIUM: executablePath } = process.env;
if (!address || !executablePath) throw new Error("run this with `cargo xtask bench --browser`");

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(String(error)));
  page.setDefaultTimeout(0);
  await page.goto(address);
  for (let printed = 0; ; ) {
    await page.waitForFunction((printed) => window.measured?.done || window.measured?.cases.length > printed, printed);
    const { cases, done, failed } = await page.evaluate(() => window.measured);
    for (const one of cases.slice(printed)) print(one);
    printed = cases.length;
    if (failed) throw new Error(failed);
    if (done) break;
  }
} finally {
  await browser.close();
}

function print({ name, rows, answers, each }) {
  const ours = rows[0].median;
  const [unit, scale] = each ? ["µs", 1000 / each] : ["ms", 1];
  console.log(`\n${name}`);
  for (const row of rows) {
    const ratio = `${(row.median / ours).toFixed(2)} ×`;
    const [median, best] = [row.median, row.best].map((time) => (time * scale).toFixed(3).padStart(10));
    console.log(`  ${row.name.padEnd(36)} ${median} ${unit}  best ${best}  ${ratio.padStart(9)}  ${found(row, answers)}`);
  }
}

function found({ answer, differ }, answers) {
  if (answers === "hits") return `${answer} hits, ${differ} answers differ`;
  if (!answer) return "";
  return answers === "distance" ? `at ${answer.toFixed(6)}` : `${answer} pairs`;
}
