import type { Day } from "#domain/kernel/calendar-day.ts";
import {
  type CalculatorProblem,
  type CalculatorResult,
  calculatePayroll,
  type ParameterSet,
} from "#domain/payroll/calculator.ts";
import { withField } from "#domain/payroll/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/payroll-fields.data.ts";
import { canCalculate, newPayrollRow, type PayrollRow } from "#domain/payroll/payroll-row.ts";
import type { PayrollRunId, SavedPayroll } from "#domain/payroll/saved-payroll.ts";

// The calculator as a machine (specification §4, "Payroll flow"). Who is looking comes with the events.

/** Whoever has no account is a guest here. */
export type PayrollVisitor = "guest" | "account";

/** A calculation as it was made: typing on changes nothing of it. */
export interface PayrollRun {
  readonly rows: readonly PayrollRow[];
  readonly result: CalculatorResult;
  /** Where it is kept, once it is. */
  readonly savedAs: PayrollRunId | null;
}

export interface PayrollState {
  /** With what the next press calculates. */
  readonly set: ParameterSet;
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
  /** `day`: today, whose law holds. */
  | { readonly type: "calculationAsked"; readonly visitor: PayrollVisitor; readonly day: Day }
  | {
      readonly type: "setChosen";
      readonly set: ParameterSet;
      readonly visitor: PayrollVisitor;
      readonly day: Day;
    }
  | { readonly type: "adWatched"; readonly day: Day }
  | { readonly type: "adClosed" }
  | { readonly type: "saved"; readonly result: CalculatorResult; readonly as: PayrollRunId }
  | { readonly type: "opened"; readonly saved: Pick<SavedPayroll, "rows" | "set" | "day" | "id"> }
  | { readonly type: "reset" }
  /** What was cleared or taken away is wanted back. */
  | { readonly type: "broughtBack"; readonly state: PayrollState };

export interface Carried {
  readonly rows: readonly PayrollRow[];
  /** They were calculated, and an account may see it at once. */
  readonly calculated: boolean;
  readonly from: PayrollRunId | null;
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

function calculated(state: PayrollState, day: Day): PayrollState {
  if (!canCalculate(state.rows)) return state;
  const result = calculatePayroll(state.rows, state.set, day);
  if (!result.ok) return { ...state, run: null, problem: result.error };
  const run = { rows: state.rows, result: result.value, savedAs: null };
  return { ...state, run, problem: null, uses: state.uses + 1 };
}

function blankState(set: ParameterSet): PayrollState {
  return {
    ...{ set, rows: blankRows(), run: null, problem: null, suggestsSignIn: false },
    ...{ ad: "unseen", uses: 0, from: null, sheet: 1 },
  };
}

/** What is on screen at the beginning: a blank person, or what was carried here. A guest is first offered to sign in. */
export function startPayroll(
  visitor: PayrollVisitor,
  carried: Carried | null,
  set: ParameterSet,
  day: Day,
): PayrollState {
  const blank = { ...blankState(set), suggestsSignIn: visitor === "guest" };
  if (carried === null) return blank;
  const state = { ...blank, rows: carried.rows, from: carried.from };
  return carried.calculated && visitor === "account" ? calculated(state, day) : state;
}

/** Whether the results may be seen, and files made of them. */
export function seesResults(state: Pick<PayrollState, "ad">, visitor: PayrollVisitor): boolean {
  return visitor === "account" || state.ad === "watched";
}

/** Whether the people or the parameters were changed since they were calculated. */
export function isOutdated({ run, rows, set }: Pick<PayrollState, "run" | "rows" | "set">): boolean {
  return run !== null && (run.rows !== rows || run.result.set !== set);
}

/** Whether there is anything that a person typed. */
export function isBlankPayroll({ rows }: Pick<PayrollState, "rows">): boolean {
  return rows.length === 1 && JSON.stringify(rows) === JSON.stringify(blankRows());
}

/** Whether something typed is kept nowhere yet. */
export function isUnsaved(state: Pick<PayrollState, "rows" | "run" | "from" | "set">): boolean {
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
function chosen(state: PayrollState, set: ParameterSet, visitor: PayrollVisitor, day: Day): PayrollState {
  const next = { ...state, set, problem: null };
  return seesResults(state, visitor) ? calculated(next, day) : next;
}

/** Looked at again as it was, not calculated anew. */
function opened(state: PayrollState, saved: Pick<SavedPayroll, "rows" | "set" | "day" | "id">): PayrollState {
  const { rows, set, day, id } = saved;
  const next = calculated(
    { ...state, rows, set, from: id, run: null, problem: null, sheet: state.sheet + 1 },
    day,
  );
  return { ...next, run: next.run && { ...next.run, savedAs: id }, uses: state.uses };
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
      return opened(state, event.saved);
    case "setChosen":
      return chosen(state, event.set, event.visitor, event.day);
    case "broughtBack":
      return {
        ...event.state,
        ad: event.state.ad === "open" ? "unseen" : event.state.ad,
        sheet: state.sheet + 1,
      };
    case "reset": {
      const { set, suggestsSignIn, sheet } = state;
      return { ...blankState(set), suggestsSignIn, sheet: sheet + 1 };
    }
  }
}
