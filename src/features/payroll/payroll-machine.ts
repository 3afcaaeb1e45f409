import {
  type CalculationProblem,
  calculateAcademic,
  type PayrollCalculation,
} from "#domain/payroll/academic-summary.ts";
import { withField } from "#domain/payroll/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/payroll-fields.data.ts";
import { canCalculate, newPayrollRow, type PayrollRow } from "#domain/payroll/payroll-row.ts";
import type { PayrollRunId } from "#domain/payroll/saved-payroll.ts";

// The calculator as a machine (specification §4, "Payroll flow"). Who is looking comes with the events.

/** Whoever has no account is a guest here. */
export type PayrollVisitor = "guest" | "account";

/** A calculation as it was made: typing on changes nothing of it. */
export interface PayrollRun {
  readonly rows: readonly PayrollRow[];
  readonly calculation: PayrollCalculation;
  /** Where it is kept, once it is. */
  readonly savedAs: PayrollRunId | null;
}

export interface PayrollState {
  readonly rows: readonly PayrollRow[];
  readonly run: PayrollRun | null;
  /** Why the last press calculated nothing. */
  readonly problem: CalculationProblem | null;
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
  | { readonly type: "calculationAsked"; readonly visitor: PayrollVisitor }
  | { readonly type: "adWatched" }
  | { readonly type: "adClosed" }
  | { readonly type: "saved"; readonly rows: readonly PayrollRow[]; readonly as: PayrollRunId }
  | { readonly type: "opened"; readonly rows: readonly PayrollRow[]; readonly from: PayrollRunId }
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

function calculated(state: PayrollState): PayrollState {
  if (!canCalculate(state.rows)) return state;
  const calculation = calculateAcademic(state.rows);
  if (!calculation.ok) return { ...state, run: null, problem: calculation.error };
  const run = { rows: state.rows, calculation: calculation.value, savedAs: null };
  return { ...state, run, problem: null, uses: state.uses + 1 };
}

/** What is on screen at the beginning: a blank person, or what was carried here. A guest is first offered to sign in. */
export function startPayroll(visitor: PayrollVisitor, carried: Carried | null): PayrollState {
  const state: PayrollState = {
    rows: carried?.rows ?? blankRows(),
    run: null,
    problem: null,
    suggestsSignIn: visitor === "guest",
    ad: "unseen",
    uses: 0,
    from: carried?.from ?? null,
    sheet: 1,
  };
  return carried?.calculated && visitor === "account" ? calculated(state) : state;
}

/** Whether the results may be seen, and files made of them. */
export function seesResults(state: Pick<PayrollState, "ad">, visitor: PayrollVisitor): boolean {
  return visitor === "account" || state.ad === "watched";
}

/** Whether the people were changed since they were calculated. */
export function isOutdated({ run, rows }: Pick<PayrollState, "run" | "rows">): boolean {
  return run !== null && run.rows !== rows;
}

/** Whether there is anything that a person typed. */
export function isBlankPayroll({ rows }: Pick<PayrollState, "rows">): boolean {
  return rows.length === 1 && JSON.stringify(rows) === JSON.stringify(blankRows());
}

/** Whether something typed is kept nowhere yet. */
export function isUnsaved(state: Pick<PayrollState, "rows" | "run" | "from">): boolean {
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

function asked(state: PayrollState, visitor: PayrollVisitor): PayrollState {
  if (!canCalculate(state.rows)) return state;
  if (seesResults(state, visitor)) return calculated(state);
  // "A guest whose login modal is still open gets nothing."
  return state.suggestsSignIn ? state : { ...state, ad: "open" };
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
      return asked(state, event.visitor);
    case "adWatched":
      return state.ad === "open" ? calculated({ ...state, ad: "watched" }) : state;
    case "adClosed":
      return state.ad === "open" ? { ...state, ad: "unseen" } : state;
    case "saved":
      return state.run?.rows === event.rows ? { ...state, run: { ...state.run, savedAs: event.as } } : state;
    case "opened": {
      const { rows, from } = event;
      const opened = calculated({ ...state, rows, from, problem: null, sheet: state.sheet + 1 });
      const run = opened.run && { ...opened.run, savedAs: from };
      // Looked at again, not calculated anew.
      return { ...opened, run, uses: state.uses };
    }
    case "broughtBack":
      return {
        ...event.state,
        ad: event.state.ad === "open" ? "unseen" : event.state.ad,
        sheet: state.sheet + 1,
      };
    case "reset":
      return {
        ...startPayroll("account", null),
        suggestsSignIn: state.suggestsSignIn,
        sheet: state.sheet + 1,
      };
  }
}
