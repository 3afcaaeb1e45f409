import { addDays, dayNumber } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { payHours } from "../../payroll/earnings/hours-pay.ts";
import { HOUR_RULES } from "../../payroll/earnings/overtime-kinds.data.ts";
import { bareDocument } from "../../payroll/employee/employee.ts";
import { MAX_AMOUNT } from "../../payroll/employee/max-amount.ts";
import { createLawReader } from "../../payroll/law/law.ts";
import { checkInput } from "../../payroll/run/check-input.ts";
import { type DaySpan, overlap, periodSpan } from "../../payroll/run/period.ts";
import type { Absence, Deduction, HoursEntry, PeriodInput } from "../../payroll/run/period-input.ts";
import type { RunMember, StoredRun } from "../../payroll/run/stored-run.ts";
import type { PayKind } from "./novelty-kinds.ts";
import type { ListedNovelty } from "./novelty-rows.ts";
import { nameWords, personKey } from "./person-heads.ts";

/** Overtime of a day and of a week may not be more (CST arts. 167A and 22 of Ley 50 de 1990). */
const MOST_EXTRA = { day: 2, week: 12 } as const;

/** Why a row brings nothing. */
export type NoveltyConflict =
  | { readonly kind: "unknown" | "two-people" | "other-document" | "unclear" | "no-quantity" | "no-value" }
  | { readonly kind: "no-days" | "out-of-period" | "backwards" | "overlap" | "bad" }
  | { readonly kind: "bad-cell"; readonly cell: string }
  /** More overtime than the law lets anybody work; it may be paid all the same. */
  | { readonly kind: "over"; readonly hours: number; readonly most: number }
  | { readonly kind: "law-change"; readonly day: Day }
  | { readonly kind: "twice"; readonly row: number };

/** new: it is added. replaces: an amount of the person becomes another. same: it is there. conflict: it stays out. */
export type NoveltyVerdict = "new" | "replaces" | "same" | "conflict";

export interface JudgedNovelty {
  readonly listed: ListedNovelty;
  /** The person of the run that it is of; what the list says where there is none. */
  readonly name: string;
  readonly verdict: NoveltyVerdict;
  readonly conflict?: NoveltyConflict;
}

export interface NoveltyChoices {
  /** Overtime above the law's limit is paid all the same. */
  readonly over: boolean;
}

/** What a list would do to a run. */
export interface NoveltyImport {
  readonly novelties: readonly JudgedNovelty[];
  readonly counts: Readonly<Record<NoveltyVerdict, number>>;
  readonly over: number;
  /** The people of the run with what is brought; the others are the same objects. */
  readonly people: readonly RunMember[];
}

type Judged = { readonly input: PeriodInput; readonly verdict: NoveltyVerdict } | NoveltyConflict;

function memberOf(
  people: readonly RunMember[],
  { name, number }: ListedNovelty,
): RunMember | NoveltyConflict {
  const byNumber =
    number === ""
      ? []
      : people.filter(({ contract }) => bareDocument(contract.document) === bareDocument(number));
  const [one, two] = byNumber;
  if (one !== undefined) return two === undefined ? one : { kind: "two-people" };
  const words = nameWords(name);
  if (words.length === 0) return { kind: "unknown" };
  const exact = people.filter(({ contract }) => personKey(contract.name) === personKey(name));
  const found =
    exact.length > 0
      ? exact
      : people.filter(({ contract }) => {
          const own = nameWords(contract.name);
          return words.length > 1 && words.every((word) => own.includes(word));
        });
  const [first, second] = found;
  if (first === undefined) return { kind: "unknown" };
  if (second !== undefined) return { kind: "two-people" };
  return number !== "" && first.contract.document !== "" ? { kind: "other-document" } : first;
}

/** Whether a record holds what another one says, in these fields. */
function says<Row extends object>(keys: readonly (keyof Row)[], wanted: Row): (each: Row) => boolean {
  return (each) => keys.every((key) => each[key] === wanted[key]);
}

function amountOf({ value }: ListedNovelty): Pesos | NoveltyConflict {
  if (value.kind !== "value") return { kind: "no-value" };
  const amount = Math.round(value.value);
  return amount > 0 && amount <= MAX_AMOUNT ? pesos(amount) : { kind: "no-value" };
}

class Judge {
  readonly #run: Pick<StoredRun, "period" | "overrides">;
  readonly #span: DaySpan;
  readonly #choices: NoveltyChoices;
  readonly #rows = new Map<string, number>();
  /** Amounts of this list, by person and kind: several rows of one add up. */
  readonly #sums = new Map<string, number>();
  readonly #before = new Map<string, PeriodInput>();
  readonly people: RunMember[];

  constructor(
    run: Pick<StoredRun, "period" | "overrides" | "people">,
    rows: readonly ListedNovelty[],
    choices: NoveltyChoices,
  ) {
    this.#run = run;
    this.#span = periodSpan(run.period);
    this.#choices = choices;
    this.people = [...run.people];
    for (const { contract, input } of run.people) this.#before.set(contract.id, input);
    for (const row of rows) this.#add(row);
  }

  #add(listed: ListedNovelty): void {
    const member = memberOf(this.people, listed);
    const amount = amountOf(listed);
    if (listed.kind?.what !== "pay" || "kind" in member || typeof amount === "object") return;
    const key = `${member.contract.id} ${listed.kind.kind}`;
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + amount);
  }

  #hours(member: RunMember, listed: ListedNovelty, kind: HoursEntry["kind"]): Judged {
    const { quantity, from, to } = listed;
    if (quantity.kind !== "value" || quantity.value <= 0) return { kind: "no-quantity" };
    const date = from.kind === "value" ? from.value : this.#span.from;
    const until = to.kind === "value" ? to.value : from.kind === "value" ? date : this.#span.to;
    if (until < date) return { kind: "backwards" };
    if (date < this.#span.from || until > this.#span.to) return { kind: "out-of-period" };
    const hours = Math.round(quantity.value * 10_000) / 10_000;
    const entry: HoursEntry = { kind, hours, date, ...(until === date ? {} : { until }) };
    const { input, contract } = member;
    const isThere = (this.#before.get(contract.id)?.hours ?? []).some(
      says(["kind", "hours", "date", "until", "isDays", "surcharge"], entry),
    );
    if (isThere) return { input, verdict: "same" };
    const pay = payHours(contract, [entry], createLawReader(this.#run.overrides));
    if (!pay.ok && pay.error.kind === "hours-across-change")
      return { kind: "law-change", day: pay.error.change };
    const over = this.#over(member, entry);
    if (over !== null && !this.#choices.over) return over;
    return { input: { ...input, hours: [...input.hours, entry] }, verdict: "new" };
  }

  #over({ input }: RunMember, entry: HoursEntry): NoveltyConflict | null {
    const isExtra = ({ kind }: HoursEntry) => HOUR_RULES[kind].extra;
    if (!isExtra(entry)) return null;
    const { date, until = date } = entry;
    const added = (entries: readonly HoursEntry[]) =>
      entries.filter(isExtra).reduce((sum, { hours }) => sum + hours, entry.hours);
    const ofDay = added(input.hours.filter((each) => each.date === date && (each.until ?? date) === date));
    if (date === until && ofDay > MOST_EXTRA.day) return { kind: "over", hours: ofDay, most: MOST_EXTRA.day };
    const days = dayNumber(this.#span.to) - dayNumber(this.#span.from) + 1;
    const most = Math.ceil((days / 7) * MOST_EXTRA.week);
    const all = added(input.hours);
    return all > most ? { kind: "over", hours: all, most } : null;
  }

  #absence(member: RunMember, { quantity, from, to }: ListedNovelty, kind: Absence["kind"]): Judged {
    if (from.kind !== "value") return { kind: "no-days" };
    const days = quantity.kind === "value" ? Math.round(quantity.value) : 0;
    if (to.kind !== "value" && !(days >= 1 && days <= 1000)) return { kind: "no-days" };
    const last = to.kind === "value" ? to.value : addDays(from.value, days - 1);
    if (last < from.value) return { kind: "backwards" };
    const absence: Absence = { kind, from: from.value, to: last };
    if (overlap(absence, this.#span) === null) return { kind: "out-of-period" };
    const { input, contract } = member;
    if ((this.#before.get(contract.id)?.absences ?? []).some(says(["kind", "from", "to"], absence)))
      return { input, verdict: "same" };
    if (input.absences.some((each) => overlap(each, absence) !== null)) return { kind: "overlap" };
    return { input: { ...input, absences: [...input.absences, absence] }, verdict: "new" };
  }

  #pay(member: RunMember, listed: ListedNovelty, kind: PayKind): Judged {
    const amount = amountOf(listed);
    if (typeof amount === "object") return amount;
    const { input, contract } = member;
    const key = `${contract.id} ${kind}`;
    const total = this.#sums.get(key) ?? amount;
    if (total > MAX_AMOUNT) return { kind: "no-value" };
    const before = this.#before.get(contract.id)?.[kind] ?? ZERO;
    const verdict = before === total ? "same" : before === 0 ? "new" : "replaces";
    return { input: { ...input, [kind]: pesos(total) }, verdict };
  }

  #deduction(member: RunMember, listed: ListedNovelty, kind: Deduction["kind"]): Judged {
    const amount = amountOf(listed);
    if (typeof amount === "object") return amount;
    const deduction: Deduction = { kind, detail: listed.detail, amount };
    const { input, contract } = member;
    if ((this.#before.get(contract.id)?.deductions ?? []).some(says(["kind", "detail", "amount"], deduction)))
      return { input, verdict: "same" };
    return { input: { ...input, deductions: [...input.deductions, deduction] }, verdict: "new" };
  }

  #judged(member: RunMember, listed: ListedNovelty): Judged {
    const bad = [listed.quantity, listed.value, listed.from, listed.to].find(({ kind }) => kind === "bad");
    if (bad?.kind === "bad") return { kind: "bad-cell", cell: bad.cell };
    const { kind } = listed;
    if (kind === null) return { kind: "unclear" };
    switch (kind.what) {
      case "hours":
        return this.#hours(member, listed, kind.kind);
      case "absence":
        return this.#absence(member, listed, kind.kind);
      case "pay":
        return this.#pay(member, listed, kind.kind);
      case "deduction":
        return this.#deduction(member, listed, kind.kind);
    }
  }

  judge(listed: ListedNovelty): JudgedNovelty {
    const member = memberOf(this.people, listed);
    const conflict = (why: NoveltyConflict, name: string): JudgedNovelty => ({
      listed,
      name,
      verdict: "conflict",
      conflict: why,
    });
    if ("kind" in member) return conflict(member, listed.name || listed.number);
    const { name, id } = member.contract;
    const { row, name: _name, number: _number, said: _said, ...content } = listed;
    const key = JSON.stringify([id, content]);
    const above = this.#rows.get(key);
    if (above !== undefined && listed.kind !== null && listed.kind.what !== "pay")
      return conflict({ kind: "twice", row: above }, name);
    this.#rows.set(key, row);
    const judged = this.#judged(member, listed);
    if (!("verdict" in judged)) return conflict(judged, name);
    if (judged.verdict !== "same" && checkInput(member.contract, judged.input, this.#span) !== null)
      return conflict({ kind: "bad" }, name);
    if (judged.verdict !== "same")
      this.people[this.people.indexOf(member)] = { ...member, input: judged.input };
    return { listed, name, verdict: judged.verdict };
  }
}

/** What the rows of a list become in a run beside what it holds; the same list again adds nothing (IM-26). */
export function judgeNovelties(
  run: Pick<StoredRun, "period" | "overrides" | "people">,
  rows: readonly ListedNovelty[],
  choices: NoveltyChoices,
): NoveltyImport {
  const judge = new Judge(run, rows, choices);
  const novelties = rows.map((row) => judge.judge(row));
  const counts = { new: 0, replaces: 0, same: 0, conflict: 0 };
  for (const { verdict } of novelties) counts[verdict] += 1;
  const over = novelties.filter(({ conflict }) => conflict?.kind === "over").length;
  return { novelties, counts, over, people: judge.people };
}
