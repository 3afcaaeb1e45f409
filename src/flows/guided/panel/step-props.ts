import type { GuidedDesk } from "../desk/guided-desk.ts";
import type { GuidedWork } from "../state/guided-conversation.ts";

/** Longer messages tell more than one or two operations. */
export const MESSAGE_LIMIT = 500;

/** What each step of the panel works with. */
export interface StepProps {
  readonly desk: GuidedDesk;
  readonly work: GuidedWork;
  /** Opens the plans. */
  readonly onPremium: () => void;
}
