/** What the fiscal profile button has open. */
type FiscalOpen = "none" | "card" | "selection" | "manage" | "analysis" | "tips";

interface FiscalButtonState {
  readonly open: FiscalOpen;
  /** The user chose to continue without a profile: taxes are entered by hand. */
  readonly manual: boolean;
}

/** The situation a press meets: the user, and the profiles available. */
export interface FiscalStanding {
  readonly signedIn: boolean;
  readonly applied: boolean;
  /** A default profile, or one of the company, is stored. */
  readonly stored: boolean;
}

export type FiscalButtonEvent =
  | { readonly type: "pressed" }
  | { readonly type: "createChosen" }
  | { readonly type: "continuedWithout" }
  | { readonly type: "analysisAsked" }
  | { readonly type: "manageChosen" }
  | { readonly type: "tipsOpened" }
  | { readonly type: "closed" }
  /** The dialogs ended with a profile, or without one. */
  | { readonly type: "decided"; readonly applied: boolean };

interface FiscalButtonMove {
  readonly state: FiscalButtonState;
  /** Profiles require an account: the screen offers to sign in. */
  readonly signIn: boolean;
}

export const CLOSED_BUTTON: FiscalButtonState = { open: "none", manual: false };

function opened(state: FiscalButtonState, open: FiscalOpen, { signedIn }: FiscalStanding): FiscalButtonMove {
  return signedIn ? { state: { ...state, open }, signIn: false } : { state, signIn: true };
}

/** Next state of the fiscal profile button (spec §4). */
export function advanceFiscalButton(
  state: FiscalButtonState,
  event: FiscalButtonEvent,
  standing: FiscalStanding,
): FiscalButtonMove {
  const stay = (next: FiscalButtonState): FiscalButtonMove => ({ state: next, signIn: false });
  switch (event.type) {
    case "pressed":
      if (standing.applied) return stay({ ...state, open: state.open === "card" ? "none" : "card" });
      return opened(state, standing.stored ? "manage" : "selection", standing);
    case "createChosen":
    case "manageChosen":
      return opened(state, "manage", standing);
    case "analysisAsked":
      return opened(state, "analysis", standing);
    case "continuedWithout":
      return stay({ open: "none", manual: true });
    case "tipsOpened":
      return stay({ ...state, open: "tips" });
    case "closed":
      return stay({ ...state, open: "none" });
    case "decided":
      return stay({ open: "none", manual: event.applied ? false : state.manual });
  }
}
