// Opens the page in Chromium and prints what it measures. `node measure.mjs`, with the address and the browser in the
// environment; `cargo xtask bench --browser` does all that.

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

function print({ name, rows, answers }) {
  const ours = rows[0].median;
  console.log(`\n${name}`);
  for (const row of rows) {
    const ratio = `${(row.median / ours).toFixed(2)} ×`;
    const answer = row.answer ? (answers === "distance" ? `at ${row.answer.toFixed(6)}` : `${row.answer} pairs`) : "";
    console.log(
      `  ${row.name.padEnd(36)} ${row.median.toFixed(3).padStart(10)} ms  best ${row.best.toFixed(3).padStart(10)}  ${ratio.padStart(9)}  ${answer}`,
    );
  }
}
