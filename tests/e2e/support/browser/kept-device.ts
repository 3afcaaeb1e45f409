import { cpSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { bringBack, enterAgain } from "../lost-device.ts";
import { type Profile, persistentProfile } from "./persistent-profile.ts";

/** A closed profile with one account, its books and their automatic copy, made once and copied by each test. */
export async function makeDevice(url: string): Promise<Profile> {
  const made = persistentProfile(url);
  const { context } = await made.open();
  const page = await context.newPage();
  await bringBack(page);
  await enterAgain(page);
  await made.close();
  return made;
}

export interface Device {
  readonly profile: Profile;
  open(): Promise<Page>;
}

/** Works with a copy of the profile, which may be changed on disk before the browser sees it. */
export async function withDevice(
  made: Profile,
  app: string,
  work: (device: Device) => Promise<void>,
  dir?: string,
): Promise<void> {
  const profile = persistentProfile(app, dir === undefined ? {} : { dir });
  cpSync(made.dir, profile.dir, { recursive: true });
  const open = async () => {
    const { context, problems } = await profile.open();
    problems.allow(/./);
    return context.pages()[0] ?? (await context.newPage());
  };
  try {
    await work({ profile, open });
  } finally {
    await profile.remove().catch(() => undefined);
  }
}

/** The newest copy leaves as a file in one press, whatever the store says. Returns the file's path. */
export async function takeTheCopy(page: Page): Promise<string> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Guardar archivo" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^cuadra_\d{4}-\d\d-\d\d\.cuadra$/);
  const path = await download.path();
  expect(readFileSync(path).length).toBeGreaterThan(100);
  await expect(page.getByText(/Búscalo en tus descargas antes de seguir/)).toBeVisible();
  return path;
}
