import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { err, ok } from "#domain/kernel/result.ts";
import { RestoreCopy } from "#features/education/copies/restore-copy.tsx";
import { classCopyTexts as texts } from "#features/education/copies/texts.ts";
import { lockTexts } from "#flows/sealed-copy/texts.ts";
import { typeInto } from "#tests/support/render.ts";

vi.mock("#storage/classroom/copies/copy-file.ts", () => ({ lookAtCopy: async () => null }));

const QUESTION = {
  title: "¿Restaurar?",
  replace: "Reemplazar",
  replaceText: "Todo",
  merge: "Unir",
  mergeText: "Lo nuevo",
  confirm: "Restaurar",
  cancel: "Cancelar",
} as unknown as Parameters<typeof RestoreCopy>[0]["question"];

const field = () => screen.getByLabelText<HTMLInputElement>(lockTexts.passphrase);
const send = async (passphrase?: string) => {
  if (passphrase !== undefined) typeInto(field(), passphrase);
  fireEvent.click(screen.getByRole("button", { name: lockTexts.open }));
};

it("ED-122 ST-06 a passphrase that could not be tried stays typed, a wrong one is told, an empty one is not sent", async () => {
  const open = vi
    .fn()
    .mockRejectedValueOnce(new Error("no store"))
    .mockResolvedValueOnce(err("wrong-passphrase"))
    .mockResolvedValueOnce(ok({ holds: "1 aula", notes: [], restore: async () => undefined }));
  render(<RestoreCopy question={QUESTION} open={open} />);
  const file = new File(["x"], "aula.cuadra");
  fireEvent.change(screen.getByLabelText(texts.pick), { target: { files: [file] } });
  await screen.findByRole("dialog", { name: lockTexts.title });
  await send("");
  expect(open).not.toHaveBeenCalled();
  await send("cuatro palabras al azar");
  await screen.findByText(texts.notWritten);
  expect(field().value).toBe("cuatro palabras al azar");
  expect(screen.queryByText(lockTexts.wrong)).toBeNull();
  // Pressed again as it stands.
  await send();
  await screen.findByText(lockTexts.wrong);
  expect(screen.queryByText(texts.notWritten)).toBeNull();
  await send("otras palabras");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: lockTexts.title })).toBeNull());
  expect(open.mock.calls.map(([, passphrase]) => passphrase)).toEqual([
    "cuatro palabras al azar",
    "cuatro palabras al azar",
    "otras palabras",
  ]);
});
