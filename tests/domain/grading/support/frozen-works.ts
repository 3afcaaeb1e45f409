import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Exercise, SolutionLine } from "#domain/exercises/exercise.ts";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import type { GradingPolicy } from "#domain/grading/grade-result.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { type Seeded, seeded } from "#domain/sample/seeded.ts";
import { exerciseOf, operation, type Row, rightWork, solutionLines, written } from "./exercises.ts";

/*
 * Works with mistakes, the same ones for each seed for ever: what an engine gives them is kept (frozen-grades.data.ts).
 * A change of this file is a change of those works; add another file instead.
 */

const DAYS = ["2026-11-03", "2026-11-05", "2026-11-08", "2026-11-09", "2026-12-15"] as const;
const ACCOUNTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  puc: [
    ...(["110505", "110510", "111005", "130505", "135515", "143505", "220505", "233595", "236540"] as const),
    ...(["237005", "240805", "240810", "250505", "413505", "510506", "513595", "613505"] as const),
  ],
  mini: ["1001", "1002", "1003", "1004", "2001", "2002", "3001", "4001", "5001", "5002"],
  journal: [
    "bancos",
    "caja",
    "cuentas-por-cobrar",
    "inventarios",
    "cuentas-por-pagar",
    "ventas",
    "costo-de-ventas",
  ],
};
const NAMES = ["", "Andina Ltda.", "Río Claro S.A.S."] as const;

/** A purchase or a sale with VAT and withholding, paid or owed. */
function taxed(random: Seeded): Row[] {
  const base = random.between(2, 400) * 100;
  const [vat, kept] = [(base * 19) / 100, (base * random.pick([2.5, 4, 11])) / 100];
  const rows: Row[] = random.pick([
    [
      ["143505", base],
      ["240810", vat],
      ["236540", -Math.round(kept)],
      [random.pick(["220505", "111005"]), -(base + vat - Math.round(kept))],
    ],
    [
      [random.pick(["130505", "110505"]), base + vat],
      ["413505", -base],
      ["240805", -vat],
      ["613505", Math.round(base * 0.6)],
      ["143505", -Math.round(base * 0.6)],
    ],
    [
      ["510506", base],
      ["510527", vat],
      ["237005", -Math.round(kept)],
      ["238030", -Math.round(kept)],
      ["250505", -(base + vat - 2 * Math.round(kept))],
    ],
  ]);
  return rows;
}

/** Two to four lines that balance. */
function plain(random: Seeded, chart: string): Row[] {
  const accounts = ACCOUNTS[chart] ?? ["110505"];
  const amounts = Array.from(
    { length: random.between(1, 3) },
    () => random.between(1, 900) * random.pick([1, 10, 100]),
  );
  const sign = random.pick([1, -1]);
  const accepted = random.between(0, 3) === 0 ? [random.pick(accounts)] : [];
  return [
    ...amounts.map((amount): Row => [random.pick(accounts), sign * amount, accepted]),
    [random.pick(accounts), -sign * amounts.reduce((sum, each) => sum + each, 0)],
  ];
}

const named = (lines: readonly SolutionLine[], random: Seeded): SolutionLine[] =>
  lines.map((line) => ({ ...line, thirdParty: random.pick(NAMES) }));

function exercise(random: Seeded): Exercise {
  const chart = random.pick(["puc", "puc", "puc", "puc", "mini", "journal"] as const);
  const entries = Array.from({ length: random.between(1, 4) }, (_, at) => {
    const isNone = random.between(0, 7) === 0;
    const rows = isNone
      ? []
      : chart === "puc" && random.between(0, 2) > 0
        ? taxed(random)
        : plain(random, chart);
    const made = operation(`o${at}`, random.pick(DAYS), ...rows);
    const isNamed = random.between(0, 3) === 0;
    return {
      ...made,
      lines: isNamed ? named(made.lines, random) : made.lines,
      ...(random.between(0, 3) === 0 && { alternatives: [solutionLines(...plain(random, chart))] }),
    };
  });
  const [vat, withholding] = [random.pick([0, 19, 5]), random.pick([0, 2.5, 4])];
  return exerciseOf({
    chart,
    entries,
    vat,
    withholding,
    opening: [{ account: "110505" as AccountCode, side: "debit", amount: 500 as Pesos }],
    questions: [{ id: "c", kind: "choice", text: "¿?", several: true, options: [] }],
    answers: [
      { question: "c", kind: "options", right: ["a", "b"], why: "", points: 1 },
      { question: "o", kind: "options", right: ["a"], why: "", points: 1 },
      {
        question: "n",
        kind: "number",
        right: 500 + random.between(0, 1) * 1000,
        tolerance: 1,
        fromLedger: { plus: [{ accounts: ["11", "bancos"], side: "debit" }] },
        why: "",
        points: 2,
      },
    ],
  });
}

const sum = ({ debit, credit }: EntryLine) => debit + credit;
const turned = (line: EntryLine): EntryLine => ({ ...line, debit: line.credit, credit: line.debit });
const withSum = (line: EntryLine, amount: number): EntryLine =>
  line.debit > 0 ? { ...line, debit: amount as Pesos } : { ...line, credit: amount as Pesos };

function slip(line: EntryLine, all: readonly EntryLine[], random: Seeded): EntryLine {
  const own = sum(line);
  const other = sum(all[random.between(0, all.length - 1)] ?? line);
  const digits = [...String(own)].reverse().join("");
  const amounts = [
    own * 10,
    own / 10,
    Math.round(own * 1.19),
    Math.round(own / 1.19),
    own + other,
    own - other,
  ] as const;
  return withSum(
    line,
    random.pick([...amounts, other, Number(digits), own + 1, own + random.between(2, 99)]),
  );
}

/** One mistake, or another way to write the same, in the lines of an entry. */
function mistaken(lines: readonly EntryLine[], chart: string, random: Seeded): EntryLine[] {
  const at = random.between(0, Math.max(0, lines.length - 1));
  const line = lines[at];
  if (line === undefined) return [];
  const change = (...by: readonly EntryLine[]) => lines.toSpliced(at, 1, ...by);
  const account = random.pick(ACCOUNTS[chart] ?? ["110505"]) as AccountCode;
  const part = Math.floor(sum(line) / random.between(2, 4));
  switch (random.between(0, 11)) {
    case 0:
    case 1:
    case 2:
      return change(slip(line, lines, random));
    case 3:
      return change(turned(line));
    case 4:
      return change({ ...line, account });
    case 5:
      return change();
    case 6:
      return change(line, line);
    case 7:
      return change(withSum(line, part), {
        ...withSum(line, sum(line) - part),
        ...(part % 2 && { account }),
      });
    case 8:
      return [...lines, withSum({ ...line, account }, part)];
    case 9:
      return [...lines, line, turned(line)];
    case 10:
      return change({ ...line, thirdParty: random.pick(NAMES) });
    default:
      return change({ ...line, account: `${line.account}01` as AccountCode });
  }
}

/** The same with entries: cut in two, written twice, reversed, of another day, left out, two in one. */
function miswritten(entries: readonly WorkEntry[], random: Seeded): WorkEntry[] {
  const at = random.between(0, Math.max(0, entries.length - 1));
  const entry = entries[at];
  if (entry === undefined) return [written("solo", "2026-11-08", ["110505", 70], ["413505", -70])];
  const { lines, id } = entry;
  const cut = Math.ceil(lines.length / 2);
  const next = entries[at + 1];
  switch (random.between(0, 9)) {
    case 0:
      return entries.toSpliced(
        at,
        1,
        { ...entry, lines: lines.slice(0, cut) },
        { ...entry, id: `${id}b`, lines: lines.slice(cut) },
      );
    case 1:
      return [...entries, { ...entry, id: `${id}c` }];
    case 2:
      return [...entries, entry, { ...entry, id: `${id}r`, lines: lines.map(turned) }];
    case 3:
      return entries.with(at, { ...entry, lines: lines.map(turned) });
    case 4:
      return entries.with(at, { ...entry, date: random.pick(DAYS) as Day });
    case 5:
      return entries.toSpliced(at, 1);
    case 6:
      return next === undefined
        ? [...entries]
        : entries.toSpliced(at, 2, { ...entry, lines: [...lines, ...next.lines] });
    case 7:
      return entries.with(at, { ...entry, reference: `Operación ${id.slice(2)}` });
    case 8: {
      const thirds = lines.map((line) => withSum(line, Math.floor(sum(line) / 3)));
      const rest = lines.map((line) => withSum(line, sum(line) - 2 * Math.floor(sum(line) / 3)));
      const parts = [thirds, thirds, rest].map((own, each) => ({ ...entry, id: `${id}${each}`, lines: own }));
      return entries.toSpliced(at, 1, ...parts);
    }
    default:
      return [...entries, written(`x${id}`, random.pick(DAYS), ["110505", 70], ["413505", -70])];
  }
}

function policy(random: Seeded): GradingPolicy {
  if (random.between(0, 1) === 0) return DEFAULT_POLICY;
  return {
    ...DEFAULT_POLICY,
    accountDigits: random.pick([4, 6]),
    slipShare: random.pick([0, 0.5]),
    grouping: random.between(0, 3) > 0,
    dateDays: random.pick([0, 3]),
    asksThirdParty: random.between(0, 1) === 0,
    tolerance: random.pick([
      { pesos: 0, share: 0 },
      { pesos: 20, share: 0.05 },
    ]),
    weights: random.pick([DEFAULT_POLICY.weights, { account: 0.5, side: 0, amount: 0.5 }]),
  };
}

export interface FrozenWork {
  readonly exercise: Exercise;
  readonly work: ExerciseWork;
  readonly policy: GradingPolicy;
}

export function frozenWork(seed: number): FrozenWork {
  const random = seeded(seed * 7919 + 1);
  const made = exercise(random);
  const { chart } = made.case;
  let { entries } = rightWork(made, random.between(0, 4) === 0 ? 1 : 0);
  for (let left = random.between(0, 3); left > 0; left -= 1) {
    const at = random.between(0, entries.length);
    entries = entries.map((entry, index) =>
      index === at ? { ...entry, lines: mistaken(entry.lines, chart, random) } : entry,
    );
    if (random.between(0, 1) === 0) entries = miswritten(entries, random);
  }
  const net = random.pick([500, 1500, 640, ZERO]);
  const answers = {
    c: random.pick([["a", "b"], ["a"], ["a", "z"], []]),
    o: random.pick([["a"], ["a", "b"]]),
    n: net,
  };
  return { exercise: made, work: { entries, answers }, policy: policy(random) };
}
