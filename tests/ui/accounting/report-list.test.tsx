// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, type ReportColumn, text } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import { ReportList } from "#ui/accounting/report/report-list.tsx";
import "#tests/support/render.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "code", label: "Código", kind: "code" },
  { key: "name", label: "Cuenta", kind: "text" },
  { key: "before", label: "Saldo anterior", kind: "amount" },
  { key: "after", label: "Saldo nuevo", kind: "amount" },
];
const CASH = { kind: "account", account: "1105" as AccountCode } as const;

it("shows each row as a block: its name, the figures after the names of their columns, and its warning", () => {
  const table = new ReportBuilder(COLUMNS);
  const money = (value: number) => amount(pesos(value));
  table.heading("Activo");
  const line = table.line([text("1105"), text("Caja"), money(500), money(-20)], {
    source: CASH,
    warning: "Saldo contrario a su naturaleza",
  });
  table.total("Total", [money(500), money(-20)], [line]);
  const report = table.report({ title: "Saldos", subtitle: "La Sabana", period: "2026" });
  const onOpen = vi.fn();
  render(<ReportList report={report} onOpen={onOpen} />);
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(items).toEqual([
    "Activo",
    "CajaCódigo1105Saldo anterior500Saldo nuevo(20)Saldo contrario a su naturaleza",
    "TotalSaldo anterior500Saldo nuevo(20)",
  ]);
  fireEvent.click(within(screen.getByRole("list")).getByRole("button", { name: /Caja/ }));
  expect(onOpen).toHaveBeenCalledWith(CASH);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

it("names each side by the heading that stands above it in a table, and leaves the empty side out", () => {
  const table = new ReportBuilder([
    { key: "name", label: "Cuenta", kind: "text" },
    { key: "before", label: "Debe", kind: "amount", group: "Saldo anterior" },
    { key: "owed", label: "Haber", kind: "amount", group: "Saldo anterior" },
    { key: "after", label: "Debe", kind: "amount", group: "Saldo nuevo" },
  ]);
  table.line([text("Caja"), amount(pesos(500)), amount(pesos(0)), amount(pesos(700))]);
  const report = table.report({ title: "Saldos", subtitle: "La Sabana", period: "2026" });
  render(<ReportList report={report} onOpen={vi.fn()} />);
  expect(screen.getByRole("listitem").textContent).toBe("CajaSaldo anterior: Debe500Saldo nuevo: Debe700");
});
