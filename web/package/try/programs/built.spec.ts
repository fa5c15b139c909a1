/** Tests programs that use the package, each with an unconfigured bundler. */

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "nearpoint/playwright";
import { host } from "../host.ts";

const root = join(import.meta.dirname, "..");
const tarball = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.nearpoint;
const use =
  '<nearpoint-viewer src="/scenes/spheres.json" style="display:block;width:400px;height:300px"></nearpoint-viewer>';

interface Project {
  name: string;
  needs: Record<string, string>;
  files: Record<string, string>;
  build: string[];
  /** The folder of the built pages, and the folder of files that are served as they are. */
  built: string;
}

const projects: Project[] = [
  {
    name: "vite",
    needs: { vite: "^8" },
    files: {
      "index.html": `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>${use}`,
      "main.js":
        'import "nearpoint";\nimport { load, Shape } from "nearpoint/core";\nawait load();\ndocument.title = String(new Shape({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0] }).triangles);\n',
    },
    build: ["vite", "build"],
    built: "dist",
  },
  {
    name: "webpack",
    needs: { webpack: "^5", "webpack-cli": "^6 || ^7" },
    files: {
      "src/index.js":
        'import "nearpoint";\nimport { load, Shape } from "nearpoint/core";\nload().then(() => {\n  document.title = String(new Shape({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0] }).triangles);\n});\n',
      "dist/index.html": `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script src="main.js"></script>${use}`,
    },
    build: ["webpack", "--mode", "production"],
    built: "dist",
  },
  {
    name: "next",
    needs: { next: "^16", react: "^19", "react-dom": "^19" },
    files: {
      "next.config.mjs": 'export default { output: "export" };\n',
      "app/layout.jsx":
        'export const metadata = { icons: "data:," };\nexport default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
      "app/page.jsx":
        '"use client";\nimport "nearpoint";\nimport { useEffect } from "react";\nimport { load, Shape } from "nearpoint/core";\n' +
        "export default function Page() {\n  useEffect(() => {\n    load().then(() => {\n      document.title = String(new Shape({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0] }).triangles);\n    });\n  }, []);\n" +
        '  return <nearpoint-viewer src="/scenes/spheres.json" style={{ display: "block", width: 400, height: 300 }} />;\n}\n',
    },
    build: ["next", "build"],
    built: "out",
  },
];

for (const { name, needs, files, build, built } of projects) {
  test(`${name} builds a page with the element and the engine without configuration`, async ({
    page,
    nearpoint,
  }) => {
    test.setTimeout(600_000);
    const folder = join(root, "..", `try-${name}`);
    const manifest = { name, private: true, type: "module", dependencies: { nearpoint: tarball, ...needs } };
    for (const [path, text] of Object.entries({ ...files, "package.json": JSON.stringify(manifest) })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const run = (...words: [string, ...string[]]) => {
      const [program, ...rest] = words;
      const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
      execFileSync(program, rest, { cwd: folder, env, stdio: ["ignore", "inherit", "inherit"] });
    };
    run("npm", "install", "--no-audit", "--no-fund", "--loglevel=error");
    run("npx", ...build);
    const shipped = join(folder, "node_modules/nearpoint/page");
    for (const path of ["scenes/spheres.json", "models/sphere3968.ply"])
      cpSync(join(shipped, path), join(folder, built, path));
    const hosted = await host(join(folder, built));
    try {
      await nearpoint.open(`${hosted.origin}/`);
      expect(await nearpoint.hash()).toBe("5454963ba09a3059");
      await expect(page).toHaveTitle("1");
    } finally {
      hosted.close();
    }
  });
}
