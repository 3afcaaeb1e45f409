import type { View } from "./pending-intent.ts";
import type { FlowOrigin } from "./service-flow.ts";

/** Workspace URL parameters with defaults filled in (spec §2). */
export interface WorkspaceAddress {
  readonly view: View;
  readonly statement: string;
  readonly from: FlowOrigin;
}

export const DEFAULT_WORKSPACE = { statement: "balance", from: "products" } as const;

/** A guest cannot open pages that need an account. */
type Visitor = "account" | "guest";

export function backHref({ view, from }: WorkspaceAddress, visitor: Visitor): string {
  if (from === "products") return "/#productos";
  if (view === "simple") return "/dashboard";
  return visitor === "account" ? "/#espacios-trabajo" : "/workspace/statement-selection?view=complex";
}

/** URL of the other view. From simple to complex every parameter is kept; back, only the statement and `guest`. */
export function toggleHref({ view, statement, from }: WorkspaceAddress, visitor: Visitor): string {
  const guest = visitor === "guest" ? "&guest=true" : "";
  const named = `statement=${encodeURIComponent(statement)}`;
  return view === "simple"
    ? `/workspace/complex?${named}&from=${from}${guest}`
    : `/workspace/simple?${named}${guest}`;
}
