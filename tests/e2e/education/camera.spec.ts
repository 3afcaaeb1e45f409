import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { toFrames } from "#domain/exchange/wire/frames.ts";
import { codeModules } from "#formats/exchange/codes/encode-code.ts";
import { BROWSER_FLAGS } from "../../../scripts/browser-flags.mjs";
import { expect, test } from "../support/app.ts";
import { filmed, type Pose, type Screen, screenOf } from "../support/browser/film.ts";
import { nameOf, sealedWork } from "../support/class/class-of-thirty.ts";
import { closeShared, device, downloadShared } from "../support/class/exchange.ts";
import { handIn, makeClass } from "../support/class/make-class.ts";

const TASK = "Un mes con impuestos";
const PHONE = { width: 390, height: 844 };
/** With their lines and third parties they are three codes. */
const ENTRIES = 12;
const POSES: readonly Pose[] = [{ code: 520 }, { code: 400, turn: 8, blur: 0.5, lean: [18, 12] }];

/** The screen of a phone that shows a code, drawn where the product draws its own. */
async function shown(phone: Page, bytes: Uint8Array): Promise<Screen> {
  const code = phone.locator("svg.exchange-code");
  const modules = codeModules(bytes);
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  await code.evaluate(
    (svg, [size, d]) => {
      svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
      svg.querySelector("path")?.setAttribute("d", `${d}`);
    },
    [modules.length, path] as const,
  );
  return screenOf(phone, code);
}

/** Holds the phone before the camera until the code, or all its parts, is read. */
async function readFromCamera(teacher: Page): Promise<number> {
  await teacher.getByRole("button", { name: "Leer QR" }).click();
  const dialog = teacher.getByRole("dialog", { name: "Leer QR" });
  const began = performance.now();
  await dialog.getByRole("button", { name: "Usar la cámara" }).click();
  // A loaded machine looks seldom, and a code that was missed comes round again.
  await expect(dialog.getByText("1 leído")).toBeVisible({ timeout: 240_000 });
  const spent = performance.now() - began;
  await dialog.getByRole("button", { name: "Listo" }).click();
  return spent;
}

test("ED-43 ED-44 the teacher's camera reads a phone as it is held, one code or the codes of twelve entries in turn", async ({
  browser,
  app,
  playwright,
}, info) => {
  const film = info.outputPath("camera.mjpeg");
  const executablePath = process.env.CHROMIUM_PATH;
  const desk = await playwright.chromium.launch({
    args: [
      ...BROWSER_FLAGS,
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
    ...(executablePath && { executablePath }),
  });
  const teacher = await device(desk, app, "teacher");
  await teacher.context().grantPermissions(["camera"]);
  await makeClass(teacher, { students: POSES.length + 1, template: "cycle-taxes", task: TASK });
  await teacher.getByRole("button", { name: "Compartir clase" }).click();
  await teacher.getByRole("menuitem", { name: "Tarjeta con la lista de nombres" }).click();
  await teacher.getByRole("button", { name: "Más tarde" }).click();
  const card = await downloadShared(teacher);
  await teacher.getByRole("button", { name: `Compartir ${TASK}`, exact: true }).click();
  const task = await downloadShared(teacher);

  const phone = await device(browser, app, "student");
  await phone.setViewportSize(PHONE);
  await handIn(phone, TASK, nameOf(1), [card, task]);
  await phone.locator("svg.exchange-code").scrollIntoViewIfNeeded();

  const scene = await desk.newPage();
  const row = teacher.getByRole("row").filter({ hasText: TASK });
  let received = 0;
  const hold = async (screens: readonly Screen[], pose: Pose) => {
    writeFileSync(film, await filmed(scene, screens, PHONE.width, pose));
    const spent = await readFromCamera(teacher);
    received += 1;
    await expect(row.getByText(`${received} de ${POSES.length + 1}`)).toBeVisible();
    info.annotations.push({ type: "read", description: `${Math.round(spent)} ms ${JSON.stringify(pose)}` });
  };
  await hold([await screenOf(phone, phone.locator("svg.exchange-code"))], { code: 420, turn: 4 });
  for (const [at, pose] of POSES.entries()) {
    const parts = toFrames(await sealedWork(card, task, at + 2, at + 2, { most: ENTRIES })) ?? [];
    expect(parts.length).toBeGreaterThan(1);
    const screens: Screen[] = [];
    for (const part of parts) screens.push(await shown(phone, part));
    await hold(screens, pose);
  }
  await closeShared(phone);
  await Promise.all([desk.close(), phone.context().close()]);
});
