import type { AccountCode, ChartKind, Side } from "../accounting/account.ts";
import type { AccountLookup } from "../accounting/chart.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import { type Balances, netOf } from "../accounting/ledger/balances.ts";
import { type PucLookup, pucOfAccount } from "../accounting/puc-of-account.ts";
import type { Day } from "../kernel/day.ts";
import { formatDay, formatLongDay, formatPesos } from "../kernel/format.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import type {
  Exercise,
  ExerciseLevel,
  GivenEntry,
  OpeningBalance,
  SolutionEntry,
  SolutionLine,
} from "./exercise.ts";
import { RECORD_ALL } from "./parts/bank-template.ts";

/**
 * What becomes of an entry of a book: given stands in the student's book, asked is hidden as the solution, planted is
 * given with a zero too many and to be corrected, out is left away.
 */
export const BOOK_ROLES = ["asked", "given", "planted", "out"] as const;
export type BookRole = (typeof BOOK_ROLES)[number];

/** A period of a book as it was read: nothing of it stays joined to the book. */
export interface BookPart {
  readonly chart: ChartKind;
  readonly from: Day;
  readonly to: Day;
  /** Of everything before the period. */
  readonly opening: Balances;
  /** Posted, in order, by an id of the book. */
  readonly entries: readonly (EntryContent & { readonly id: string })[];
}

/** The last day up to which no more than so many entries are; null where the first day alone has more. */
export function lastFittingDay(entries: readonly { readonly date: Day }[], most: number): Day | null {
  const days = entries.map(({ date }) => date).toSorted();
  const beyond = days[most];
  if (beyond === undefined) return days.at(-1) ?? null;
  return days.findLast((each) => each < beyond) ?? null;
}

export interface BookWish {
  readonly title: string;
  readonly intro: string;
  /** By id; an entry without one is given. */
  readonly roles: Readonly<Record<string, BookRole>>;
}

type Sided = Pick<OpeningBalance, "account" | "side" | "amount">;

/** The account itself, or the one above it that the plain chart has: sub-accounts of a book are its own. */
function plainAccount(code: AccountCode, chart: AccountLookup): AccountCode {
  for (let length = code.length; length >= 4; length -= 1) {
    const found = chart.byCode.get(code.slice(0, length));
    if (found?.posting) return found.code;
  }
  return code;
}

const sideOf = ({ debit }: EntryLine): Side => (debit > 0 ? "debit" : "credit");
const amountOf = ({ debit, credit }: EntryLine): Pesos => (debit > 0 ? debit : credit);

function openingOf(opening: Balances, chart: AccountLookup): readonly OpeningBalance[] {
  const nets = new Map<AccountCode, number>();
  for (const [code, movement] of opening) {
    const account = plainAccount(code, chart);
    nets.set(account, (nets.get(account) ?? 0) + netOf(movement));
  }
  return [...nets]
    .filter(([, net]) => net !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, net]) => ({
      account,
      side: net > 0 ? "debit" : "credit",
      amount: pesos(Math.abs(net)),
    }));
}

/** Third parties and notes stay in the book: they name real people, and no exercise asks for them. */
function plainLines(lines: readonly EntryLine[], chart: AccountLookup): readonly Sided[] {
  return lines
    .filter((line) => amountOf(line) > 0)
    .map((line) => ({
      account: plainAccount(line.account, chart),
      side: sideOf(line),
      amount: amountOf(line),
    }));
}

const opposite = (side: Side): Side => (side === "debit" ? "credit" : "debit");

function givenEntry(id: string, entry: EntryContent, lines: readonly Sided[]): GivenEntry {
  const { date, description } = entry;
  return {
    id,
    date,
    description,
    reference: "",
    lines: lines.map(({ account, side, amount }) => ({
      account,
      debit: side === "debit" ? amount : pesos(0),
      credit: side === "credit" ? amount : pesos(0),
    })),
  };
}

/**
 * What an operation is told to be worth: of a sale, or its return, without its cost, which nobody pays. The shortest
 * chart has no account of costs: there the cost is the expense that is worth what left the stock.
 */
function worthOf(lines: readonly Sided[], chart: PucLookup): Pesos {
  const read = lines.map((line) => ({ ...line, puc: pucOfAccount(chart, line.account) }));
  const sum = (of: (line: (typeof read)[number]) => boolean) =>
    read.reduce((total, line) => total + (of(line) ? line.amount : 0), 0);
  const of = (group: string) => sum(({ puc }) => puc.startsWith(group));
  const [costs, expenses, goods] = [of("6"), of("5"), of("14")];
  const isSale = of("4") > 0 && goods > 0;
  const cost = !isSale ? 0 : costs === 0 && expenses === goods ? goods : costs;
  return pesos(sum(({ side }) => side === "debit") - cost);
}

const described = ({ description }: EntryContent) => description.trim() || "Operación sin descripción";

/** A first wording, which the teacher goes over. */
const WHY: Readonly<Record<Side, string>> = {
  debit: "Al Debe va lo que entra, aumenta un activo o un gasto, o disminuye lo que se debe.",
  credit: "Al Haber va lo que sale, aumenta una deuda, el patrimonio o un ingreso, o disminuye un activo.",
};
const RULE = "Cada operación cambia al menos dos cuentas, y el Debe iguala al Haber.";
const CORRECTION =
  "Un asiento contabilizado no se borra: se corrige con otro, que lo deja como debió quedar.";

/** Told with its day: nobody can know it otherwise, and another day loses points (ED-22). */
function askedEntry(
  id: string,
  entry: EntryContent,
  lines: readonly Sided[],
  chart: PucLookup,
): SolutionEntry {
  return {
    id,
    text: `El ${formatLongDay(entry.date)}: ${described(entry)}, por ${formatPesos(worthOf(lines, chart))}.`,
    date: entry.date,
    lines: explained(lines),
    points: Math.max(1, lines.length),
    rule: RULE,
  };
}

/** How many times too large a planted amount is: a zero too many, the slip of whoever types thousands (E4). */
const SLIP = 10;

const times = (lines: readonly Sided[], factor: number): readonly Sided[] =>
  lines.map((line) => ({ ...line, amount: pesos(line.amount * factor) }));
const turned = (lines: readonly Sided[]): readonly Sided[] =>
  lines.map((line) => ({ ...line, side: opposite(line.side) }));
const explained = (lines: readonly Sided[]): readonly SolutionLine[] =>
  lines.map((line) => ({ ...line, why: WHY[line.side] }));

/** What is too much is taken out in one entry; undoing the whole and recording it again is as right. */
function correctionOf(
  id: string,
  entry: EntryContent,
  lines: readonly Sided[],
  day: Day,
  chart: PucLookup,
): SolutionEntry {
  return {
    id,
    text: `Revisa el asiento del ${formatDay(entry.date)}, «${described(entry)}»: debió ser por ${formatPesos(worthOf(lines, chart))}. Si tiene un error, corrígelo el ${formatDay(day)}.`,
    date: day,
    lines: explained(times(turned(lines), SLIP - 1)),
    alternatives: [explained([...times(turned(lines), SLIP), ...lines])],
    points: Math.max(1, lines.length),
    rule: CORRECTION,
  };
}

function levelOf(operations: number): ExerciseLevel {
  if (operations <= 3) return 2;
  return operations <= 10 ? 3 : 4;
}

/**
 * A copy of a period of a book as an exercise: opening balances and given entries in the student's book, the others as
 * the solution (ED-133). Whether it may be used is for `checkExercise` to say.
 */
export function exerciseFromBook(part: BookPart, wish: BookWish, chart: PucLookup): Exercise {
  const given: GivenEntry[] = [];
  const solution: SolutionEntry[] = [];
  for (const [place, entry] of part.entries.entries()) {
    const role = wish.roles[entry.id] ?? "given";
    const lines = plainLines(entry.lines, chart);
    const id = `op-${place + 1}`;
    if (role === "asked") solution.push(askedEntry(id, entry, lines, chart));
    if (role === "given") given.push(givenEntry(`dado-${place + 1}`, entry, lines));
    if (role !== "planted") continue;
    given.push(givenEntry(`dado-${place + 1}`, entry, times(lines, SLIP)));
    solution.push(correctionOf(id, entry, lines, part.to, chart));
  }
  const planted = Object.values(wish.roles).includes("planted");
  const onlyErrors = planted && !Object.values(wish.roles).includes("asked");
  const entries = solution.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return {
    source: null,
    case: {
      title: wish.title,
      topic: onlyErrors ? "errors" : "cycle",
      level: levelOf(entries.length),
      statement: [
        ...wish.intro.split("\n").filter((text) => text !== ""),
        ...entries.map(({ text }) => text),
      ],
      documents: [],
      todo: [RECORD_ALL],
      hints: [],
      chart: part.chart,
      from: part.from,
      to: part.to,
      opening: openingOf(part.opening, chart),
      given,
      questions: [],
    },
    solution: { entries, answers: [], rates: {}, lesson: planted ? CORRECTION : RULE },
  };
}
