import { BASICS_KNOWLEDGE } from "./basics.data.ts";
import type { KnowledgeEntry } from "./knowledge.ts";
import { PAYROLL_KNOWLEDGE } from "./payroll.data.ts";
import { PRODUCT_KNOWLEDGE } from "./product.data.ts";
import { REPORTS_KNOWLEDGE } from "./reports.data.ts";
import { TAXES_KNOWLEDGE } from "./taxes.data.ts";

/** The assistant's whole knowledge base. Loaded when the chat is first opened. */
export const KNOWLEDGE: readonly KnowledgeEntry[] = [
  ...PRODUCT_KNOWLEDGE,
  ...BASICS_KNOWLEDGE,
  ...REPORTS_KNOWLEDGE,
  ...TAXES_KNOWLEDGE,
  ...PAYROLL_KNOWLEDGE,
];
