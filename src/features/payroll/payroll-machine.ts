import type { Day } from "#domain/kernel/calendar-day.ts";
import type { PayrollTotals } from "#domain/payroll/academic-summary.ts";
import {
  areSameTerms,
  type CalculatorProblem,
  type CalculatorResult,
  calculatePayroll,
  DEFAULT_TERMS,
  type LawTerms,
  type ParameterSet,
} from "#domain/payroll/calculator.ts";
import type { EmployerKind } from "#domain/payroll/contract.ts";
import { withField } from "#domain/payroll/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/payroll-fields.data.ts";
import { canCalculate, newPayrollRow, type PayrollRow } from "#domain/payroll/payroll-row.ts";
import { formerTotals, type PayrollRunId, type SavedPayroll } from "#domain/payroll/saved-payroll.ts";

// The calculator as a machine (specification §4, "Payroll flow"). Who is looking comes with the events.

/** Whoever has no account is a guest here. */
export type PayrollVisitor = "guest" | "account";

/** Whose law the next press follows, and what is told to it. */
export interface LawChoice {
  /** Null: today's, whichever day that is at each press. */
  readonly day: Day | null;
  readonly terms: LawTerms;
}

/** What was chosen on this device. */
export interface Remembered {
  readonly set: ParameterSet;
  readonly employer: EmployerKind;
}

/** A calculation as it was made: typing on changes nothing of it. */
export interface PayrollRun {
  readonly rows: readonly PayrollRow[];
  readonly result: CalculatorResult;
  /** Where it is kept, once it is. */
  readonly savedAs: PayrollRunId | null;
  /** The sums it was kept with, where the law of its day is known better now and gives others. */
  readonly former: PayrollTotals | null;
}

export interface PayrollState {
  /** With what the next press calculates. */
  readonly set: ParameterSet;
  readonly law: LawChoice;
  readonly rows: readonly PayrollRow[];
  readonly run: PayrollRun | null;
  /** Why the last press calculated nothing. */
  readonly problem: CalculatorProblem | null;
  readonly suggestsSignIn: boolean;
  readonly ad: "unseen" | "open" | "watched";
  /** How often it was calculated since the last reset. */
  readonly uses: number;
  /** The saved calculation that these people come from. */
  readonly from: PayrollRunId | null;
  /** Grows when other people take the place of these: nothing said of the former ones is true of them. */
  readonly sheet: number;
}

type OpenedPayroll = Pick<SavedPayroll, "rows" | "set" | "day" | "terms" | "totals" | "id">;

export type PayrollEvent =
  | { readonly type: "signInSkipped" }
  | { readonly type: "nameTyped"; readonly row: string; readonly name: string }
  | {
      readonly type: "figureTyped";
      readonly row: string;
      readonly field: PayrollFieldKey;
      readonly value: number;
    }
  | { readonly type: "personAdded" }
  | { readonly type: "personRemoved"; readonly row: string }
  /** `day`: today, here and below. */
  | { readonly type: "calculationAsked"; readonly visitor: PayrollVisitor; readonly day: Day }
  | {
      readonly type: "setChosen";
      readonly set: ParameterSet;
      readonly visitor: PayrollVisitor;
      readonly day: Day;
    }
  | {
      readonly type: "lawChosen";
      readonly law: LawChoice;
      readonly visitor: PayrollVisitor;
      readonly day: Day;
    }
  | { readonly type: "adWatched"; readonly day: Day }
  | { readonly type: "adClosed" }
  | { readonly type: "saved"; readonly result: CalculatorResult; readonly as: PayrollRunId }
  | { readonly type: "opened"; readonly saved: OpenedPayroll; readonly day: Day }
  | { readonly type: "reset" }
  /** What was cleared or taken away is wanted back. */
  | { readonly type: "broughtBack"; readonly state: PayrollState };

export interface Carried {
  readonly rows: readonly PayrollRow[];
  /** They were calculated, and an account may see it at once. */
  readonly calculated: boolean;
  readonly from: PayrollRunId | null;
  readonly law: LawChoice | null;
}

const ROW_ID = /^row-(\d+)$/;

/** Another than those that are there; what was saved brings its own along. */
function nextRowId(rows: readonly PayrollRow[]): string {
  const numbers = rows.map(({ id }) => Number(ROW_ID.exec(id)?.[1] ?? 0));
  return `row-${Math.max(0, ...numbers) + 1}`;
}

function blankRows(): readonly PayrollRow[] {
  return [newPayrollRow(nextRowId([]))];
}

function calculated(state: PayrollState, today: Day): PayrollState {
  if (!canCalculate(state.rows)) return state;
  const { rows, set, law } = state;
  const day = set === "law" ? (law.day ?? today) : today;
  const result = calculatePayroll(rows, set, day, law.terms);
  if (!result.ok) return { ...state, run: null, problem: result.error };
  const run = { rows, result: result.value, savedAs: null, former: null };
  return { ...state, run, problem: null, uses: state.uses + 1 };
}

/** Today's law, nothing of it changed, for the employer that was chosen. */
function plainLaw(employer: EmployerKind): LawChoice {
  return { day: null, terms: { ...DEFAULT_TERMS, employer } };
}

function blankState({ set, employer }: Remembered): PayrollState {
  return {
    ...{ set, law: plainLaw(employer), rows: blankRows(), run: null, problem: null, suggestsSignIn: false },
    ...{ ad: "unseen", uses: 0, from: null, sheet: 1 },
  };
}

/** What is on screen at the beginning: a blank person, or what was carried here. A guest is first offered to sign in. */
export function startPayroll(
  visitor: PayrollVisitor,
  carried: Carried | null,
  remembered: Remembered,
  day: Day,
): PayrollState {
  const blank = { ...blankState(remembered), suggestsSignIn: visitor === "guest" };
  if (carried === null) return blank;
  const state = { ...blank, rows: carried.rows, from: carried.from, law: carried.law ?? blank.law };
  return carried.calculated && visitor === "account" ? calculated(state, day) : state;
}

/** Whether the results may be seen, and files made of them. */
export function seesResults(state: Pick<PayrollState, "ad">, visitor: PayrollVisitor): boolean {
  return visitor === "account" || state.ad === "watched";
}

function isOtherLaw(result: CalculatorResult, { set, law }: Pick<PayrollState, "set" | "law">): boolean {
  if (result.set !== set) return true;
  if (result.set === "academic") return false;
  return (law.day !== null && law.day !== result.day) || !areSameTerms(law.terms, result.terms);
}

/** Whether the people or the parameters were changed since they were calculated. */
export function isOutdated(state: Pick<PayrollState, "run" | "rows" | "set" | "law">): boolean {
  const { run, rows } = state;
  return run !== null && (run.rows !== rows || isOtherLaw(run.result, state));
}

/** Whether there is anything that a person typed. */
export function isBlankPayroll({ rows }: Pick<PayrollState, "rows">): boolean {
  return rows.length === 1 && JSON.stringify(rows) === JSON.stringify(blankRows());
}

/** Whether something typed is kept nowhere yet. */
export function isUnsaved(state: Pick<PayrollState, "rows" | "run" | "from" | "set" | "law">): boolean {
  if (isBlankPayroll(state)) return false;
  const { run, from } = state;
  if (run !== null) return run.savedAs === null || isOutdated(state);
  return from === null;
}

function withRow(
  state: PayrollState,
  id: string,
  change: (row: PayrollRow) => PayrollRow,
): readonly PayrollRow[] {
  return state.rows.map((row) => (row.id === id ? change(row) : row));
}

function asked(state: PayrollState, visitor: PayrollVisitor, day: Day): PayrollState {
  if (!canCalculate(state.rows)) return state;
  if (seesResults(state, visitor)) return calculated(state, day);
  // "A guest whose login modal is still open gets nothing."
  return state.suggestsSignIn ? state : { ...state, ad: "open" };
}

/** What is on screen follows the parameters at once; with nothing there, or for whoever may not see it, nothing is calculated. */
function chosen(
  state: PayrollState,
  choice: Pick<PayrollState, "set" | "law">,
  visitor: PayrollVisitor,
  day: Day,
): PayrollState {
  const next = { ...state, ...choice, problem: null };
  return seesResults(state, visitor) ? calculated(next, day) : next;
}

/** With the law of its day and what was told to it, to which the next presses keep. It is no use of the calculator. */
function opened(state: PayrollState, saved: OpenedPayroll, today: Day): PayrollState {
  const { rows, set, day, terms = DEFAULT_TERMS, id } = saved;
  const law = set === "law" ? { day, terms } : state.law;
  const next = calculated(
    { ...state, rows, set, law, from: id, run: null, problem: null, sheet: state.sheet + 1 },
    today,
  );
  const run = next.run && {
    ...{ ...next.run, savedAs: id },
    former: formerTotals(saved, next.run.result.calculation.totals),
  };
  return { ...next, run, uses: state.uses };
}

function edited(state: PayrollState, rows: readonly PayrollRow[]): PayrollState {
  return { ...state, rows, problem: null };
}

/** The next state. An event that does not fit changes nothing. */
export function advancePayroll(state: PayrollState, event: PayrollEvent): PayrollState {
  switch (event.type) {
    case "signInSkipped":
      return { ...state, suggestsSignIn: false };
    case "nameTyped":
      return edited(
        state,
        withRow(state, event.row, (row) => ({ ...row, employeeName: event.name })),
      );
    case "figureTyped":
      return edited(
        state,
        withRow(state, event.row, (row) => withField(row, event.field, event.value)),
      );
    case "personAdded":
      return edited(state, [...state.rows, newPayrollRow(nextRowId(state.rows))]);
    case "personRemoved":
      // The last row is never removed.
      return state.rows.length === 1
        ? state
        : edited(
            state,
            state.rows.filter((row) => row.id !== event.row),
          );
    case "calculationAsked":
      return asked(state, event.visitor, event.day);
    case "adWatched":
      return state.ad === "open" ? calculated({ ...state, ad: "watched" }, event.day) : state;
    case "adClosed":
      return state.ad === "open" ? { ...state, ad: "unseen" } : state;
    case "saved":
      return state.run?.result === event.result
        ? { ...state, run: { ...state.run, savedAs: event.as } }
        : state;
    case "opened":
      return opened(state, event.saved, event.day);
    case "setChosen":
      // "Con la ley de hoy": another day's is chosen by its own field.
      return chosen(state, { set: event.set, law: { ...state.law, day: null } }, event.visitor, event.day);
    case "lawChosen":
      return chosen(state, { set: state.set, law: event.law }, event.visitor, event.day);
    case "broughtBack":
      return {
        ...event.state,
        ad: event.state.ad === "open" ? "unseen" : event.state.ad,
        sheet: state.sheet + 1,
      };
    case "reset": {
      const { set, law, suggestsSignIn, sheet } = state;
      const blank = blankState({ set, employer: law.terms.employer });
      return { ...blank, suggestsSignIn, sheet: sheet + 1 };
    }
  }
}
