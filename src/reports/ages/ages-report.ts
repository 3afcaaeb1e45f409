import type { AccountCode, Side } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { AGES, type Age } from "#domain/parties/ages.ts";
import { documentText } from "#domain/parties/document.ts";
import type { Party } from "#domain/parties/party.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportColumn,
  type ReportHead,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

interface AgedFigures {
  readonly ages: Readonly<Record<Age, number>>;
  readonly advance: number;
  readonly total: number;
}

interface AgedRow extends AgedFigures {
  readonly name: string;
  readonly party: Party | null;
  readonly account: AccountCode;
}

interface AgedRows {
  readonly rows: readonly AgedRow[];
  /** What the accounts have on lines without a third party. */
  readonly nobody: number;
  readonly balance: number;
}

const TITLES: Readonly<Record<Side, string>> = {
  debit: "Cuentas por cobrar por edad",
  credit: "Cuentas por pagar por edad",
};

const LABELS: Readonly<Record<Age, string>> = {
  "0-30": "0–30 días",
  "31-60": "31–60 días",
  "61-90": "61–90 días",
  "91+": "91+ días",
};

function columnsOf(chart: Chart): readonly ReportColumn[] {
  const parts = [...AGES, "advance"].map((key) => ({ key }));
  return [
    { key: "party", label: "Tercero", kind: "text" },
    { key: "document", label: "Documento", kind: "text" },
    ...(chart.showsCodes ? [{ key: "code", label: "Código", kind: "code" } as const] : []),
    { key: "account", label: "Cuenta", kind: "text" },
    ...AGES.map((age) => ({ key: age, label: LABELS[age], kind: "amount" }) as const),
    { key: "advance", label: "Anticipos", kind: "amount" },
    { key: "total", label: "Total", kind: "amount", adds: parts },
  ];
}

const figuresOf = (rows: readonly AgedFigures[]) => {
  const sum = (of: (row: AgedFigures) => number) =>
    amount(pesos(rows.reduce((total, row) => total + of(row), 0)));
  return [
    ...AGES.map((age) => sum((row) => row.ages[age])),
    sum((row) => 0 - row.advance),
    sum((row) => row.total),
  ];
};

/** What is owed by third party, account and age, with what names nobody apart: together the balance of the accounts. */
export function agesReport(chart: Chart, list: AgedRows, which: Side, head: ReportHead): Report {
  const table = new ReportBuilder(columnsOf(chart));
  const nameOf = (code: AccountCode) => {
    const account = chart.byCode.get(code);
    return account === undefined ? code : displayName(chart, account);
  };
  const rows = list.rows.map((row) =>
    table.line([
      text(row.name),
      text(row.party?.document ? documentText(row.party.document) : ""),
      ...(chart.showsCodes ? [text(row.account)] : []),
      text(nameOf(row.account)),
      ...figuresOf([row]),
    ]),
  );
  table.total("Sumas", figuresOf(list.rows), rows);
  const blank = AGES.map(() => NONE);
  if (list.nobody !== 0)
    table.note("En líneas sin tercero, de edad desconocida", [...blank, NONE, amount(pesos(list.nobody))]);
  const named = list.rows.reduce((sum, { total }) => sum + total, 0);
  const difference = pesos(list.balance - list.nobody - named);
  return table.report({ title: TITLES[which], ...head }, [
    { label: "Igual al saldo de las cuentas", holds: difference === 0, difference },
  ]);
}
