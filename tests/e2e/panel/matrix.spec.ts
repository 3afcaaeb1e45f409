import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ROOT } from "../../../scripts/paths.mjs";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { counted, fixedRandom } from "../support/long/long-mode.ts";
import { fits, makesSense } from "../support/looks.ts";
import { bringBack, enterAgain } from "../support/lost-device.ts";
import { goPremium } from "../support/premium.ts";
import { routeTree } from "../support/route-tree.ts";
import { keepSession, putSession, type Session } from "../support/sessions.ts";

/** Who looks at a screen, and what they have: each plan empty, full or failing. */
const WORLDS = [
  { plan: "guest", state: "empty", session: null },
  { plan: "guest", state: "failing", session: null },
  { plan: "free", state: "empty", session: "account" },
  { plan: "free", state: "full", session: "full" },
  { plan: "free", state: "failing", session: "account" },
  { plan: "premium", state: "empty", session: "premium" },
  { plan: "premium", state: "full", session: "full-premium" },
  { plan: "sample", state: "full", session: "sample" },
] as const satisfies readonly { plan: string; state: string; session: Session | null }[];

const THEMES = ["light", "dark", "forced"] as const;
const WIDTHS = [1440, 390, 320] as const;
type Theme = (typeof THEMES)[number];

/** A guest enters by these; any other private address leads them to the sign-in, which is a screen too. */
const GUEST = /^\/(?:journal|payroll-calculator|libro-contable|accounting-journal|workspace)/;

interface Screen {
  readonly world: (typeof WORLDS)[number];
  readonly path: string;
  readonly theme: Theme;
  readonly width: number;
}

/** Every screen, those of one world and address together. */
function allScreens(): readonly Screen[] {
  return WORLDS.flatMap((world) =>
    routeTree().flatMap((path) =>
      WIDTHS.flatMap((width) => THEMES.map((theme) => ({ world, path, theme, width }))),
    ),
  );
}

const { count, seed } = counted("matrix");
const USUAL = 24;

/** The whole matrix, or so many of its screens, drawn from all of it. */
function chosen(all: readonly Screen[]): readonly Screen[] {
  const wanted = count ?? (process.env.CUADRA_LONG === "matrix" ? all.length : USUAL);
  if (wanted >= all.length) return all;
  const random = fixedRandom(seed, "matrix");
  const left = [...all];
  return Array.from({ length: wanted }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** The store answers no read: every screen says so, or leads to the recovery page. */
function failReads(): void {
  const fail = function (this: { readonly transaction?: { readonly db: { readonly name: string } } }) {
    throw new DOMException("Internal error.", "UnknownError");
  };
  const user = (store: IDBObjectStore) =>
    /^cuadra-(?:user|guest|aula|estudiante|ejercicio)/.test(store.transaction.db.name);
  for (const name of ["get", "getAll", "openCursor"] as const) {
    const real = IDBObjectStore.prototype[name] as (...all: unknown[]) => IDBRequest;
    Object.assign(IDBObjectStore.prototype, {
      [name](this: IDBObjectStore, ...all: unknown[]) {
        return user(this) && this.name !== "meta" ? fail.call(this as never) : real.apply(this, all);
      },
    });
  }
}

async function dress(page: Page, theme: Theme, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({
    colorScheme: theme === "dark" ? "dark" : "light",
    forcedColors: theme === "forced" ? "active" : "none",
    reducedMotion: "reduce",
  });
}

/** A screen is there once it has its heading, one alone, and nothing is loading. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'))
    .toHaveCount(0, { timeout: 20_000 })
    .catch(() => undefined);
  await expect(page.locator("h1"), `one heading of the whole screen on ${page.url()}`).toHaveCount(1);
}

/** The same screen is looked at in all its themes and sizes without loading it again. */
function grouped(screens: readonly Screen[]): ReadonlyMap<string, readonly Screen[]> {
  const groups = new Map<string, Screen[]>();
  for (const screen of screens) {
    const key = `${screen.world.plan}, ${screen.world.state}: ${screen.path}`;
    groups.set(key, [...(groups.get(key) ?? []), screen]);
  }
  return groups;
}

const screens = chosen(allScreens());

test.describe("AX-01 AX-05 the matrix of screens", () => {
  test.beforeAll(async ({ browser, app }) => {
    const sessions = new Set(screens.map(({ world }) => world.session));
    const options = { baseURL: app, serviceWorkers: "block", locale: "es-CO" } as const;
    if (sessions.has("full") || sessions.has("full-premium")) {
      const page = await (await browser.newContext(options)).newPage();
      await bringBack(page);
      await enterAgain(page);
      await expect(page.locator("h1").first()).toBeVisible();
      await keepSession(page, "full");
      if (sessions.has("full-premium")) {
        await goPremium(page);
        await keepSession(page, "full-premium");
      }
      await page.context().close();
    }
    if (sessions.has("premium")) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await putSession(page, "account");
      await page.goto("/dashboard");
      await goPremium(page);
      await keepSession(page, "premium");
      await context.close();
    }
  });

  test.afterAll(() => {
    const folder = join(ROOT, ".cache", "reports");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "long-matrix.json"), JSON.stringify({ tried: screens.length }));
  });

  for (const [name, group] of grouped(screens))
    test(name, async ({ page, problems }) => {
      const [first] = group;
      if (first === undefined) return;
      const { world, path } = first;
      if (world.session !== null) await putSession(page, world.session);
      if (world.state === "failing") {
        problems.allow(/./);
        await page.addInitScript(failReads);
      }
      await dress(page, first.theme, first.width);
      const asGuest = world.plan === "guest" && GUEST.test(path);
      await page.goto(asGuest ? `${path}${path.includes("?") ? "&" : "?"}guest=true` : path);
      await settled(page);
      for (const { theme, width } of group) {
        await dress(page, theme, width);
        await test.step(`${theme}, ${width} px`, async () => {
          await axe(page, { forcedColors: theme === "forced" });
          await fits(page);
        });
      }
      await makesSense(page);
    });
});
