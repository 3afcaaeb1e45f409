import { type BrowserContext, test as base, expect } from "@playwright/test";
import { type Problems, watchContext } from "./problems.ts";

interface AppFixtures {
  /** The address of the production build shared by the whole run. */
  readonly app: string;
  /** Watches the test's own context; a test with any remaining problem fails. */
  readonly problems: Problems;
}

function sharedUrl(): string {
  const url = process.env.CUADRA_URL;
  if (url === undefined) throw new Error("The global setup has not started the server");
  return url;
}

/** How many times slower each page's processor is made, to find what passes by chance; 1, as it is. */
const SLOWER = Number(process.env.CUADRA_E2E_SLOWER ?? 1);

function slowDown(context: BrowserContext): void {
  context.on("page", async (page) => {
    try {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    } catch {
      // A page that closed at once.
    }
  });
}

export const test = base.extend<AppFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  app: async ({}, run) => run(sharedUrl()),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  baseURL: async ({}, run) => run(sharedUrl()),
  problems: [
    async ({ context, app }, run) => {
      if (SLOWER > 1) slowDown(context);
      const problems = await watchContext(context, app);
      await run(problems);
      expect(problems.found, "errors, forbidden sources and requests to other origins").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
