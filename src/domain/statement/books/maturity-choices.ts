import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import { mayBeNonCurrent } from "../../accounting/non-current.ts";
import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";
import { linePlaces, longPlaces } from "../layouts/layout.ts";
import type { BookLine, BookStatement } from "./book-statement.ts";
import { pucReader } from "./period-facts.ts";

const places = linePlaces(BALANCE_LAYOUT);
const later = longPlaces(BALANCE_LAYOUT);

/** An account of a balance line that the book may classify as non-current. */
export interface MaturityChoice {
  readonly account: AccountCode;
  /** The PUC code under which the book stores the choice. */
  readonly puc: string;
  readonly label: string;
  readonly nonCurrent: boolean;
}

/**
 * The accounts of a line that may be classified as non-current; excludes those there because they are against their
 * nature.
 */
export function maturityChoices(
  line: BookLine,
  chart: Chart,
  nonCurrent: ReadonlySet<string>,
): MaturityChoice[] {
  const pucOf = pucReader(chart);
  return line.accounts.flatMap(({ account, label }): MaturityChoice[] => {
    const puc = account === null ? "" : pucOf(account);
    if (account === null || !mayBeNonCurrent(puc)) return [];
    const said = nonCurrent.has(puc);
    const own = said ? later(puc) : places(puc);
    return own?.key === line.key ? [{ account, puc, label, nonCurrent: said }] : [];
  });
}

/** The line of what falls due later, by that of what falls due within a year. */
const LATER_LINES = new Map(
  BALANCE_LAYOUT.flatMap((row) =>
    row.kind === "line" && row.adds === "credit" && row.long !== undefined
      ? [[row.note ?? "", row.key] as const]
      : [],
  ),
);

/** Whether a debt of the line stands on two lines, by the table of payments of its loans (AC-96). */
export function isByTables({ lines }: Pick<BookStatement, "lines">, { key, accounts }: BookLine): boolean {
  const [soon] = [...LATER_LINES].find((pair) => pair.includes(key)) ?? [];
  const other = lines.find((each) => each.key === (key === soon ? LATER_LINES.get(key) : soon));
  return accounts.some(
    ({ account }) => account !== null && other?.accounts.some((each) => each.account === account),
  );
}
