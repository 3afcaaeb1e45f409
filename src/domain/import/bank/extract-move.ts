import type { Day } from "../../kernel/day.ts";
import type { Cents } from "./bank-cells.ts";

/** A movement of an extract: `cents` came in, or with a minus went out. */
export interface ExtractMove {
  /** As the spreadsheet counts, from 1. */
  readonly row: number;
  readonly date: Day;
  readonly text: string;
  readonly reference: string;
  readonly cents: Cents;
  /** What the bank says the account held after it. */
  readonly balance: Cents | null;
}
