import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { Reconciliation } from "#domain/reconciliation/reconciliation.ts";
import { amount, type Report, type ReportColumn, type ReportHead, text } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "date", label: "Fecha", kind: "day" },
  { key: "where", label: "Dónde", kind: "text" },
  { key: "reference", label: "Documento", kind: "text" },
  { key: "text", label: "Detalle", kind: "text" },
  { key: "value", label: "Valor", kind: "amount" },
];

interface Listed {
  readonly date: Day;
  readonly text: string;
  readonly reference: string;
  readonly amount: Pesos;
}

/** What lies between the balance of an extract and that of the book, line by line, on paper. */
export function reconciliationReport(
  { matched, proposed, pending, unrecorded, balance }: Reconciliation,
  account: string,
  head: ReportHead,
): Report {
  const table = new ReportBuilder(COLUMNS);
  const list = (where: string, items: readonly Listed[], sign: 1 | -1 = 1) =>
    items.map(({ date, text: words, reference, amount: value }) =>
      table.line([
        { kind: "day", day: date },
        text(where),
        text(reference),
        text(words),
        amount(pesos(sign * value + 0)),
      ]),
    );
  const row = (label: string, value: number) => table.note(label, [amount(pesos(value))]);
  if (balance !== null) row("Saldo según extracto", balance.extract);
  const ofMoves = (moves: Reconciliation["pending"]): readonly Listed[] =>
    moves.map((move) => ({
      ...move,
      text: move.description,
      reference: move.reference || `Asiento ${move.number}`,
    }));
  table.heading("En el libro, sin salir en el banco (se suman)");
  const more = list("Libro", ofMoves(pending));
  table.heading("En el extracto, sin asiento (se restan)");
  const less = list("Extracto", unrecorded, -1);
  if (proposed.length > 0) {
    table.heading("Sugeridas por aceptar");
    for (const each of proposed) {
      list("Libro", ofMoves(each.moves));
      list("Extracto", each.lines, -1);
    }
  }
  const parts = [...more, ...less];
  const total = (balance?.pending ?? 0) - (balance?.unrecorded ?? 0);
  if (parts.length > 0) table.subtotal("Partidas conciliatorias", [amount(pesos(total))], parts);
  if (balance !== null) {
    if (balance.suggested !== 0) row("Diferencia de las sugeridas", balance.suggested);
    if (balance.cents !== 0) row("Centavos de las líneas", 0 - balance.cents);
    if (balance.unexplained !== 0) row("Sin explicar", 0 - balance.unexplained);
    row("Saldo según libros", balance.book);
  }
  table.heading(`Conciliadas (${matched.length})`);
  for (const { lines } of matched) list("Extracto", lines);
  const checks =
    balance === null
      ? []
      : [
          {
            label: "Extracto y libro concuerdan",
            holds: balance.unexplained === 0,
            difference: balance.unexplained,
          },
        ];
  return table.report({ title: `Conciliación bancaria: ${account}`, ...head }, checks);
}

/** "corte al 31/10/2026". */
export function reconciliationPeriod(until: Day): string {
  return `corte al ${formatDay(until)}`;
}
