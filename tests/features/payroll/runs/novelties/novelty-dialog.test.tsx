import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { NoveltyDialog } from "#features/payroll/runs/novelties/novelty-dialog.tsx";
import { RunEditor } from "#features/payroll/runs/run/run-editor.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { readRun } from "#storage/queries/payroll/payroll-runs.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { beginRun, hire, makeCompany } from "#tests/support/payroll/payroll-runs.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

it("IM-26 shows what each row becomes, brings it in one change, and takes it back", async () => {
  const companyId = await makeCompany(storage);
  await hire(storage, companyId);
  const run = await beginRun(storage, companyId);
  const editor = new RunEditor(storage, run);
  const onClose = vi.fn();
  const told = vi.spyOn(toast, "success");
  render(<NoveltyDialog run={run} editor={editor} today={day("2026-11-20")} onClose={onClose} />, {
    wrapper: inStorage(storage),
  });
  typeInto(
    screen.getByLabelText("Lista de novedades"),
    "Cédula;Novedad;Cantidad;Valor\n52731094;HED;200;\n52731094;Comisión;;350.000\n999;Comisión;;1",
  );
  await screen.findByText("1 nueva, 2 con problemas");
  expect(screen.getByText("No está en esta nómina")).toBeDefined();
  // Without zeros that nobody wrote.
  expect(screen.getByText("200")).toBeDefined();
  expect(screen.getByText(/^Son 200 horas extra: /)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Pagar 1 que pasa del límite" }));
  fireEvent.click(await screen.findByRole("button", { name: "Agregar 2 novedades" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await editor.flush();
  const input = async () => (await readRun(storage, run.id))?.run.people[0]?.input;
  expect(await input()).toMatchObject({ commissions: 350_000, hours: [{ kind: "HED", hours: 200 }] });
  told.mock.calls[0]?.[0].actions?.[0]?.onAction();
  await editor.flush();
  expect(await input()).toEqual(run.people[0]?.input);
  told.mockRestore();
});
