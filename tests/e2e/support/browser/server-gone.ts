import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../app.ts";
import { SERVER_GONE } from "../problems.ts";
import { type Profile, persistentProfile } from "./persistent-profile.ts";
import { serveDist } from "./serve-dist.ts";
import { waitUntilOfflineReady } from "./service-worker.ts";

export interface Visit {
  readonly url: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Closes and reopens the same browser, with the server still stopped. */
  restart(): Promise<Page>;
}

async function openPage(profile: Profile) {
  const { context, problems } = await profile.open();
  problems.allow(SERVER_GONE);
  return { context, problems, page: context.pages()[0] ?? (await context.newPage()) };
}

/** A new browser that has visited only the home page, and whose server has stopped since. */
export async function withServerGone(work: (visit: Visit) => Promise<void>): Promise<void> {
  const host = await serveDist();
  const profile = persistentProfile(host.url);
  try {
    const first = await openPage(profile);
    let { problems } = first;
    await first.page.goto(host.url);
    await waitUntilOfflineReady(first.page);
    await host.stop();
    const restart = async () => {
      expect(problems.found).toEqual([]);
      await profile.close();
      const again = await openPage(profile);
      problems = again.problems;
      return again.page;
    };
    await work({ url: host.url, context: first.context, page: first.page, restart });
    expect(problems.found).toEqual([]);
  } finally {
    await profile.remove();
    await host.stop();
  }
}
