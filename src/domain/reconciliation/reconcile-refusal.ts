/**
 * Why a reconciliation takes no change. `unknown-extract`: it was removed meanwhile. `closed`: its month is reconciled.
 * `changed`: the lines are not what was on screen, or are matched by now. `not-equal`: both sides differ.
 * `not-closable`: something is still open, or the balances differ.
 */
export interface ReconcileRefusal {
  readonly kind: "reconcile";
  readonly problem: "unknown-extract" | "closed" | "changed" | "not-equal" | "not-closable";
}
