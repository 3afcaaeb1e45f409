import { pesos } from "../../../kernel/pesos.ts";
import { amount, type ReportColumn, type ReportHead, text } from "../../../report/report.ts";
import { ReportBuilder } from "../../../report/report-builder.ts";
import type { PlacedLine } from "../uploaded-nets.ts";
import type { UploadedPeriod } from "../uploaded-statement.ts";
import type { BetterSheet, TrialTerm } from "./better-sheet.ts";
import { betterTexts as texts } from "./better-texts.ts";

const FIRST = 2;

/** The heading of a period, and a number where the file gives it none. */
export function uploadedPeriodName({ label, day }: UploadedPeriod, at: number, count: number): string {
  if (label !== "") return label;
  return day !== null ? day : count === 1 ? texts.amount : texts.column(at + 1);
}

export interface TrialSheet extends BetterSheet {
  /** The cells that are a line's debits less credits in a period, or the other way around. */
  termsOf(line: number, period: number, adds: "debit" | "credit"): readonly TrialTerm[];
  /** Row of the sums. */
  readonly total: number;
}

/** The clean trial balance: each account once with the PUC's code, its two sides by period, and where it was read. */
export function trialSheet(
  placed: readonly PlacedLine[],
  periods: readonly UploadedPeriod[],
  head: ReportHead,
): TrialSheet {
  const grouped = periods.length > 1;
  const columns: ReportColumn[] = [
    { key: "code", label: texts.code, kind: "code" },
    { key: "account", label: texts.account, kind: "text" },
    ...periods.flatMap((period, at): ReportColumn[] => {
      const group = grouped ? { group: uploadedPeriodName(period, at, periods.length) } : {};
      return [
        { key: `debit-${at}`, label: texts.debit, kind: "amount", ...group },
        { key: `credit-${at}`, label: texts.credit, kind: "amount", ...group },
      ];
    }),
    { key: "sheet", label: texts.sheet, kind: "text" },
    { key: "row", label: texts.row, kind: "number" },
  ];
  const table = new ReportBuilder(columns);
  for (const { line, puc, nets } of placed)
    table.line(
      [
        text(puc),
        text(line.name || line.code),
        ...nets.flatMap((net) => [amount(pesos(Math.max(net, 0))), amount(pesos(Math.max(-net, 0)))]),
        text(line.sheet),
        { kind: "number", value: line.row, decimals: 0 },
      ],
      { level: 0 },
    );
  const sums = periods.flatMap((_period, at) => {
    const nets = placed.map((each) => each.nets[at] ?? 0);
    const sum = (sign: 1 | -1) => nets.reduce<number>((all, net) => all + Math.max(sign * net, 0), 0);
    return [amount(pesos(sum(1))), amount(pesos(sum(-1)))];
  });
  const total = table.next;
  table.add(
    {
      kind: "total",
      level: 0,
      cells: [text(texts.sums), { kind: "none" }, ...sums, { kind: "none" }, { kind: "none" }],
    },
    table.since(0),
  );
  return {
    report: table.report({ title: texts.trial, ...head }),
    links: [],
    total,
    termsOf: (line, period, adds) => {
      const [debit, credit] = [FIRST + 2 * period, FIRST + 2 * period + 1];
      const [plus, minus] = adds === "debit" ? [debit, credit] : [credit, debit];
      return [
        { row: line, column: plus },
        { row: line, column: minus, minus: true },
      ];
    },
  };
}
