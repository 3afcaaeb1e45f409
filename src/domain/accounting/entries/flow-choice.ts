import type { AccountCode } from "../account.ts";

/** Kinds of cash flow that a person may give to what an entry pays or collects. */
export const FLOW_KEYS = [
  "customers",
  "suppliers",
  "employees",
  "expenses",
  "taxes",
  "interest-paid",
  "interest-received",
  "other-operating",
  "property",
  "intangibles",
  "investments",
  "loans-made",
  "debt",
  "capital",
  "owners",
  "own-shares",
] as const;
export type FlowKey = (typeof FLOW_KEYS)[number];

/** What an account of an entry was paid or collected for, as a person said it. */
export interface FlowChoice {
  readonly account: AccountCode;
  readonly flow: FlowKey;
}
