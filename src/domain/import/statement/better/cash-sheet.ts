import { pesos } from "../../../kernel/pesos.ts";
import { amount, type ReportHead, type ReportSpan, text } from "../../../report/report.ts";
import { ReportBuilder } from "../../../report/report-builder.ts";
import { STATEMENT_NAMES } from "../../../statement/statement-names.ts";
import { sectionOfPuc } from "../../../statement/typed/place-rows.ts";
import { TYPED_LAYOUTS } from "../../../statement/typed/typed-layout.data.ts";
import type { PlacedLine } from "../uploaded-nets.ts";
import type { TrialLink, TrialTerm } from "./better-sheet.ts";
import { betterTexts as texts } from "./better-texts.ts";
import type { StatementSheet } from "./statement-sheet.ts";
import type { TrialSheet } from "./trial-sheet.ts";

/** What was depreciated, written off or provided for: no cash moved, whatever the asset is. */
const WITHOUT_CASH = /^(?:1299|159[2-9]|169[89])/;
const activityOf = (puc: string) => (WITHOUT_CASH.test(puc) ? "operating" : sectionOfPuc("cash", puc));

const isResult = (puc: string) => /^(?:36|[4-7])/.test(puc);
const reversed = ({ minus, ...term }: TrialTerm): TrialTerm => (minus ? term : { ...term, minus: true });

interface FlowLine {
  readonly label: string;
  readonly amount: number;
  readonly of: readonly TrialTerm[];
}

/** What each account brought in or took, from the balance before to the balance now. */
function flowOf(placed: readonly PlacedLine[], trial: TrialSheet) {
  const one = (at: number): FlowLine => {
    const { line, puc, nets } = placed[at] as PlacedLine;
    const [now = 0, before = 0] = nets;
    const of = [...trial.termsOf(at, 0, "credit"), ...trial.termsOf(at, 1, "credit").map(reversed)];
    return { label: line.name || puc, amount: before - now, of };
  };
  const results = (period: 0 | 1, label: string, sign: 1 | -1): FlowLine => {
    const lines = placed.flatMap(({ puc, nets }, at) => (isResult(puc) && nets[period] !== 0 ? [at] : []));
    const sum = lines.reduce((all, at) => all - (placed[at]?.nets[period] ?? 0), 0);
    const of = lines.flatMap((at) => trial.termsOf(at, period, "credit"));
    return { label, amount: sign * sum, of: sign === 1 ? of : of.map(reversed) };
  };
  return { one, results };
}

/**
 * The cash flow that two balances tell (NIIF para PYMES 7.8): the result, and the change of every account but cash. The
 * result of the year before is no flow: it stands in the equity that it was carried to.
 */
export function cashSheet(
  placed: readonly PlacedLine[],
  trial: TrialSheet,
  head: ReportHead,
): StatementSheet {
  const table = new ReportBuilder([
    { key: "account", label: texts.account, kind: "text" },
    { key: "amount", label: texts.amount, kind: "amount" },
  ]);
  const { one, results } = flowOf(placed, trial);
  const links: TrialLink[] = [];
  const sums = new Map<string, number>();
  const spans = new Map<string, ReportSpan[]>();
  const totals = new Map<string, number>();
  const draw = (key: string, flow: FlowLine) => {
    if (flow.amount === 0) return;
    const span = table.line([text(flow.label), amount(pesos(flow.amount))]);
    links.push({ row: span.from, column: 1, of: flow.of });
    spans.set(key, [...(spans.get(key) ?? []), span]);
    totals.set(key, (totals.get(key) ?? 0) + flow.amount);
  };
  table.note(texts.indirect);
  for (const part of TYPED_LAYOUTS.cash.parts) {
    if (!("key" in part)) {
      sums.set(part.label, table.next);
      const whole = part.of.reduce((all, key) => all + (totals.get(key) ?? 0), 0);
      table[part.kind](
        part.label,
        [amount(pesos(whole))],
        part.of.flatMap((key) => spans.get(key) ?? []),
      );
      continue;
    }
    if (part.key === "cash") continue;
    table.heading(part.title);
    if (part.key === "operating") draw(part.key, results(0, texts.result, 1));
    for (const [at, { puc }] of placed.entries())
      if (!isResult(puc) && activityOf(puc) === part.key) draw(part.key, one(at));
    if (part.key === "financing") draw(part.key, results(1, texts.previousResult, -1));
  }
  const cash = placed.flatMap(({ puc }, at) => (sectionOfPuc("cash", puc) === "cash" ? [at] : []));
  const change = cash.reduce((all, at) => all - one(at).amount, 0);
  const row = table.total(texts.cashChange, [amount(pesos(change))], []).from;
  sums.set(texts.cashChange, row);
  links.push({ row, column: 1, of: cash.flatMap((at) => one(at).of.map(reversed)) });
  return { report: table.report({ title: STATEMENT_NAMES.cash, ...head }), links, sums };
}
