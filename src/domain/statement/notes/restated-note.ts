import { accountLabel } from "../../accounting/puc-of-account.ts";
import { yearOf } from "../../kernel/calendar-day.ts";
import { formatLongDay, formatPesos } from "../../kernel/format.ts";
import { abs, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { amount, type Report, type ReportColumn, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import { makeStatement } from "../books/make-statement.ts";
import { pucReader } from "../books/period-facts.ts";
import type { StatementInput } from "../books/statement-input.ts";
import { restatedEquity } from "../restated/restated-equity.ts";
import type { Restatement, RestatementCause } from "../restated/restatement.ts";
import { type Framework, USUAL_FRAMEWORK } from "./framework.ts";

const CAUSES: Readonly<Record<RestatementCause, string>> = {
  error: "Corrección de un error",
  policy: "Cambio de política contable",
};

const WHY_POLICY = "[¿Por qué la política nueva da información más fiable y relevante?]";
/** Each framework is cited by its own companies alone: that of microempresas has no such paragraph. */
const ASKED_BY: Readonly<Record<Framework, string>> = { pymes: " (NIIF para PYMES 10.13 c)", micro: "" };

const COLUMNS: readonly ReportColumn[] = [
  { key: "name", label: "Línea", kind: "text" },
  ...["Informado antes", "Ajuste", "Reexpresado"].map(
    (label, index): ReportColumn => ({ key: `amount-${index}`, label, kind: "amount" }),
  ),
];

/** The comparative periods that are restated. */
function restatedIn({ periods }: StatementInput) {
  return periods.flatMap((facts) => (facts.restated ? [{ facts, restated: facts.restated }] : []));
}

function told(input: StatementInput, { day, debit, credit, amount: by, cause, reason }: Restatement): string {
  const [one, other] = [debit, credit].map((code) => accountLabel(input.chart, code));
  const why = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return `${CAUSES[cause]} de ${yearOf(day)}: ${why} ${formatPesos(by)} al débito de ${one} y al crédito de ${other}.`;
}

/** What the adjustments change of equity: before the period began, and up to its end. */
function effects(input: StatementInput): string[] {
  const pucOf = pucReader(input.chart);
  return restatedIn(input).flatMap(({ facts, restated }) => {
    const parts = restatedEquity(restated.of, pucOf);
    const sumOf = (of: typeof parts) => pesos(of.reduce((sum, each) => sum + each.amount, 0));
    const before = sumOf(parts.filter(({ account }) => account !== null));
    const all = sumOf(parts);
    const words = (by: Pesos, when: string) =>
      `${when} ${by > 0 ? "aumentó" : "disminuyó"} en ${formatPesos(abs(by))}.`;
    return [
      ...(before === 0
        ? []
        : [words(before, `El saldo inicial del patrimonio al ${formatLongDay(facts.from)}`)]),
      all === 0
        ? `El patrimonio al ${formatLongDay(facts.to)} no cambió.`
        : words(all, `El patrimonio al ${formatLongDay(facts.to)}`),
    ];
  });
}

/**
 * What the note on restated figures says besides its text: the nature of each and the adjustment of equity (NIIF para
 * PYMES 10.13, 10.14 and 10.23). Empty where no period is restated.
 */
export function restatedParagraphs(
  input: StatementInput,
  framework: Framework = USUAL_FRAMEWORK,
): readonly string[] {
  const all = restatedIn(input).flatMap(({ restated }) => restated.of);
  const policy = all.some(({ cause }) => cause === "policy") ? [`${WHY_POLICY}${ASKED_BY[framework]}`] : [];
  return [...all.map((each) => told(input, each)), ...policy, ...effects(input)];
}

/** Each line that is restated, as it was told before and as it is now; null where no period is. */
export function restatedTable(input: StatementInput): Report | null {
  const [first] = restatedIn(input);
  if (first === undefined) return null;
  const of = (facts: typeof first.facts) => ({ ...input, periods: [facts] });
  const table = new ReportBuilder(COLUMNS);
  for (const kind of ["balance", "income"] as const) {
    const before = makeStatement(kind, of(first.restated.before));
    const now = makeStatement(kind, of(first.facts));
    const amountIn = (lines: typeof now.lines, key: string) =>
      lines.find((line) => line.key === key)?.amounts[0] ?? ZERO;
    // A line that only one of them has is told at the end of its statement.
    const keys = [...new Set([...now.lines, ...before.lines].map(({ key }) => key))];
    for (const key of keys) {
      const line = [...now.lines, ...before.lines].find((each) => each.key === key);
      const [was, is] = [amountIn(before.lines, key), amountIn(now.lines, key)];
      if (line === undefined || line.kind === "heading" || was === is) continue;
      const cells = [text(line.label), amount(was), amount(pesos(is - was)), amount(is)];
      table.add({ kind: line.kind === "line" ? "line" : "subtotal", level: 1, cells });
    }
  }
  return table.report({ title: "", subtitle: "", period: "" });
}
