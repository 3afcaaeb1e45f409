import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { WorkEntry } from "#domain/exercises/work.ts";
import type { EntryLabel, LineLabel } from "#domain/grading/grade-result.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Seeded } from "#domain/sample/seeded.ts";

export interface Place {
  readonly exercise: Exercise;
  readonly chart: Chart;
  readonly entry: WorkEntry;
  /** Index of the line that is changed. */
  readonly at: number;
  readonly random: Seeded;
}

/** A kind of mistake, and the label that names it. Null where the line offers no such mistake. */
export interface Operator {
  readonly name: string;
  readonly label: { readonly line: LineLabel } | { readonly entry: EntryLabel };
  readonly make: (place: Place) => WorkEntry | null;
}

const sum = ({ debit, credit }: EntryLine) => debit + credit;

function withLine({ entry, at }: Place, change: (line: EntryLine) => EntryLine): WorkEntry {
  return { ...entry, lines: entry.lines.map((line, index) => (index === at ? change(line) : line)) };
}

function withAmount(place: Place, amount: number): WorkEntry | null {
  const line = place.entry.lines[place.at];
  if (line === undefined || amount === sum(line) || amount < 1 || !Number.isSafeInteger(amount)) return null;
  return withLine(place, (each) =>
    each.debit > 0 ? { ...each, debit: amount as Pesos } : { ...each, credit: amount as Pesos },
  );
}

const current = ({ entry, at }: Place) => entry.lines[at] as EntryLine;

function puc({ chart }: Place, account: string): string {
  return chart.byCode.get(account)?.puc ?? "";
}

/** Another account of the chart that the entry does not name, by what its code must be like. */
function otherAccount(place: Place, wanted: (code: string, own: string) => boolean): WorkEntry | null {
  const line = current(place);
  const own = puc(place, line.account);
  const { solution } = place.exercise;
  const named = new Set(
    solution.entries.flatMap((each) =>
      [each.lines, ...(each.alternatives ?? [])]
        .flat()
        .flatMap((row) => [row.account, ...(row.accepted ?? [])]),
    ),
  );
  const free = place.chart.accounts.filter(
    (each) =>
      each.posting &&
      each.retired !== true &&
      ![...named].some((code) => code.startsWith(each.code) || each.code.startsWith(code)) &&
      wanted(each.puc, own),
  );
  const [first, ...rest] = free;
  if (first === undefined) return null;
  const account: AccountCode = place.random.pick([first, ...rest]).code;
  return withLine(place, (each) => ({ ...each, account }));
}

function transposed(amount: number, random: Seeded): number {
  const digits = [...String(amount)];
  const swaps = digits.flatMap((digit, at) =>
    at > 0 && digit !== digits[at - 1] && digits[at - 1] !== undefined ? [at] : [],
  );
  const usable = swaps.filter((at) => !(at === 1 && digits[1] === "0"));
  const [first, ...rest] = usable;
  if (first === undefined) return amount;
  const at = random.pick([first, ...rest]);
  [digits[at - 1], digits[at]] = [digits[at] ?? "", digits[at - 1] ?? ""];
  return Number(digits.join(""));
}

const isTenfold = (a: number, b: number) =>
  [10, 100, 1000].some((times) => a * times === b || b * times === a);

function isVatOf({ exercise }: Place, a: number, b: number): boolean {
  const factor = 1 + (exercise.solution.rates.vat ?? 19) / 100;
  return Math.abs(a * factor - b) <= 1 || Math.abs(b * factor - a) <= 1;
}

const isOf =
  (...prefixes: readonly string[]) =>
  (code: string) =>
    prefixes.some((each) => code.startsWith(each));
const isWithholding = isOf("2365", "2367", "2368", "1355");

/** The mistakes that the grader is measured with (ED-15), on one line or one entry at a time. */
export const OPERATORS: readonly Operator[] = [
  {
    name: "side changed",
    label: { line: "wrong-side" },
    make: (place) =>
      place.entry.lines.length < 3
        ? null
        : withLine(place, (line) => ({ ...line, debit: line.credit, credit: line.debit })),
  },
  {
    name: "account of another class",
    label: { line: "wrong-class" },
    make: (place) =>
      otherAccount(place, (code, own) => code[0] !== own[0] && code[0] !== "8" && code[0] !== "9"),
  },
  {
    name: "another sub-account",
    label: { line: "other-subaccount" },
    make: (place) =>
      otherAccount(
        place,
        (code, own) => own.length >= 6 && code.length >= 6 && code.slice(0, 4) === own.slice(0, 4),
      ),
  },
  {
    name: "another account of the class",
    label: { line: "other-account" },
    make: (place) =>
      otherAccount(place, (code, own) => code[0] === own[0] && code.slice(0, 4) !== own.slice(0, 4)),
  },
  {
    name: "two digits changed places",
    label: { line: "transposition" },
    make: (place) => withAmount(place, transposed(sum(current(place)), place.random)),
  },
  {
    name: "a zero too many",
    label: { line: "shifted-digits" },
    make: (place) => withAmount(place, sum(current(place)) * 10),
  },
  {
    name: "a thousand times less",
    label: { line: "shifted-digits" },
    make: (place) =>
      sum(current(place)) % 1000 === 0 ? withAmount(place, sum(current(place)) / 1000) : null,
  },
  {
    name: "VAT left in the base",
    label: { line: "vat-not-separated" },
    make: (place) => {
      const { vat } = place.exercise.solution.rates;
      const code = puc(place, current(place).account);
      const hasVat = place.entry.lines.some(({ account }) => puc(place, account).startsWith("2408"));
      if (vat === undefined || !hasVat || !isOf("14", "4", "5", "6", "15")(code)) return null;
      return withAmount(place, Math.round(sum(current(place)) * (1 + vat / 100)));
    },
  },
  {
    name: "withheld on the total",
    label: { line: "wrong-withholding-base" },
    make: (place) => {
      const { vat } = place.exercise.solution.rates;
      if (vat === undefined || !isOf("2365", "135515")(puc(place, current(place).account))) return null;
      return withAmount(place, Math.round(sum(current(place)) * (1 + vat / 100)));
    },
  },
  {
    name: "gross instead of net",
    label: { line: "gross-for-net" },
    make: (place) => {
      const line = current(place);
      if (!isOf("11", "22", "23", "25", "13")(puc(place, line.account))) return null;
      if (isOf("1355", "2365", "2367", "2368", "2370", "2380")(puc(place, line.account))) return null;
      const kept = place.entry.lines.filter(
        (each) => each.debit > 0 === line.debit > 0 && isWithholding(puc(place, each.account)),
      );
      return kept.length === 0
        ? null
        : withAmount(place, sum(line) + kept.reduce((all, each) => all + sum(each), 0));
    },
  },
  {
    name: "amount of another line",
    label: { line: "amount-of-other-line" },
    make: (place) => {
      const own = sum(current(place));
      const amounts = place.entry.lines.map(sum);
      // What differs by another line, or by a few times ten, has a simpler explanation: VAT, net, a zero.
      const isSimpler = (other: number) =>
        amounts.includes(Math.abs(other - own)) || isVatOf(place, own, other) || isTenfold(own, other);
      const others = amounts.filter((other, index) => index !== place.at && !isSimpler(other));
      const [first, ...rest] = others;
      return first === undefined ? null : withAmount(place, place.random.pick([first, ...rest]));
    },
  },
  {
    name: "an amount of one's own",
    label: { line: "wrong-amount" },
    make: (place) => withAmount(place, sum(current(place)) + place.random.between(1_111, 98_765) * 7 + 3),
  },
  {
    name: "a line left out",
    label: { line: "omitted" },
    make: ({ entry, at }) =>
      entry.lines.length < 3 ? null : { ...entry, lines: entry.lines.filter((_, index) => index !== at) },
  },
  {
    name: "a line too many",
    label: { line: "extra" },
    make: (place) => {
      const made = otherAccount(place, (code, own) => code[0] !== own[0]);
      const line = made?.lines[place.at];
      if (line === undefined) return null;
      const amount = (place.random.between(1_111, 98_765) * 11 + 5) as Pesos;
      const added = line.debit > 0 ? { ...line, debit: amount } : { ...line, credit: amount };
      return { ...place.entry, lines: [...place.entry.lines, added] };
    },
  },
  {
    name: "a line twice",
    label: { line: "duplicated" },
    make: (place) => ({ ...place.entry, lines: [...place.entry.lines, current(place)] }),
  },
  {
    name: "the entry the other way round",
    label: { entry: "reversed" },
    make: ({ entry }) => ({
      ...entry,
      lines: entry.lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit })),
    }),
  },
  {
    name: "a day outside of the period",
    label: { entry: "out-of-period" },
    make: ({ entry }) => ({ ...entry, date: "2031-01-15" as WorkEntry["date"] }),
  },
  {
    name: "a sale without its cost",
    label: { entry: "no-cost-of-sale" },
    make: (place) => {
      const isCost = (line: EntryLine) => isOf("14", "6")(puc(place, line.account));
      const left = place.entry.lines.filter((line) => !isCost(line));
      const has = (prefix: string) =>
        place.entry.lines.some((line) => puc(place, line.account).startsWith(prefix));
      return has("14") && has("6") && has("4") && left.length > 1 ? { ...place.entry, lines: left } : null;
    },
  },
];
