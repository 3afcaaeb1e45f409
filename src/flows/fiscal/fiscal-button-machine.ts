/** What the button of the fiscal profile has open. */
type FiscalOpen = "none" | "card" | "selection" | "manage" | "analysis" | "tips";

interface FiscalButtonState {
  readonly open: FiscalOpen;
  /** Going on without a profile: taxes are written by hand. */
  readonly manual: boolean;
}

/** What the button meets: who is there, and which profiles. */
export interface FiscalStanding {
  readonly signedIn: boolean;
  readonly applied: boolean;
  /** A default, or one of the company, is kept. */
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
  /** The dialogs ended in a profile, or in none. */
  | { readonly type: "decided"; readonly applied: boolean };

interface FiscalButtonMove {
  readonly state: FiscalButtonState;
  /** Only somebody with an account has profiles: the screen offers to sign in. */
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
