import type { Day } from "#domain/kernel/day.ts";
import type { CalculationId } from "#domain/kernel/ids.ts";
import {
  type CalculatorResult,
  calculatePayroll,
  DEFAULT_TERMS,
} from "#domain/payroll/calculator/calculator.ts";
import type { ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import { withField } from "#domain/payroll/calculator/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import { canCalculate, newPayrollRow, type PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { formerTotals, type SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import type { EmployerKind } from "#domain/payroll/employee/contract.ts";
import {
  blankRows,
  type LawChoice,
  nextRowId,
  type PayrollState,
  type PayrollVisitor,
  type Remembered,
  seesResults,
} from "./payroll-state.ts";

// The calculator as a state machine (spec §4, "Payroll flow"). Events carry whether the user is a guest.

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
  | { readonly type: "saved"; readonly result: CalculatorResult; readonly as: CalculationId }
  | { readonly type: "opened"; readonly saved: OpenedPayroll; readonly day: Day }
  | { readonly type: "reset" }
  /** Undo of a reset or a removal. */
  | { readonly type: "broughtBack"; readonly state: PayrollState };

export interface Carried {
  readonly rows: readonly PayrollRow[];
  /** They had been calculated, so an account sees the results at once. */
  readonly calculated: boolean;
  readonly from: CalculationId | null;
  readonly law: LawChoice | null;
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

/** Today's law without overrides, for the chosen employer. */
function plainLaw(employer: EmployerKind): LawChoice {
  return { day: null, terms: { ...DEFAULT_TERMS, employer } };
}

function blankState({ set, employer }: Remembered): PayrollState {
  return {
    set,
    law: plainLaw(employer),
    rows: blankRows(),
    run: null,
    problem: null,
    suggestsSignIn: false,
    ad: "unseen",
    uses: 0,
    from: null,
    sheet: 1,
  };
}

/** Initial state: a blank person, or the carried-over rows. A guest is first offered to sign in. */
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

/**
 * Applies a change of parameters and recalculates visible results at once; without visible results, or for users who
 * may not see them, nothing is calculated.
 */
function chosen(
  state: PayrollState,
  choice: Pick<PayrollState, "set" | "law">,
  visitor: PayrollVisitor,
  day: Day,
): PayrollState {
  const next = { ...state, ...choice, problem: null };
  return seesResults(state, visitor) ? calculated(next, day) : next;
}

/**
 * Opens a saved calculation with the law of its day and its terms, which later calculations keep. Does not count as a
 * use of the calculator.
 */
function opened(state: PayrollState, saved: OpenedPayroll, today: Day): PayrollState {
  const { rows, set, day, terms = DEFAULT_TERMS, id } = saved;
  const law = set === "law" ? { day, terms } : state.law;
  const next = calculated(
    { ...state, rows, set, law, from: id, run: null, problem: null, sheet: state.sheet + 1 },
    today,
  );
  const run = next.run && {
    ...next.run,
    savedAs: id,
    former: formerTotals(saved, next.run.result.calculation.totals),
  };
  return { ...next, run, uses: state.uses };
}

function edited(state: PayrollState, rows: readonly PayrollRow[]): PayrollState {
  return { ...state, rows, problem: null };
}

/** The next state. An event that does not apply changes nothing. */
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
      // "Con la ley de hoy": another day is chosen in its own field.
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
