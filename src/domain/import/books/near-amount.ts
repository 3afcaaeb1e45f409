import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { RawEntry, RawLine } from "./raw-entries.ts";

/** What an amount of a row would be: it makes its entry balance, and is nearly what is written. */
export interface NearAmount {
  readonly row: number;
  /** As it stands in the file. */
  readonly said: string;
  readonly value: Pesos;
}

/** With the line as it would be. */
type Found = NearAmount & { readonly line: RawLine };

/** The same digits but for two neighbours that changed places: 3950200 and 3905200. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((digit, index) => digit !== b[index]);
  return a.slice(0, at) + (a[at + 1] ?? "") + (a[at] ?? "") + a.slice(at + 2) === b;
}

/** The same digits but for one that is lacking: 476000 and 4760000. */
function lacksOne(less: string, more: string): boolean {
  return [...more].some((_, at) => more.slice(0, at) + more.slice(at + 1) === less);
}

/** Debits less credits in pesos; null where there are cents, which tell nothing of digits. */
function balanceOf(lines: readonly RawLine[]): number | null {
  if (lines.some(({ value }) => value.cents !== 0)) return null;
  return lines.reduce((sum, { side, value }) => sum + (side === "debit" ? value.value : -value.value), 0);
}

const written = (value: number): RawLine["value"] => ({
  value: pesos(value),
  cents: 0,
  side: null,
  isRounded: false,
  isMixed: false,
});

/** The one amount of an entry that cannot be read, by what its other lines lack. */
function unread({ problems }: RawEntry, balance: number): Found | null {
  const [problem, ...others] = problems;
  if (problem?.of === undefined || problem.kind !== "bad-amount" || others.length > 0) return null;
  const value = problem.of.side === "debit" ? -balance : balance;
  const [said, digits] = [problem.cell.replace(/\D/g, ""), String(value)];
  if (
    value <= 0 ||
    said === "" ||
    !(said === digits || isSwapped(said, digits) || lacksOne(said, digits) || lacksOne(digits, said))
  )
    return null;
  return {
    row: problem.row,
    said: problem.cell,
    value: pesos(value),
    line: { ...problem.of, value: written(value) },
  };
}

/** The one line of an unbalanced entry that balances it once two neighbours of its digits change places. */
function swapped({ lines, problems }: RawEntry, balance: number): Found | null {
  if (problems.length > 0 || balance === 0) return null;
  const found = lines.flatMap((line) => {
    const value = line.value.value - (line.side === "debit" ? balance : -balance);
    const said = String(line.value.value);
    return isSwapped(said, String(value))
      ? [
          {
            row: line.row,
            said,
            value: pesos(value),
            line: { ...line, value: { ...line.value, value: pesos(value) } },
          },
        ]
      : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * An entry with the one amount mended that was clearly mistyped: one that cannot be read, or two digits that changed
 * places, where exactly one reading makes it balance (IM-20). Null where none does.
 */
export function withNearAmount(
  raw: RawEntry,
): { readonly near: NearAmount; readonly entry: RawEntry } | null {
  const balance = balanceOf(raw.lines);
  const found = balance === null ? null : (unread(raw, balance) ?? swapped(raw, balance));
  if (found === null) return null;
  const { line, ...near } = found;
  const isNew = raw.problems.length > 0;
  const lines = isNew
    ? [...raw.lines, line].sort((a, b) => a.row - b.row)
    : raw.lines.map((each) => (each.row === line.row && each.side === line.side ? line : each));
  return { near, entry: { ...raw, lines, problems: [] } };
}
