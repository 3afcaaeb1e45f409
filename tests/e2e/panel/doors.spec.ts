import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { enter, storedBook } from "../support/sessions.ts";

const PARTIES = "NIT;Razón social;Ciudad\n900214867-2;Aceros S.A.S.;Bogotá";
const EXTRACT =
  "Bancolombia\nFecha;Descripción;Valor;Saldo\n30/10/2026;Pago de arriendo;-5.000;95.000\n31/10/2026;Abono;1.000;96.000";

const fileOf = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

type Files = readonly (readonly [name: string, text: string])[];

const dragged = (page: Page, files: Files) =>
  page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const [name, text] of given) transfer.items.add(new File([text], name));
    return transfer;
  }, files);

/** Files over the page, and then dropped on it. */
async function drop(page: Page, files: Files): Promise<void> {
  const dataTransfer = await dragged(page, files);
  await page.dispatchEvent("body", "dragover", { dataTransfer });
  await expect(page.getByText("Suelta el archivo en cualquier parte")).toBeVisible();
  await page.dispatchEvent("body", "drop", { dataTransfer });
}

test("IM-27 a file is told by what it holds and opens its plan, from a drop, the palette and the system", async ({
  page,
}) => {
  await page.addInitScript((text) => {
    const files = [{ getFile: async () => new File([text], "abierto.csv") }];
    const value = { setConsumer: (consumer: (launch: object) => void) => consumer({ files }) };
    Object.defineProperty(window, "launchQueue", { value });
  }, PARTIES);
  await enter(page, `/dashboard/libro-contable/mayor?book=${storedBook()}`, "book");
  const parties = page.getByRole("dialog", { name: "Importar terceros" });
  await expect(parties.getByText("Aceros S.A.S.")).toBeVisible();
  await expect(page).toHaveURL(/terceros/);

  // Nothing is taken beside a plan that is open, and the page stays.
  const dataTransfer = await dragged(page, [["otro.csv", EXTRACT]]);
  await page.dispatchEvent("dialog", "drop", { dataTransfer });
  await expect(page.getByText("Termina o cierra lo que tienes abierto")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(parties).toBeHidden();

  await drop(page, [
    ["movimientos.csv", EXTRACT],
    ["soporte.xlsx", "%PDF-1.7"],
  ]);
  const choice = page.getByRole("dialog", { name: "¿Cuál abrimos?" });
  await expect(choice.getByText("«soporte.xlsx» es un PDF")).toBeVisible();
  await choice.getByRole("button", { name: "Abrir movimientos.csv" }).click();
  const extract = page.getByRole("dialog", { name: /extracto.*octubre de 2026/i });
  // Until it is read there is nothing to discard, and Esc closes without a question.
  await expect(extract.getByRole("button", { name: "Guardar 2 movimientos" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Descartar" }).click();

  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("importar archivo");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles([fileOf("gente.txt", PARTIES)]);
  await expect(parties.getByText("Aceros S.A.S.")).toBeVisible();
});
