import type { FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";

/**
 * Where the dialog was opened: a workspace, the analysis that creates a profile, or the companies on the dashboard.
 */
export type FiscalContext = "workspace" | "creation" | "home";

type FiscalMode = "initial" | "profile-selection" | "configuration";

/** What saving the form does. */
export type FiscalAction =
  | { readonly kind: "create" }
  | { readonly kind: "update"; readonly id: FiscalProfileId }
  | { readonly kind: "duplicate"; readonly id: FiscalProfileId };

export interface FiscalDialogState {
  readonly context: FiscalContext;
  readonly mode: FiscalMode;
  /** Set only in configuration mode. */
  readonly action: FiscalAction | null;
  /** Target of "back"; null if the dialog started here. */
  readonly from: FiscalMode | null;
}

export type FiscalDialogEvent =
  | { readonly type: "createChosen" }
  /** There is nothing to choose among: the form comes first. */
  | { readonly type: "nothingToChoose" }
  | { readonly type: "savedChosen" }
  | { readonly type: "editChosen"; readonly id: FiscalProfileId }
  | { readonly type: "duplicateChosen"; readonly id: FiscalProfileId }
  | { readonly type: "wentBack" };

export type FiscalStart = "initial" | "profile-selection" | FiscalAction;

export function startFiscalDialog(context: FiscalContext, start: FiscalStart = "initial"): FiscalDialogState {
  if (typeof start === "string") return { context, mode: start, action: null, from: null };
  return { context, mode: "configuration", action: start, from: null };
}

export function advanceFiscalDialog(state: FiscalDialogState, event: FiscalDialogEvent): FiscalDialogState {
  const { context, mode } = state;
  // "Back" from a form returns to the step where it was chosen, never to a previous form.
  const from = mode === "configuration" ? state.from : mode;
  const configure = (action: FiscalAction): FiscalDialogState => ({
    context,
    mode: "configuration",
    action,
    from,
  });
  switch (event.type) {
    case "createChosen":
      return configure({ kind: "create" });
    case "nothingToChoose":
      return mode === "initial" ? startFiscalDialog(context, { kind: "create" }) : state;
    case "editChosen":
      return configure({ kind: "update", id: event.id });
    case "duplicateChosen":
      return configure({ kind: "duplicate", id: event.id });
    case "savedChosen":
      return { context, mode: "profile-selection", action: null, from: "initial" };
    case "wentBack":
      if (state.from === null) return state;
      return { context, mode: state.from, action: null, from: state.from === "initial" ? null : "initial" };
  }
}
