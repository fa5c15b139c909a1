import { chromium } from "@playwright/test";
import fs from "node:fs";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
for (let i = 2; i < process.argv.length; i += 2) {
  const [a, b] = [process.argv[i], process.argv[i + 1]].map((n) => "data:image/png;base64," + fs.readFileSync(n).toString("base64"));
  console.log(process.argv[i], await page.evaluate(async ([a, b]) => {
    const data = async (u) => { const m = await createImageBitmap(await (await fetch(u)).blob()); const c = new OffscreenCanvas(m.width, m.height).getContext("2d"); c.drawImage(m, 0, 0); return c.getImageData(0, 0, m.width, m.height); };
    const [p, q] = [await data(a), await data(b)]; let any = 0, big = 0, worst = 0;
    for (let i = 0; i < p.data.length; i += 4) { const d = Math.max(...[0, 1, 2].map((k) => Math.abs(p.data[i + k] - q.data[i + k]))); if (d) any++; if (d > 24) big++; worst = Math.max(worst, d); }
    return { size: [p.width, p.height, q.width, q.height], any, big, worst };
  }, [a, b]));
}
await browser.close();
