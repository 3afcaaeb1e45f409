import { test as base, expect } from "@playwright/test";
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

export const test = base.extend<AppFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  app: async ({}, run) => run(sharedUrl()),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  baseURL: async ({}, run) => run(sharedUrl()),
  problems: [
    async ({ context, app }, run) => {
      const problems = await watchContext(context, app);
      await run(problems);
      expect(problems.found, "errors, forbidden sources and requests to other origins").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
