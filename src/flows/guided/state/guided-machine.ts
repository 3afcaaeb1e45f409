import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";

/** The steps of the guided panel (spec §4). */
export type GuidedStep = "chat" | "operation-type" | "details" | "confirmation" | "complete";

export interface GuidedState {
  readonly step: GuidedStep;
  /** The operation in hand; null outside of its steps, and while its type is chosen. */
  readonly operation: GuidedOperation | null;
  /** Operations of the same message that wait for their turn. */
  readonly waiting: readonly GuidedOperation[];
  /** The proposed lines as they were edited before confirming; null while they are the proposal's own. */
  readonly edited: readonly EntryLine[] | null;
  /** What was registered, for the last step. */
  readonly done: string;
}

export type GuidedEvent =
  | { readonly type: "typeAsked" }
  /** An operation of a chosen type, to be filled in. */
  | { readonly type: "typeChosen"; readonly operation: GuidedOperation }
  /** An operation that was understood, and those told with it. */
  | {
      readonly type: "operationTaken";
      readonly operation: GuidedOperation;
      readonly waiting: readonly GuidedOperation[];
      /** A part of it is to be corrected first. */
      readonly corrects?: boolean;
    }
  | { readonly type: "operationChanged"; readonly operation: GuidedOperation }
  | { readonly type: "lineEdited"; readonly lines: readonly EntryLine[] }
  | { readonly type: "detailsAsked" }
  | { readonly type: "continued" }
  | { readonly type: "cancelled" }
  | { readonly type: "registered"; readonly done: string }
  | { readonly type: "rested" };

export const AT_REST: GuidedState = { step: "chat", operation: null, waiting: [], edited: null, done: "" };

/** The next operation of the same message; back to the conversation when there is none. */
function next({ waiting }: GuidedState): GuidedState {
  const [operation, ...rest] = waiting;
  if (operation === undefined) return AT_REST;
  return { ...AT_REST, step: stepFor(operation), operation, waiting: rest };
}

/** What lacks something is asked for in its details before it can be confirmed. */
function stepFor({ missing }: GuidedOperation): GuidedStep {
  return missing.length === 0 ? "confirmation" : "details";
}

/** The state after an event; events that its step does not know change nothing. */
export function guidedTurn(state: GuidedState, event: GuidedEvent): GuidedState {
  switch (event.type) {
    case "typeAsked":
      return { ...AT_REST, step: "operation-type" };
    case "typeChosen":
      return { ...AT_REST, step: "details", operation: event.operation };
    case "operationTaken": {
      const { operation, waiting, corrects = false } = event;
      return { ...AT_REST, step: corrects ? "details" : stepFor(operation), operation, waiting };
    }
    case "operationChanged":
      return state.step === "details" ? { ...state, operation: event.operation } : state;
    case "lineEdited":
      return state.step === "confirmation" ? { ...state, edited: event.lines } : state;
    case "detailsAsked":
      return state.step === "confirmation" ? { ...state, step: "details", edited: null } : state;
    case "continued":
      return state.step === "details" && state.operation?.missing.length === 0
        ? { ...state, step: "confirmation" }
        : state;
    case "cancelled":
      return next(state);
    case "registered":
      return state.step === "confirmation" ? { ...state, step: "complete", done: event.done } : state;
    case "rested":
      return state.step === "complete" ? next(state) : state;
  }
}
