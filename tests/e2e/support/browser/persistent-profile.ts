import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "../../../../scripts/browser-flags.mjs";
import { type Problems, watchContext } from "../problems.ts";
import { killTree } from "./process-tree.ts";

/** A browser with a profile on disk, which can be closed, killed and reopened. */
export interface Profile {
  readonly dir: string;
  /** Opens the browser on this profile. Only one at a time. */
  open(): Promise<{ readonly context: BrowserContext; readonly problems: Problems }>;
  /** Closes the browser normally. */
  close(): Promise<void>;
  /** Kills all of its processes; returns how many there were. */
  kill(): Promise<number>;
  /** Stops a running browser and removes the profile. */
  remove(): Promise<void>;
}

export interface ProfileOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "light" | "dark";
  readonly args?: readonly string[];
  /** Folder of the profile; default: a new one in the system's temporary folder. */
  readonly dir?: string;
}

/** A killed browser leaves its lock files behind, and the next one would consider the profile in use. */
function removeLocks(dir: string): void {
  for (const name of readdirSync(dir))
    if (name.startsWith("Singleton")) rmSync(join(dir, name), { force: true });
}

function launch(dir: string, baseURL: string, options: ProfileOptions): Promise<BrowserContext> {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launchPersistentContext(dir, {
    baseURL,
    args: [...BROWSER_FLAGS, ...(options.args ?? [])],
    headless: true,
    serviceWorkers: "allow",
    locale: "es-CO",
    timezoneId: "America/Bogota",
    viewport: options.viewport ?? { width: 1440, height: 900 },
    colorScheme: options.colorScheme ?? "light",
    ...(executablePath && { executablePath }),
  });
}

export function persistentProfile(url: string, options: ProfileOptions = {}): Profile {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), "cuadra-profile-"));
  let current: BrowserContext | null = null;
  const close = async () => {
    await current?.close();
    current = null;
  };
  const kill = async () => {
    const count = await killTree(dir);
    // Playwright notices the kill through the closed pipe; waiting here keeps its error out of the next test.
    await current?.close().catch(() => undefined);
    current = null;
    removeLocks(dir);
    return count;
  };
  return {
    dir,
    close,
    kill,
    open: async () => {
      if (current !== null) throw new Error("This profile is open already");
      current = await launch(dir, url, options);
      return { context: current, problems: await watchContext(current, url) };
    },
    remove: async () => {
      if (current !== null) await kill();
      rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
