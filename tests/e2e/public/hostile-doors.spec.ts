import { fileProblemText } from "../../../src/session/notices/file-problem-text.ts";
import { HOSTILE_FILES } from "../../support/files/hostile-files.ts";
import { stored } from "../support/account-store.ts";
import { expect, test } from "../support/app.ts";
import { enter, storedBook } from "../support/sessions.ts";

/** Larger ones are read by the same reader in a unit test: only to carry them into the page would take longer. */
const MOST_BYTES = 1_500_000;
/** Only on a machine that many tests share: each look has five seconds. */
const SLOW_LOOKS = 4;

test("IM-27 whatever a file hides, a drop says what it is, writes nothing, and the page goes on", async ({
  page,
}) => {
  const files = HOSTILE_FILES.map(([what, make, problem]) => {
    const bytes = Buffer.from(make());
    return { name: `${what.replaceAll(/[^a-z0-9]+/gi, "-")}.xlsx`, bytes, problem };
  }).filter(({ bytes }) => bytes.length <= MOST_BYTES);
  expect(files.length).toBeGreaterThan(30);
  await enter(page, `/dashboard/libro-contable?book=${storedBook()}`, "book");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const before = await stored(page);
  const given = files.map(({ name, bytes }) => [name, bytes.toString("base64")] as const);
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, text] of all)
      transfer.items.add(new File([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], name));
    return transfer;
  }, given);
  await page.dispatchEvent("body", "dragover", { dataTransfer });
  await page.dispatchEvent("body", "drop", { dataTransfer });
  const dialog = page.getByRole("dialog");
  const told = dialog.getByRole("alert");
  // A look that takes a loaded machine too long is left to its plan, in a row of its own.
  const left = dialog.getByRole("button", { name: /^Abrir / });
  await expect(told.or(left)).toHaveCount(files.length, { timeout: 240_000 });
  expect(await left.count()).toBeLessThan(SLOW_LOOKS);
  for (const { name, problem } of files)
    if ((await left.and(page.getByRole("button", { name })).count()) === 0)
      await expect.soft(told.filter({ hasText: `«${name}»` })).toHaveText(fileProblemText(name, problem));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await stored(page)).toEqual(before);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("balance");
  await expect(page.getByRole("option").first()).toBeVisible();
});
