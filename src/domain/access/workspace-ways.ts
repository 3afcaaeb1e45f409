import type { Statement, View } from "./pending-intent.ts";
import type { FlowOrigin } from "./service-flow.ts";

/** The four statements under the names of the selection screen. */
export const SHORT_STATEMENTS = ["balance", "income", "cash", "equity"] as const;
export type ShortStatement = (typeof SHORT_STATEMENTS)[number];

const LONG_NAMES: Readonly<Record<ShortStatement, Statement>> = {
  balance: "balance-general",
  income: "estado-resultados",
  cash: "flujo-caja",
  equity: "cambios-patrimonio",
};

/** What an address calls a statement, in the names of the service dialog; anything else, a saved one, is null. */
export function statementOf(name: string): Statement | null {
  const short = SHORT_STATEMENTS.find((each) => each === name);
  if (short) return LONG_NAMES[short];
  return Object.values(LONG_NAMES).find((each) => each === name) ?? null;
}

/** Address of a workspace with defaults filled in (spec §2). */
export interface WorkspaceAddress {
  readonly view: View;
  readonly statement: string;
  readonly from: FlowOrigin;
}

export const DEFAULT_WORKSPACE = { statement: "balance", from: "products" } as const;

/** Who is looking: a guest is nobody who may stay. */
type Visitor = "account" | "guest";

export function backHref({ view, from }: WorkspaceAddress, visitor: Visitor): string {
  if (from === "products") return "/#productos";
  if (view === "simple") return "/dashboard";
  return visitor === "account" ? "/#espacios-trabajo" : "/workspace/statement-selection?view=complex";
}

/** The other view. Simple takes everything along; complex only the statement, and that it is a guest who asks. */
export function toggleHref({ view, statement, from }: WorkspaceAddress, visitor: Visitor): string {
  const guest = visitor === "guest" ? "&guest=true" : "";
  const named = `statement=${encodeURIComponent(statement)}`;
  return view === "simple"
    ? `/workspace/complex?${named}&from=${from}${guest}`
    : `/workspace/simple?${named}${guest}`;
}
