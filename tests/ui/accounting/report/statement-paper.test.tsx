import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, type ReportRow, text } from "#domain/report/report.ts";
import { StatementPaper } from "#ui/accounting/report/statement-paper.tsx";

afterEach(cleanup);

function row(kind: ReportRow["kind"], name: string, ...figures: readonly number[]): ReportRow {
  const cells = [text(name), ...figures.map((each) => amount(pesos(each)))];
  return { kind, level: 1, cells, source: { kind: "line", line: name } };
}

const report = {
  title: "Estado de cambios en el patrimonio",
  subtitle: "",
  period: "",
  columns: [
    { key: "name", label: "Concepto", kind: "text" as const },
    ...["Capital", "Reservas", "Total"].map((label) => ({ key: label, label, kind: "amount" as const })),
  ],
  rows: [
    row("line", "Reservas", 0, 7, 7),
    row("line", "Aportes", 5, 0, 5),
    row("subtotal", "Saldo", 0, 7, 12),
  ],
  checks: [],
};

it("UX-09 a figure is a button and a dash is text; the name opens the first figure that is not zero", () => {
  const onOpen = vi.fn();
  render(<StatementPaper report={report} company="" nit="" unit="" onOpen={onOpen} />);
  const opened = (name: string) => {
    onOpen.mockClear();
    const [own, ...figures] = within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole(
      "button",
    );
    for (const button of own === undefined ? [] : [own, ...figures]) fireEvent.click(button);
    return onOpen.mock.calls.map(([source, , column]) => [source.line, column]);
  };
  expect(opened("Reservas").map(([, column]) => column)).toEqual([1, 1, 2]);
  expect(opened("Aportes").map(([, column]) => column)).toEqual([0, 0, 2]);
  // A sum of zero is told: what it adds up may cancel out.
  expect(opened("Saldo").map(([, column]) => column)).toEqual([1, 0, 1, 2]);
});
