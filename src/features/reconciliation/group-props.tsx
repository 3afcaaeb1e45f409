import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import type { Month } from "#domain/kernel/day.ts";
import type { BookMove, ExtractLine } from "#domain/reconciliation/bank-match.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { ReconcileActions } from "./use-reconcile-actions.ts";
import type { ReconciliationView } from "./use-reconciliation.ts";

export interface GroupsProps {
  readonly open: OpenBook;
  readonly view: ReconciliationView;
  readonly month: Month;
  readonly does: ReconcileActions;
  /** Whether the month takes changes. */
  readonly isOpen: boolean;
}

/** What is joined by hand: one line of either side. */
export type Joined = { readonly line: ExtractLine } | { readonly move: BookMove };

export interface JoiningProps extends GroupsProps {
  readonly onJoin: (one: Joined) => void;
}

/** The state of a group, on its head and on its rows; the word beside it says the same. */
export const groupIcons = {
  proposed: <ArrowLeftRight size={14} aria-hidden="true" className="text-primary" />,
  unrecorded: <CircleAlert size={14} aria-hidden="true" className="text-warning" />,
  pending: <Clock size={14} aria-hidden="true" className="text-warning" />,
  matched: <Check size={14} aria-hidden="true" className="text-success" />,
};
