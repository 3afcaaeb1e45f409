import type { Account, AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { addMovement, type Movement, naturalBalance, netOf } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { accountTitle, addLedger, LEDGER_COLUMNS } from "#domain/accounting/ledger/ledger-rows.ts";
import { pesos, subtract, sum } from "#domain/kernel/pesos.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportColumn,
  type ReportHead,
  type ReportSpan,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import type { Period } from "#domain/report/report-period.ts";

/** What an account of a third party brought into the period and moved in it. */
interface AccountSum {
  readonly account: AccountCode;
  readonly opening: Movement;
  readonly movement: Movement;
}

export interface NamedSum extends AccountSum {
  readonly key: string;
  readonly name: string;
  /** "NIT 900.214.867-2", or empty. */
  readonly document: string;
}

const TITLE = "Auxiliar por tercero";

/** Accounts grow on both sides here, so a balance is what was debited less what was credited. */
function sumColumns(chart: Chart): readonly ReportColumn[] {
  return [
    { key: "party", label: "Tercero", kind: "text" },
    { key: "document", label: "Documento", kind: "text" },
    ...(chart.showsCodes ? [{ key: "code", label: "Código", kind: "code" } as const] : []),
    { key: "account", label: "Cuenta", kind: "text" },
    { key: "opening", label: "Saldo anterior", kind: "amount" },
    { key: "debit", label: "Débitos", kind: "amount" },
    { key: "credit", label: "Créditos", kind: "amount" },
    {
      key: "closing",
      label: "Saldo nuevo",
      kind: "amount",
      adds: [{ key: "opening" }, { key: "debit" }, { key: "credit", minus: true }],
    },
  ];
}

function accountOf(chart: Chart, code: AccountCode): Account {
  const gone = { code, name: code, parent: null, nature: "debit", posting: true, puc: code } as const;
  return chart.byCode.get(code) ?? gone;
}

function figuresOf({ opening, movement }: Pick<AccountSum, "opening" | "movement">) {
  const closing = addMovement(opening, movement);
  return [netOf(opening), movement.debit, movement.credit, netOf(closing)].map(amount);
}

interface SumsInput {
  readonly chart: Chart;
  readonly sums: readonly NamedSum[];
  /** What accounts that want a third party have on lines without one. */
  readonly nobody: readonly AccountSum[];
}

/** Every third party with its accounts, each row leading to its movements. */
export function partySumsReport({ chart, sums, nobody }: SumsInput, head: ReportHead): Report {
  const table = new ReportBuilder(sumColumns(chart));
  const start = (name: string, document: string, code: AccountCode) => [
    text(name),
    text(document),
    ...(chart.showsCodes ? [text(code)] : []),
    text(displayName(chart, accountOf(chart, code))),
  ];
  const rows: ReportSpan[] = sums.map((each) =>
    table.line([...start(each.name, each.document, each.account), ...figuresOf(each)], {
      source: { kind: "party", party: each.key, account: each.account },
    }),
  );
  for (const each of nobody)
    rows.push(
      table.line([...start("Sin tercero", "", each.account), ...figuresOf(each)], {
        source: { kind: "account", account: each.account },
      }),
    );
  const all = [...sums, ...nobody];
  const zero: Movement = { debit: pesos(0), credit: pesos(0) };
  const of = (part: "opening" | "movement") =>
    all.reduce((each, next) => addMovement(each, next[part]), zero);
  const total = figuresOf({ opening: of("opening"), movement: of("movement") });
  if (rows.length === 0) {
    const empty = [text("Ningún tercero en este período"), NONE, ...(chart.showsCodes ? [NONE] : []), NONE];
    rows.push(table.line([...empty, ...total]));
  }
  table.total("Sumas", total, rows);
  table.note("Un saldo en negativo es crédito: lo que le debemos al tercero, o lo que pagó por adelantado.");
  return table.report({ title: TITLE, ...head });
}

interface LedgersInput {
  readonly chart: Chart;
  /** As titles name it: "Ferretería El Tornillo, NIT 900.214.867-2". */
  readonly party: string;
  readonly sums: readonly AccountSum[];
  readonly entries: readonly Entry[];
  readonly counts: (line: EntryLine) => boolean;
  readonly period: Period;
}

/** The movements of one third party, account by account, each entry leading to the journal. */
export function partyLedgersReport(input: LedgersInput, head: ReportHead): Report {
  const { chart, party, sums, entries, counts, period } = input;
  const { from, to } = period;
  const table = new ReportBuilder(LEDGER_COLUMNS);
  const ledgers = sums.map((each) => {
    const account = accountOf(chart, each.account);
    const includes = (code: AccountCode) => code === account.code;
    const ledger = ledgerOf({ account, opening: each.opening, entries, from, to, includes, counts });
    const kept = naturalBalance(account, addMovement(each.opening, each.movement));
    return { ledger, difference: subtract(ledger.closing, kept) };
  });
  const months = ledgers.flatMap(({ ledger }) => {
    table.heading(accountTitle(chart, ledger));
    return addLedger(table, chart, ledger, from);
  });
  const debit = sum(ledgers.map(({ ledger }) => ledger.debit));
  const credit = sum(ledgers.map(({ ledger }) => ledger.credit));
  table.total("Sumas", [amount(debit), amount(credit), NONE], months);
  const difference = sum(ledgers.map((each) => each.difference));
  const holds = ledgers.every((each) => each.difference === 0);
  return table.report({ title: `${TITLE}: ${party}`, ...head }, [
    { label: "Igual a los saldos del libro", holds, difference },
  ]);
}
