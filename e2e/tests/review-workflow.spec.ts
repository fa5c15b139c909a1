import type { BrowserContextOptions } from "@playwright/test";
import { App, expect, test } from "../fixtures/app.ts";
import { Inputs } from "../fixtures/inputs.ts";

/** The most inputs for each fault, from finding it to a report with it. */
const maxInputs = 12;

/** The steps by which a user handles a fault. */
interface Workflow {
  find(): Promise<void>;
  section(): Promise<void>;
  approve(): Promise<void>;
  sign(name: string): Promise<void>;
  report(): Promise<void>;
}

const open = "[data-testid=result][data-standing=new]";

const workflows: Record<string, { page: BrowserContextOptions; of(app: App, inputs: Inputs): Workflow }> = {
  mouse: {
    page: {},
    of: (app, inputs) => ({
      find: () => inputs.click(app.page.locator(open).first()),
      section: () => inputs.click(app.byTestId("shown-section")),
      approve: () => inputs.click(app.byTestId("pair-details").getByTestId("set-approved")),
      sign: async (name) => {
        await inputs.type(name);
        await inputs.click(app.byTestId("reviewer-go"));
      },
      report: async () => {
        await inputs.click(app.byTestId("report-menu").locator("summary"));
        await inputs.click(app.byTestId("hand-over-csv"));
      },
    }),
  },
  keys: {
    page: {},
    of: (_, inputs) => ({
      find: () => inputs.key("n"),
      section: () => inputs.key("c"),
      approve: () => inputs.key("d", "Tab", "Tab", "Enter"),
      sign: async (name) => {
        await inputs.type(name);
        await inputs.key("Enter");
      },
      report: () => inputs.key("e", "Tab", "Enter"),
    }),
  },
  touch: {
    page: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    of: (app, inputs) => {
      const tab = async (name: string) => {
        const tab = app.byTestId(`tab-${name}`);
        if ((await tab.getAttribute("aria-pressed")) !== "true") await inputs.tap(tab);
      };
      return {
        find: async () => {
          await tab("results");
          await inputs.tap(app.page.locator(open).first());
        },
        section: () => inputs.tap(app.byTestId("shown-section")),
        approve: async () => {
          await tab("details");
          await inputs.tap(app.byTestId("pair-details").getByTestId("set-approved"));
        },
        sign: async (name) => {
          await inputs.type(name);
          await inputs.tap(app.byTestId("reviewer-go"));
        },
        report: async () => {
          await tab("results");
          await inputs.tap(app.byTestId("report-menu").locator("summary"));
          await inputs.tap(app.byTestId("hand-over-csv"));
        },
      };
    },
  },
};

test("each of the reducer's four faults is found, sectioned, approved and reported in twelve inputs: by mouse, by keys, by touch", async ({ browser, baseURL }) => {
  test.slow(); // three pages, one after the other
  for (const [name, { page: options, of }] of Object.entries(workflows)) {
    await test.step(name, async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: "block", ...(baseURL && { baseURL }), ...options });
      const page = await context.newPage();
      const [app, inputs] = [new App(page), await Inputs.of(page)];
      const way = of(app, inputs);
      await app.open("reducer-faulty");
      const faults = (await app.ask((nearpoint) => nearpoint.results())).filter(({ severity }) => severity === "interference").map(({ a, b }) => `${a}-${b}`);
      expect(faults).toHaveLength(4);
      const seen = new Set<string>();
      const planes: (string | null)[] = [];
      for (let fault = 1; fault <= 4; fault++) {
        const before = await inputs.count();
        await way.find();
        await expect(app.byTestId("shown")).toBeVisible();
        await app.idle();
        const shown = (await app.byTestId("shown").getAttribute("data-pair")) ?? "";
        expect(faults).toContain(shown);
        expect(seen).not.toContain(shown);
        seen.add(shown);

        // The next ones are cut as the one before was.
        if (fault === 1) await way.section();
        await expect(app.byTestId("planes")).toHaveAttribute("data-count", "1");
        const plane = await app.byTestId("plane").getAttribute("data-offset");
        expect(planes).not.toContain(plane);
        planes.push(plane);

        await way.approve();
        if (fault === 1) {
          // The reviewer's name is asked for once; the test types only after that.
          await expect(app.byTestId("reviewer-go")).toBeVisible();
          await way.sign("AL");
        }
        await expect.poll(async () => (await app.ask((nearpoint) => nearpoint.clashes())).filter(({ status }) => status === "approved").length).toBe(fault);

        const { text: csv } = await app.download(() => way.report());
        expect(csv.match(/,Approved,/g)).toHaveLength(fault);
        const took = (await inputs.count()) - before;
        expect(took, `${name}, fault ${fault}`).toBeGreaterThan(2);
        expect(took, `${name}, fault ${fault}`).toBeLessThanOrEqual(maxInputs);
      }
      expect(app.complaints).toEqual([]);
      await context.close();
    });
  }
});
