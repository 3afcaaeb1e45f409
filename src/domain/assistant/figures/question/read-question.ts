import type { Day } from "../../../kernel/day.ts";
import { fold } from "../../../kernel/spanish.ts";
import type { BookFacts } from "../book-facts.ts";
import { type AskedPeriods, takePeriods } from "./asked-periods.ts";
import type { AskedSubject } from "./asked-subject.ts";
import { REQUESTS } from "./asking-frames.ts";
import { isManner } from "./manner-words.ts";
import { QuestionText } from "./question-text.ts";
import {
  type AskedOperation,
  BESIDE,
  FRAMES,
  OPERATIONS,
  POLITE,
  type VerbFrame,
} from "./question-words.data.ts";
import { saidNames, saidObject } from "./said-object.ts";
import { SUBJECTS } from "./subjects/subjects.ts";
import { isToldVerb } from "./told-verbs.ts";

/** What a question says, part by part. */
export interface QuestionParts {
  readonly periods: AskedPeriods;
  /** What is done with the figures; a sum where nothing else is said. */
  readonly operation: AskedOperation;
  readonly subjects: readonly AskedSubject[];
  readonly frame: VerbFrame["id"] | null;
  /** No figure is named: the subject is what the verb is about, whatever of it. */
  readonly isOfVerb: boolean;
  /** Words that nothing was made of: their answer would be another's. */
  readonly unread: readonly string[];
}

const PATTERNS = SUBJECTS.map((subject) => ({
  subject,
  pattern: new RegExp(` (?:${subject.words})(?= )`),
}));

function takeOperation(text: QuestionText): AskedOperation {
  let taken: AskedOperation = "sum";
  for (const { operation, words } of OPERATIONS)
    if (text.takeAll(words).length > 0 && taken === "sum") taken = operation;
  return taken;
}

function takeSubjects(text: QuestionText): AskedSubject[] {
  const found: { readonly at: number; readonly subject: AskedSubject }[] = [];
  for (const { subject, pattern } of PATTERNS)
    for (const { index } of text.takeAll(pattern))
      if (found.every((each) => each.subject.name !== subject.name)) found.push({ at: index, subject });
  return found.sort((a, b) => a.at - b.at).map(({ subject }) => subject);
}

/** "La clase 5", "grupo 11", "la 1305". */
const CODE =
  / (?:de |del |en )*(?:la |el )?(?:(?:clase|grupo|cuenta|subcuenta) ([1-9]\d{0,5})|(?:la|cuenta) ([1-9](?:\d{3}|\d{5})))(?= )/;

/** Accounts by their codes. */
function takeCodes(facts: BookFacts, text: QuestionText): AskedSubject[] {
  return text.takeAll(CODE).flatMap(([, a, b]) => {
    const puc = a ?? b ?? "";
    return facts.nameOf(puc) === null ? [] : [subjectOf(facts, puc, null)];
  });
}

/** Accounts by their own long names, before the words within those are read as something else. */
function takeNames(facts: BookFacts, text: QuestionText): AskedSubject[] {
  return saidNames(facts).flatMap(({ puc, words }) =>
    text.take(new RegExp(` ${words}(?= )`)) === null ? [] : [subjectOf(facts, puc, null)],
  );
}

/** An account as what a question asks for; `frame`: what its verb is. */
function subjectOf(facts: BookFacts, puc: string, frame: VerbFrame | null): AskedSubject {
  const isPaid = frame?.id === "spent" && /^[1-3]/.test(puc);
  const known = SUBJECTS.find(
    (each) => each.puc.length === 1 && each.puc[0] === puc && each.side === undefined,
  );
  if (known !== undefined && !isPaid) return known;
  // Of selling and of administration: one question asks of both.
  const twins = /^5[12]/.test(puc) ? [puc.replace(/^52/, "51"), puc.replace(/^51/, "52")] : [puc];
  return {
    name: facts.nameOf(puc) ?? puc,
    puc: [...new Set(twins)],
    kind: /^[4-7]/.test(puc) || isPaid ? "flow" : "balance",
    ...(isPaid ? { side: "debit" } : { isPart: true }),
  };
}

/** Participles say nothing in any gender and number: "acumuladas" as "acumulado". */
const saysNothing = (word: string, at: number, words: readonly string[]) =>
  BESIDE.has(word) ||
  BESIDE.has(word.replace(/d(?:os|as?)$/, "do")) ||
  isManner(word, words[at - 1]) ||
  isToldVerb(word, at, words);

const saysSomething = (word: string, at: number, words: readonly string[]) => !saysNothing(word, at, words);

/** The words of each run between the first and the last that say something. */
function telling(runs: readonly (readonly string[])[]): string[][] {
  return runs.flatMap((run) => {
    const first = run.findIndex(saysSomething);
    if (first < 0) return [];
    const last = run.findLastIndex(saysSomething);
    return [run.slice(first, last + 1)];
  });
}

const isMovedIn = ({ months }: BookFacts, puc: string): boolean =>
  months.some(({ byPuc }) => [...byPuc.keys()].some((code) => code.startsWith(puc)));

const MOST_OBJECT_WORDS = 40;

/** Accounts that the words left over name, within what the verb of the question is about. */
function takeObjects(
  facts: BookFacts,
  runs: readonly (readonly string[])[],
  frame: VerbFrame | null,
  isBeside: boolean,
) {
  const subjects: AskedSubject[] = [];
  const unread: string[] = [];
  const isOf = (puc: string) => (frame?.accounts ?? /^[1-7]/).test(puc);
  const read = (words: readonly string[]): void => {
    const left = telling([words])[0];
    if (left === undefined) return;
    const found = saidObject(facts, left, { side: frame?.side ?? "debit", isOf });
    // Beside a figure that is named, an account that the books do not move tells it apart: "gastos del edificio".
    if (found === null || (isBeside && !isMovedIn(facts, found.puc))) {
      unread.push(...left.filter(saysSomething));
      return;
    }
    const { puc, from, to } = found;
    subjects.push(subjectOf(facts, puc, frame));
    read(left.slice(0, from));
    read(left.slice(to));
  };
  const told = telling(runs);
  // So many words name no account.
  if (told.flat().length > MOST_OBJECT_WORDS) return { subjects, unread: told.flat().filter(saysSomething) };
  for (const run of told) read(run);
  return { subjects, unread };
}

/** Two accounts of one kind named together are one sum: "luz y agua". */
function joined(subjects: readonly AskedSubject[]): readonly AskedSubject[] {
  const [first] = subjects;
  if (first === undefined || subjects.length < 2) return subjects;
  const alike = subjects.filter(
    ({ kind, side, isPart }) => kind === first.kind && side === first.side && isPart,
  );
  if (!first.isPart || alike.length < 2) return subjects;
  const sum = {
    ...first,
    name: alike.map(({ name }) => name).join(" y "),
    puc: [...new Set(alike.flatMap(({ puc }) => puc))],
    together: alike,
  };
  return [sum, ...subjects.filter((each) => !alike.includes(each))];
}

/** What is owed of an expense is a liability: of one that has none, nothing is told. */
function owedOf(subjects: readonly AskedSubject[]): { subjects: AskedSubject[]; unread: string[] } {
  const unread: string[] = [];
  const owed = subjects.flatMap((subject): AskedSubject[] => {
    if (!subject.puc.every((code) => /^[4-7]/.test(code))) return [subject];
    if (subject.owed === undefined) {
      unread.push(subject.name.toLowerCase());
      return [];
    }
    return [{ ...subject.owed, kind: "balance" }];
  });
  return { subjects: owed, unread };
}

const PURCHASES = SUBJECTS.find(({ name }) => name === "Compras de mercancía");

/** What is spent on stock is purchases, and what is paid of a debt moves it: neither is what is left. */
function spentOn(frame: VerbFrame | null, subject: AskedSubject): AskedSubject {
  if (frame?.id !== "spent" || subject.kind !== "balance") return subject;
  if (subject.name === "Inventarios") return PURCHASES ?? subject;
  if (!subject.puc.every((code) => /^2[1-3]/.test(code))) return subject;
  return { name: `${subject.name}, lo pagado`, puc: subject.puc, kind: "flow", side: "debit" };
}

/** What was spent beside nothing but income is another figure, of which nothing was told: half an answer. */
const besideIncome = (frame: VerbFrame | null, subjects: readonly AskedSubject[]): readonly string[] =>
  frame?.id === "spent" &&
  subjects.length > 0 &&
  subjects.every(({ puc }) => puc.every((code) => code.startsWith("4")))
    ? ["gastado"]
    : [];

/** Figures of the whole book, of which an account that is named too is the part that is meant. */
const isWhole = ({ name }: AskedSubject) =>
  name === "Gastos" || name === "Ingresos" || name === "Costos y gastos";

/** What a verb says with no object: "cuánto gasté", "cuánta plata tengo". */
function wholeOf(frame: VerbFrame | null, folded: string): readonly AskedSubject[] {
  // "La mía", "eso": what is named elsewhere.
  if (
    frame?.whole === undefined ||
    /\b(?:(?:el|la|l[oa]s) (?:mi[oa]s?|nuestr[oa]s)|es[oa]s?)\s*\W*$/.test(folded)
  )
    return [];
  return frame.id === "have" && !/\b(?:plata|platica|dinero|billetes?)\b/.test(folded) ? [] : [frame.whole];
}

function takeNamed(facts: BookFacts, text: QuestionText): readonly AskedSubject[] {
  const coded = takeCodes(facts, text);
  const others = [...takeNames(facts, text), ...takeSubjects(text)];
  // "Retención en la fuente por pagar, cuenta 2365" is one account.
  return [...coded, ...others.filter((each) => !coded.some(({ puc }) => puc.join() === each.puc.join()))];
}

/** Reads a folded question: its period, what is asked of which figures, and what nothing was made of. */
export function readQuestion(facts: BookFacts, folded: string, today: Day): QuestionParts {
  const text = new QuestionText(folded.replaceAll(fold(facts.company), " "));
  text.takeAll(POLITE);
  text.takeAll(REQUESTS);
  const periods = takePeriods(text, today);
  // "Más vendimos este noviembre que en noviembre de 2025."
  const isCompared = periods.spans.length > 1 && /\b(?:mas|menos|mejor|peor)\b.*\b(?:que|o)\b/.test(folded);
  const taken = takeOperation(text);
  const named = takeNamed(facts, text);
  const frame = FRAMES.find(({ words }) => text.has(words)) ?? null;
  if (frame !== null) text.takeAll(frame.words);
  const isBeside = named.length > 0;
  const objects = takeObjects(facts, text.runs(), isBeside && frame?.id !== "spent" ? null : frame, isBeside);
  const own = named.length > 0 || objects.subjects.length > 0 ? named : wholeOf(frame, folded);
  // "Cuánto gasté en gasolina": what is named within the whole is asked for.
  const isNarrower = objects.subjects.length > 0 || own.some(({ isPart }) => isPart);
  const narrower = isNarrower ? own.filter((each) => !isWhole(each)) : own;
  const more = objects.subjects.filter(({ name }) => narrower.every((each) => each.name !== name));
  const all = [...narrower, ...more].map((each) => spentOn(frame, each));
  const owed = frame?.id === "owe" ? owedOf(all) : { subjects: all, unread: [] };
  return {
    periods,
    operation: taken === "sum" && isCompared ? "compare" : taken,
    subjects: joined(owed.subjects),
    frame: frame?.id ?? null,
    isOfVerb: named.length === 0 && objects.subjects.length === 0,
    unread: [...periods.unread, ...owed.unread, ...objects.unread, ...besideIncome(frame, owed.subjects)],
  };
}
