import type { Permission, PolicyText, Way } from "#domain/access/policy.ts";
import type { ExportFormat } from "./export-format.ts";

/** State of an export between the press and the file. */
export type ExportStep =
  | { readonly kind: "idle" }
  /** The exported figures do not balance: ask for confirmation. */
  | { readonly kind: "unbalanced"; readonly format: ExportFormat }
  /** The plan's limit is reached: its text, and the ways to continue. */
  | {
      readonly kind: "limit";
      readonly format: ExportFormat;
      readonly text: PolicyText;
      readonly ways: readonly Way[];
    }
  /** The sponsored message is playing. */
  | { readonly kind: "ad"; readonly format: ExportFormat };

export type ExportEvent =
  | {
      readonly type: "pressed";
      readonly format: ExportFormat;
      readonly holds: boolean;
      readonly permission: Permission;
    }
  | { readonly type: "differenceAccepted"; readonly permission: Permission }
  | { readonly type: "adChosen" }
  | { readonly type: "adEnded" }
  | { readonly type: "closed" };

interface ExportTurn {
  readonly step: ExportStep;
  /** Make the file now. */
  readonly run?: { readonly format: ExportFormat; readonly adWatched: boolean };
  /** Only signing in allows it: the text of the notice. */
  readonly signIn?: PolicyText;
}

const IDLE: ExportStep = { kind: "idle" };

/**
 * The plan's answer to an export (spec-decision 32): run it, show the limit with its two ways to continue, or ask to
 * sign in.
 */
function gate(format: ExportFormat, permission: Permission): ExportTurn {
  if (permission.allowed) return { step: IDLE, run: { format, adWatched: false } };
  const { text, ways } = permission;
  if (!ways.includes("ad") && !ways.includes("premium")) return { step: IDLE, signIn: text };
  return { step: { kind: "limit", format, text, ways } };
}

/** The next step. An event that does not apply to the current step is ignored. */
export function exportTurn(step: ExportStep, event: ExportEvent): ExportTurn {
  switch (event.type) {
    case "pressed":
      if (step.kind !== "idle") return { step };
      if (!event.holds) return { step: { kind: "unbalanced", format: event.format } };
      return gate(event.format, event.permission);
    case "differenceAccepted":
      return step.kind === "unbalanced" ? gate(step.format, event.permission) : { step };
    case "adChosen":
      return step.kind === "limit" ? { step: { kind: "ad", format: step.format } } : { step };
    case "adEnded":
      return step.kind === "ad" ? { step: IDLE, run: { format: step.format, adWatched: true } } : { step };
    case "closed":
      return { step: IDLE };
  }
}

export const NO_EXPORT: ExportStep = IDLE;
