import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { advanceAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { pocketName } from "#domain/accounting/operations/pockets.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import { debtTexts } from "../debts/texts.ts";
import { debtOfParty, useDebtLists } from "../debts/use-debts.ts";
import { pocketTexts } from "../pockets/texts.ts";
import { usePocketsOn } from "../pockets/use-pockets.ts";
import { simpleTexts as texts } from "../texts.ts";
import { draftDirection, type OperationDraft, withParts, withPockets } from "./simple-draft.ts";

interface PlacesInput {
  readonly book: Book;
  readonly chart: Chart;
  /** The operation being corrected. */
  readonly entry?: Entry | undefined;
}

/** The draft with every pocket named, and what the pockets hold on its day. */
export function usePlaces({ book, chart, entry }: PlacesInput, draft: OperationDraft, lastDate: Day) {
  const pockets = usePocketsOn(book, chart, draft.date ?? lastDate, entry);
  // A correction keeps the accounts that it was written with.
  const placed = withPockets(draft, entry === undefined ? pockets : [], book.chart);
  const debts = useDebtLists(book, draft.type === "debt-payment" || draft.method === "other", entry?.id);
  const direction = draftDirection(draft);
  const debt = debtOfParty(debts, direction, draft.thirdParty);
  return { pockets, debts, debt, written: withParts(placed, debt, advanceAccount(direction, chart)) };
}

/** Who owes is asked of what is new; an older operation without a name stays as it is. */
export function lacksName(
  { type, method, thirdParty = "" }: OperationDraft,
  entry: Entry | undefined,
): boolean {
  if (type === "transfer" || type === "debt-payment" || entry !== undefined) return false;
  return method === "other" && thirdParty.trim() === "";
}

/** What an operation is called that nobody described. */
export function usualWords(draft: OperationDraft, chart: Chart): string {
  const { type, pocket, to, direction, thirdParty } = draft;
  if (type === "debt-payment") return debtTexts.usual[direction](thirdParty ?? debtTexts.nameless);
  if (type !== "transfer" || pocket === undefined || to === undefined) return texts.types[type];
  return pocketTexts.transferOf(pocketName(chart, pocket), pocketName(chart, to));
}
