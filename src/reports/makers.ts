import { makeLedger } from "./ledger/make-ledger.ts";
import { makeLedgers } from "./ledger/make-ledgers.ts";
import { makeMovementsByMonth } from "./movements-by-month/make-movements-by-month.ts";
import { makePartyLedger } from "./party-ledger/make-party-ledger.ts";
import { makeMainLedger } from "./trial-balance/make-main-ledger.ts";
import { makeTrialBalance } from "./trial-balance/make-trial-balance.ts";

/** What makes each report, fetched with the first one that opens: the first page would name each file and all it needs. */
export const MAKERS = {
  makeLedger,
  makeLedgers,
  makeMainLedger,
  makeMovementsByMonth,
  makePartyLedger,
  makeTrialBalance,
};
