import { ASSET_WORDS } from "./assets.data.ts";
import { CALLING_WORDS } from "./callings.data.ts";
import { ERRAND_WORDS } from "./errands.data.ts";
import { MONEY_WORDS } from "./money.data.ts";
import { MORE_WORDS } from "./more.data.ts";
import { PEOPLE_WORDS } from "./people.data.ts";
import { PREMISES_WORDS } from "./premises.data.ts";
import { TAX_WORDS } from "./taxes.data.ts";
import { TRADE_WORDS } from "./trade.data.ts";
import { UTILITY_WORDS } from "./utilities.data.ts";
import type { WordRow } from "./word-row.ts";

/** What people call the accounts of the PUC, by theme. */
export const WORD_ROWS: readonly WordRow[] = [
  ...MONEY_WORDS,
  ...TRADE_WORDS,
  ...UTILITY_WORDS,
  ...PREMISES_WORDS,
  ...ERRAND_WORDS,
  ...PEOPLE_WORDS,
  ...TAX_WORDS,
  ...ASSET_WORDS,
  ...MORE_WORDS,
  ...CALLING_WORDS,
];
