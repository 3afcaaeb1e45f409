import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";

const NOTES = "/dashboard/estados?notas=true";

test("AX-02 the editors of the notes are entered and left by keyboard, and what was typed is kept for the year", async ({
  page,
}) => {
  await enter(page, NOTES, "sample");
  const note = page.getByRole("article", { name: /^Nota 1\./ });
  const edit = note.getByRole("button", { name: /^Editar/ });
  await edit.focus();
  await page.keyboard.press("Enter");
  const text = note.getByRole("textbox");
  await expect(text).toBeFocused();
  await looks(page);

  await test.step("Tab leaves the text forwards, Shift+Tab backwards; neither is typed", async () => {
    const before = await text.inputValue();
    await page.keyboard.press("Tab");
    await expect(text).not.toBeFocused();
    await expect(note.locator("form :focus")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(text).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(text).not.toBeFocused();
    // On through the whole form and out of it: nothing in it holds the focus.
    await text.focus();
    await expect(async () => {
      await page.keyboard.press("Tab");
      expect(await note.locator("form :focus").count()).toBe(0);
    }).toPass({ intervals: [0] });
    await expect(text).toHaveValue(before);
  });

  await test.step("kept, and carried to the next year", async () => {
    await text.fill("Ferretería La Sabana S.A.S. vende materiales de construcción.");
    await page.keyboard.press("Tab");
    await note.getByRole("button", { name: "Guardar", exact: true }).press("Enter");
    await expect(text).toBeHidden();
    await expect(note.locator(":focus")).toBeVisible();
    await expect(note).toContainText("vende materiales de construcción");
    await page.reload();
    await expect(note).toContainText("vende materiales de construcción");
  });

  await test.step("why a note is left out is asked and left in the same way", async () => {
    const leave = page.getByRole("button", { name: /^No presentar/ }).first();
    await leave.press("Enter");
    const why = page.getByRole("textbox", { name: "¿Por qué no se presenta?" });
    await expect(why).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(why).not.toBeFocused();
    await page.keyboard.press("Escape");
  });
});
