import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { ImportEmployeesDialog } from "#features/payroll/employees/import/import-dialog.tsx";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { makeCompany } from "#tests/support/payroll/payroll-runs.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let company: CompanyId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  company = await makeCompany(storage);
  return () => storage.close();
});

it("IM-25 shows each row with its reason, mends in one press, and writes what was shown", async () => {
  const onClose = vi.fn();
  render(
    <ImportEmployeesDialog company={company} employees={[]} today={day("2026-11-20")} onClose={onClose} />,
    { wrapper: inStorage(storage) },
  );
  typeInto(
    screen.getByLabelText("Lista de empleados"),
    "Nombre;Cédula;Salario;Ingreso\nAna;1001;2.000.000;1/2/2024\nEva;1002;900.000;1/2/2024\nIvo;1003;2.000.000;31/02/2024\nAna;1001;2.000.000;1/2/2024",
  );
  await screen.findByText("1 nuevo, 3 con problemas");
  expect(screen.getByText("«31/02/2024» no es una fecha de ingreso")).toBeDefined();
  expect(screen.getByText("Es la misma persona de la fila 2")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Poner el mínimo de ley a 1" }));
  fireEvent.click(await screen.findByRole("button", { name: "Guardar 2 empleados" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect((await listEmployees(storage, company)).map(({ contract }) => contract.name).sort()).toEqual([
    "Ana",
    "Eva",
  ]);
});

it("IM-25 says of a list without headings what it needs", async () => {
  render(
    <ImportEmployeesDialog company={company} employees={[]} today={day("2026-11-20")} onClose={vi.fn()} />,
    { wrapper: inStorage(storage) },
  );
  typeInto(screen.getByLabelText("Lista de empleados"), "Ana;1001\nEva;1002");
  await screen.findByText(/^No encontramos los títulos de las columnas/);
});
