import { useMemo } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type AccountByWords, accountByWords } from "#domain/accounting/operations/account-by-words.ts";
import { advanceAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { ROLE_ACCOUNTS, TYPE_ROLES } from "#domain/accounting/operations/operation-accounts.data.ts";
import { pocketName } from "#domain/accounting/operations/pockets.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import { useUsedAccounts } from "#session/storage/use-used-accounts.ts";
import { debtTexts } from "../debts/texts.ts";
import { debtOfParty, useDebtLists } from "../debts/use-debts.ts";
import { pocketTexts } from "../pockets/texts.ts";
import { usePocketsOn } from "../pockets/use-pockets.ts";
import { simpleTexts as texts } from "../texts.ts";
import { draftDirection, type OperationDraft, withParts, withPockets } from "./simple-draft.ts";
import { useBookMemory } from "./use-book-memory.ts";
import { withVat } from "./vat-draft.ts";

interface PlacesInput {
  readonly book: Book;
  readonly chart: Chart;
  /** The operation being corrected. */
  readonly entry?: Entry | undefined;
}

/** The account that the words of a new operation mean; a correction keeps the one that it was written with. */
function useAccountByWords({ book, chart, entry }: PlacesInput, draft: OperationDraft) {
  const used = useUsedAccounts(book);
  const isAsked = entry === undefined && draft.account === null && draft.byType !== true;
  const memory = useBookMemory(book.id, isAsked && draft.description !== "");
  const { type, method, pocket } = draft;
  const direction = draftDirection(draft);
  const description = isAsked ? draft.description : "";
  const words = useMemo(() => {
    if (description === "" || type === "transfer" || type === "debt-payment") return NO_WORDS;
    const money = method === "other" || pocket === undefined ? ROLE_ACCOUNTS[chart.kind].bank : pocket;
    return accountByWords(chart, { type, direction, description, money }, { used, memory });
  }, [chart, type, direction, description, method, pocket, used, memory]);
  return { used, words: isAsked ? words : NO_WORDS };
}

/** The draft on the account that its words mean; the type's own needs no name. */
function named(draft: OperationDraft, account: AccountByWords["account"], chart: Chart): OperationDraft {
  const { type } = draft;
  if (account === null || type === "transfer" || type === "debt-payment" || type === "other") return draft;
  return account === ROLE_ACCOUNTS[chart.kind][TYPE_ROLES[type].about] ? draft : { ...draft, account };
}

const NO_WORDS: AccountByWords = { account: null, open: [] };

/** The draft with every account named, and what the pockets hold on its day. */
export function usePlaces(input: PlacesInput, draft: OperationDraft, lastDate: Day) {
  const { book, chart, entry } = input;
  const pockets = usePocketsOn(book, chart, draft.date ?? lastDate, entry);
  const { used, words } = useAccountByWords(input, draft);
  const about = named(draft, words.account, chart);
  // A correction keeps the accounts that it was written with.
  const placed = withVat(withPockets(about, entry === undefined ? pockets : [], book.chart), chart);
  const debts = useDebtLists(book, draft.type === "debt-payment" || draft.method === "other", entry?.id);
  const direction = draftDirection(draft);
  const debt = debtOfParty(debts, direction, draft.thirdParty);
  const written = withParts(placed, debt, advanceAccount(direction, chart));
  return { pockets, debts, debt, written, used, words };
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
