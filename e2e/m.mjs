import { chromium } from "@playwright/test";
import fs from "node:fs";
const [,, base, what, out, ...rest] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--use-angle=swiftshader","--enable-unsafe-swiftshader","--disable-gpu-compositing","--disable-background-networking","--disable-dev-shm-usage"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, colorScheme: "light", serviceWorkers: "block" });
page.on("console", m => { if (m.type() === "error") console.log("console:", m.text().slice(0, 600)); });
page.on("pageerror", e => console.log("pageerror:", String(e).slice(0, 300)));
const ask = (f, a) => page.evaluate(f, a);
const shot = async (name) => { const b = await ask(async () => { const b = await window.nearpoint.screenshot(); const a = new Uint8Array(await b.arrayBuffer()); let s = ""; for (let i = 0; i < a.length; i += 8192) s += String.fromCharCode(...a.subarray(i, i + 8192)); return btoa(s); }); fs.writeFileSync(name, Buffer.from(b, "base64")); };
const now = () => Date.now();
if (what.endsWith(".obj")) {
  await page.route("**/stations.obj", (r) => r.fulfill({ path: what, headers: { "Cross-Origin-Resource-Policy": "same-origin" } }));
  await page.goto(`${base}#empty`);
  await page.waitForFunction(() => "nearpoint" in window);
  await ask(() => window.nearpoint.ready());
  await ask(() => window.nearpoint.command({ type: "setWithin", limit: 0.5 }));
  let t = now();
  const done = ask(() => window.nearpoint.load("./stations.obj").then(() => true, (e) => String(e)));
  let seen = 0, open = 0, known = 0;
  const limit = Number(rest[0] ?? 300) * 1000;
  while (now() - t < limit) {
    await new Promise((r) => setTimeout(r, 500));
    const s = await ask(() => ({ ...window.nearpoint.state(), n: window.nearpoint.parts().length, t: window.nearpoint.totals(), e: window.nearpoint.errors() })).catch((e) => ({ e: String(e) }));
    if (s.n && !seen) { seen = now() - t; console.log("parts after", seen); }
    if (s.n && s.open === 0 && s.t.pairs > 0 && !known) { known = now() - t; console.log("interferences known after", known, s.t.interfering); }
    if (s.n && s.phase === "idle") { console.log("idle after", now() - t, JSON.stringify(s)); break; }
    if (now() - t > limit - 600) console.log("late", JSON.stringify(s));
    if (s.e?.length) { console.log(JSON.stringify(s.e)); if (/stopped|hung/.test(s.e.join())) break; }
  }
  console.log("load:", await done);
  const m = await ask(() => window.nearpoint.memory());
  console.log("memory MB", Object.fromEntries(Object.entries(m).map(([k, v]) => [k, Math.round(v / 1e6)])));
  t = now();
  await ask(() => window.nearpoint.idle()); console.log("idle again", now() - t);
  console.log("state", JSON.stringify(await ask(() => window.nearpoint.state())));
  await shot(out + ".png");
  // orbit: how long a picture takes
  const box = await page.locator("canvas").boundingBox();
  const cx = box.x + box.width / 2, cy = box.y + box.height * 0.8;
  const f0 = (await ask(() => window.nearpoint.state())).frames;
  t = now();
  await page.mouse.move(cx, cy); await page.mouse.down({ button: "right" });
  let n = 0;
  while (now() - t < 6000) { await page.mouse.move(cx + 100 * Math.sin(n / 10), cy + 40 * Math.cos(n / 10)); n++; await new Promise((r) => setTimeout(r, 16)); }
  const f1 = (await ask(() => window.nearpoint.state())).frames;
  console.log("frames in 6 s of orbit", f1 - f0, "moves", n);
  await page.mouse.up({ button: "right" });
  t = now(); await ask(() => window.nearpoint.idle()); console.log("still after", now() - t, JSON.stringify(await ask(() => window.nearpoint.state())));
  // a drag of one part
  const part = await ask(() => window.nearpoint.parts()[2].id);
  for (let k = 0; k < 2; k++) { t = now(); await ask((p) => window.nearpoint.drag(p, { by: [0, 0, 1], steps: 10 }), part); console.log("drag of 10 steps", now() - t, "ms, query", (await ask(() => window.nearpoint.state())).queryMs); }
  t = now(); await ask(() => window.nearpoint.idle()); console.log("still after", now() - t);
} else {
  await page.goto(`${base}#${what}`);
  await page.waitForFunction(() => "nearpoint" in window);
  const t = now();
  await ask(() => window.nearpoint.ready());
  console.log("ready", now() - t, JSON.stringify(await ask(() => window.nearpoint.state())), JSON.stringify(await ask(() => window.nearpoint.errors())));
  const m = await ask(() => window.nearpoint.memory());
  console.log("memory MB", Object.fromEntries(Object.entries(m).map(([k, v]) => [k, Math.round(v / 1e6)])));
  await shot(out + ".png");
  const id = await ask(() => { const p = window.nearpoint.parts()[1]; return p.id; });
  await ask((id) => window.nearpoint.command({ type: "select", parts: [id] }), id);
  await ask(() => window.nearpoint.idle()); await shot(out + "-selected.png");
  await ask((id) => window.nearpoint.command({ type: "setColour", parts: [id], colour: [0.2, 0.5, 0.9, 0.4] }).catch((e) => String(e)), id);
  await ask(() => window.nearpoint.command({ type: "select", parts: [] }));
  await ask(() => window.nearpoint.idle()); await shot(out + "-glass.png");
}
await browser.close();
