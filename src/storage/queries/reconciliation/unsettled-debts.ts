import type { Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { UnsettledDebt, UnsettledDebts } from "#domain/reconciliation/settle-debts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type AgedAccount, ageList } from "../parties/party-balances.ts";

function unsettledDebt({ name, party, account, parts }: AgedAccount): UnsettledDebt {
  const number = party?.document ? [party.document.number] : [];
  return { name, also: [...(party?.aliases ?? []), ...number], account, parts };
}

/** What third parties owe and are owed at a day, charge by charge, for the lines of a bank that settle it. */
export async function unsettledDebts(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  chart: Chart,
  at: Day,
): Promise<UnsettledDebts> {
  const of = async (side: Side) =>
    (await ageList(storage, book, chart, side, at)).rows
      .filter(({ parts }) => parts.length > 0)
      .map(unsettledDebt);
  return { debit: await of("debit"), credit: await of("credit") };
}
