import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { err, ok } from "#domain/kernel/result.ts";
import { RestoreCopy } from "#features/education/copies/restore-copy.tsx";
import { classCopyTexts as texts } from "#features/education/copies/texts.ts";
import { lockTexts } from "#flows/sealed-copy/texts.ts";
import { typeInto } from "#tests/support/render.ts";

vi.mock("#storage/classroom/copies/copy-file.ts", () => ({ lookAtCopy: async () => null }));

const QUESTION: Parameters<typeof RestoreCopy>[0]["question"] = {
  question: "¿Restaurar?",
  way: "Qué hacer con lo que hay",
  ways: {
    merge: { label: "Unir", text: "Lo nuevo" },
    replace: { label: "Reemplazar", text: "Todo" },
  },
  aside: "Lo que hay queda en una copia.",
  confirm: { merge: "Unir", replace: "Cambiar todo" },
  cancel: "Cancelar",
};

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
  await screen.findByRole("alertdialog");
  expect(screen.queryByRole("dialog", { name: lockTexts.title })).toBeNull();
  expect(open.mock.calls.map(([, passphrase]) => passphrase)).toEqual([
    "cuatro palabras al azar",
    "cuatro palabras al azar",
    "otras palabras",
  ]);
});

const pick = () => {
  const file = new File(["x"], "aula.cuadra");
  fireEvent.change(screen.getByLabelText(texts.pick), { target: { files: [file] } });
  return screen.findByRole("dialog", { name: lockTexts.title });
};

it("ST-32 a copy whose passphrase was right is asked about again where it could not be written, its passphrase is not", async () => {
  const restore = vi.fn().mockRejectedValueOnce(new Error("no room")).mockResolvedValueOnce(undefined);
  const open = vi.fn().mockResolvedValue(ok({ holds: "1 aula", notes: [], restore }));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<RestoreCopy question={QUESTION} open={open} />);
  await pick();
  await send("cuatro palabras al azar");
  fireEvent.click(await screen.findByRole("radio", { name: /Reemplazar/ }));
  fireEvent.click(screen.getByRole("button", { name: "Cambiar todo" }));
  await screen.findByText(texts.notWritten);
  // The way that was chosen is still the chosen one.
  fireEvent.click(screen.getByRole("button", { name: "Cambiar todo" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(restore.mock.calls).toEqual([["replace"], ["replace"]]);
  expect(open).toHaveBeenCalledOnce();
});

it("ST-31 a copy that is opened after it was cancelled asks nothing", async () => {
  let answer: (value: unknown) => void = () => undefined;
  const open = vi.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<RestoreCopy question={QUESTION} open={open} />);
  await pick();
  await send("cuatro palabras al azar");
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await act(async () => answer(ok({ holds: "1 aula", notes: [], restore: async () => undefined })));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
