import type { AccountCode, ChartKind } from "../../accounting/account.ts";
import { accountOfPuc } from "../../accounting/charts/chart-mapping.ts";
import { journalChart } from "../../accounting/charts/journal-chart.data.ts";
import { miniChart } from "../../accounting/charts/mini-chart.data.ts";
import type {
  CaseDocument,
  CaseRates,
  Exercise,
  ExerciseCase,
  GivenEntry,
  LedgerSum,
  OpeningBalance,
  SolutionAnswer,
  SolutionEntry,
  SolutionLine,
} from "../exercise.ts";
import type { Question } from "../question.ts";
import type { Recorded } from "./lines.ts";
import type { Setting } from "./setting.ts";

/** A question with its answer. */
export interface AskedQuestion {
  readonly question: Question;
  readonly answer: SolutionAnswer;
}

export interface Composition extends Pick<ExerciseCase, "title" | "topic" | "level" | "todo" | "hints"> {
  readonly setting: Pick<Setting, "from" | "to">;
  /** Paragraphs before the operations. */
  readonly intro: readonly string[];
  readonly operations: readonly Recorded[];
  /** False where a document or a list tells the operations. */
  readonly tells?: false;
  readonly documents?: readonly CaseDocument[];
  readonly chart?: ChartKind;
  readonly opening?: readonly OpeningBalance[];
  readonly given?: readonly GivenEntry[];
  readonly asked?: readonly AskedQuestion[];
  readonly rates?: CaseRates;
  readonly lesson: string;
}

const SHORT_CHARTS = { mini: miniChart, journal: journalChart };

/** The code of a PUC account in the chart of an exercise. */
export function codeIn(chart: ChartKind, puc: string): AccountCode {
  return chart === "puc" ? (puc as AccountCode) : accountOfPuc(puc, SHORT_CHARTS[chart]).code;
}

function lineIn(chart: ChartKind, line: SolutionLine): SolutionLine {
  if (chart === "puc") return line;
  const account = codeIn(chart, line.account);
  const accepted = [...new Set((line.accepted ?? []).map((code) => codeIn(chart, code)))].filter(
    (code) => code !== account,
  );
  const { accepted: _, ...rest } = line;
  return { ...rest, account, ...(accepted.length > 0 ? { accepted } : {}) };
}

/** The journal's names do not begin with the digits of the PUC: a formula lists those that are meant. */
function sumsIn(chart: ChartKind, sums: readonly LedgerSum[]): readonly LedgerSum[] {
  if (chart === "puc") return sums;
  return sums.map(({ accounts, side }) => {
    const meant = SHORT_CHARTS[chart].accounts.filter(({ code, puc }) =>
      accounts.some((prefix) => puc.startsWith(prefix) || code === prefix),
    );
    return { accounts: meant.map(({ code }) => code), side };
  });
}

function answerIn(chart: ChartKind, answer: SolutionAnswer): SolutionAnswer {
  if (answer.kind !== "number" || answer.fromLedger === undefined) return answer;
  const { plus, minus, over } = answer.fromLedger;
  const fromLedger = {
    ...answer.fromLedger,
    plus: sumsIn(chart, plus),
    ...(minus ? { minus: sumsIn(chart, minus) } : {}),
    ...(over ? { over: sumsIn(chart, over) } : {}),
  };
  return { ...answer, fromLedger };
}

function entryIn(chart: ChartKind, { entry }: Recorded, index: number): SolutionEntry {
  const alternatives = entry.alternatives?.map((lines) => lines.map((line) => lineIn(chart, line)));
  return {
    ...entry,
    id: `op-${index + 1}`,
    lines: entry.lines.map((line) => lineIn(chart, line)),
    ...(alternatives ? { alternatives } : {}),
    points: Math.max(entry.lines.length, 1),
  };
}

interface Placed {
  readonly operation: Recorded;
  readonly place: number;
}

function byDate(a: Placed, b: Placed): number {
  const [one, other] = [a.operation.entry.date, b.operation.entry.date];
  return one === other ? a.place - b.place : one < other ? -1 : 1;
}

/** Operations on PUC accounts as an exercise in the wanted chart, in order of date. */
export function composed(parts: Composition): Omit<Exercise, "source"> {
  const { chart = "puc", asked = [], tells = true, setting, operations } = parts;
  const inOrder = operations
    .map((operation, place) => ({ operation, place }))
    .toSorted((a, b) => byDate(a, b))
    .map(({ operation }) => operation);
  return {
    case: {
      title: parts.title,
      topic: parts.topic,
      level: parts.level,
      statement: [...parts.intro, ...(tells ? inOrder.map(({ entry }) => entry.text) : [])],
      documents: [...(parts.documents ?? []), ...inOrder.flatMap(({ documents }) => documents)],
      todo: parts.todo,
      hints: parts.hints,
      chart,
      from: setting.from,
      to: setting.to,
      opening: (parts.opening ?? []).map((each) => ({ ...each, account: codeIn(chart, each.account) })),
      given: parts.given ?? [],
      questions: asked.map(({ question }) => question),
    },
    solution: {
      entries: inOrder.map((operation, index) => entryIn(chart, operation, index)),
      answers: asked.map(({ answer }) => answerIn(chart, answer)),
      rates: parts.rates ?? {},
      lesson: parts.lesson,
    },
  };
}
