import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ok } from "#domain/kernel/result.ts";
import { fileName } from "#domain/report/file-name.ts";
import { type MadeCopy, SaveCopyDialog } from "#features/education/copies/save-copy-dialog.tsx";
import { classCopyTexts as texts } from "#features/education/copies/texts.ts";
import { lockTexts } from "#flows/sealed-copy/texts.ts";
import { typeInto } from "#tests/support/render.ts";

const { told } = vi.hoisted(() => ({ told: [] as [string, string][] }));
vi.mock("#ui/kit/save-file.ts", () => ({ saveFile: () => undefined }));
vi.mock("#ui/kit/feedback/toast.ts", () => ({
  toast: {
    success: ({ title }: { title: string }) => void told.push(["success", title]),
    error: ({ title }: { title: string }) => void told.push(["error", title]),
  },
}));

beforeEach(() => {
  told.length = 0;
});

function show(copy: Partial<MadeCopy>) {
  const made: MadeCopy = {
    file: new Blob(["x"]),
    name: fileName(["cuadra", "aula"], "cuadra"),
    tryOut: async () => ({ holds: "1 aula", bad: 0 }),
    lacks: null,
    note: async () => true,
    ...copy,
  };
  render(<SaveCopyDialog title="Copia" lead="Todo" make={async () => ok(made)} onClose={() => undefined} />);
  for (const label of [lockTexts.passphrase, lockTexts.again])
    typeInto(screen.getByLabelText(label), "cuatro palabras al azar");
  fireEvent.click(screen.getByRole("button", { name: texts.make }));
}

it("ED-122 nobody confirms a copy before it was tried", async () => {
  let end = (_found: { holds: string; bad: number } | null): void => undefined;
  const trial = new Promise<{ holds: string; bad: number } | null>((resolve) => {
    end = resolve;
  });
  show({ tryOut: () => trial });
  await screen.findByText(texts.trying);
  expect(screen.queryByRole("button", { name: texts.yes })).toBeNull();
  end(null);
  await screen.findByText(texts.triedFailed);
  expect(screen.queryByRole("button", { name: texts.yes })).toBeNull();
});

it.each([
  [true, ["success", texts.saved]],
  [false, ["error", texts.notNoted]],
] as const)("ED-122 that a copy is kept in mind is told as it went: %s", async (isNoted, words) => {
  show({ note: async () => isNoted });
  fireEvent.click(await screen.findByRole("button", { name: texts.yes }));
  await vi.waitFor(() => expect(told).toEqual([words]));
});
