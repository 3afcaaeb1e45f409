import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import { netOf } from "../../accounting/ledger/balances.ts";
import { accountLabel } from "../../accounting/puc-of-account.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { amount, type Report, type ReportColumn, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import { standingAt } from "../books/balance-statement.ts";
import { pucReader, specialMovements } from "../books/period-facts.ts";
import type { StatementInput } from "../books/statement-input.ts";

/** Accumulated depreciation, depletion and amortization, and impairment: they take away from the cost. */
const CONTRA = /^159[2-9]/;

const amounts = (labels: readonly string[]): ReportColumn[] =>
  labels.map((label, index) => ({ key: `amount-${index}`, label, kind: "amount" }));

const COLUMNS: readonly ReportColumn[] = [
  { key: "name", label: "Concepto", kind: "text" },
  ...amounts(["Saldo inicial", "Adiciones", "Depreciación y deterioro", "Bajas y traslados", "Saldo final"]),
];

/** What each amount column of the movement tells. */
export const MOVEMENT_COLUMNS = ["opening", "additions", "depreciation", "disposals", "closing"] as const;

type Moved = readonly [
  opening: Pesos,
  additions: Pesos,
  depreciation: Pesos,
  disposals: Pesos,
  closing: Pesos,
];

function movedOf({ chart, periods }: StatementInput, pucOf: PucOf) {
  const [facts] = periods;
  if (facts === undefined) return [];
  const begun = specialMovements(facts.entries, pucOf).openings;
  const codes = [...standingAt(facts).keys()].filter((code) => pucOf(code).startsWith("15")).sort();
  return codes.flatMap((code) => {
    const moved = facts.movements.get(code) ?? { debit: 0, credit: 0 };
    const first = begun.get(code) ?? { debit: 0, credit: 0 };
    const before = facts.opening.get(code);
    const opening = pesos((before === undefined ? 0 : netOf(before)) + first.debit - first.credit);
    const [debit, credit] = [pesos(moved.debit - first.debit), pesos(moved.credit - first.credit)];
    const isContra = CONTRA.test(pucOf(code));
    const less = pesos(-credit);
    const figures: Moved = [
      opening,
      isContra ? pesos(0) : debit,
      isContra ? less : pesos(0),
      isContra ? debit : less,
      pesos(opening + debit - credit),
    ];
    return figures.every((each) => each === 0) ? [] : [{ label: accountLabel(chart, code), code, figures }];
  });
}

/**
 * Opening and closing balance of property, plant and equipment with what moved between them, account by account (NIIF
 * para PYMES 17.31 e); of the present period alone, as the norm asks. Null without any. What a book began with is its
 * opening balance. The last column adds up to the line of the balance (AC-90).
 */
export function propertyMovement(input: StatementInput): Report | null {
  const rows = movedOf(input, pucReader(input.chart));
  if (rows.length === 0) return null;
  const table = new ReportBuilder(COLUMNS);
  const spans = rows.map(({ label, code, figures }) =>
    table.line([text(label), ...figures.map(amount)], { source: { kind: "account", account: code } }),
  );
  const totals = COLUMNS.slice(1).map((_, column) =>
    amount(sum(rows.map(({ figures }) => figures[column] ?? pesos(0)))),
  );
  table.total("Propiedades, planta y equipo", totals, spans);
  return table.report({ title: "Movimiento del período", subtitle: "", period: "" });
}
