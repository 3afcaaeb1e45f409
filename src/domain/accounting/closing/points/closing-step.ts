import type { Instant } from "../../../kernel/clock.ts";
import type { Month } from "../../../kernel/day.ts";
import type { Pesos } from "../../../kernel/pesos.ts";
import type { AccountCode } from "../../account.ts";
import type { PointKey } from "./closing-point.ts";

/** What was done towards the closing of a month or a period. */
export type ClosingDeed =
  | "closed"
  | "reopened"
  | "carried"
  | "proposals"
  | "depreciation"
  | "recurring"
  | "payroll"
  | "benefits"
  | "undone";

/** One thing that was done, as the audit trail has it. */
export type ClosingStep = { readonly at: Instant } & (
  | {
      readonly kind: "entries";
      readonly deed: ClosingDeed;
      readonly numbers: readonly number[];
      /** Debits of the entries. */
      readonly amount: Pesos;
    }
  | { readonly kind: "month"; readonly month: Month; readonly isClosed: boolean }
  | {
      readonly kind: "reconciliation";
      readonly month: Month;
      readonly account: AccountCode;
      readonly isClosed: boolean;
    }
  | { readonly kind: "note"; readonly point: PointKey; readonly reason: string | null }
);
