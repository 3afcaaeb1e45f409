import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { Entry, EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { withTaxes } from "#domain/fiscal/offer/apply-taxes.ts";
import type { OfferedTax } from "#domain/fiscal/offer/tax-offer.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";

/** One line of the entry row; any part may still be missing. */
export interface DraftLine {
  /** Identifies the line while it is on screen. */
  readonly key: number;
  readonly account: AccountCode | null;
  /** What was typed to find the account, while the line is on screen. */
  readonly words?: string;
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly thirdParty?: string;
  /** Of the edited entry, or of accepted taxes; no cell shows it. */
  readonly note?: string;
}

/** An entry being written. Its last line is always empty, for the next input. */
export interface EntryDraft {
  /** Null while the field does not hold a valid day. */
  readonly date: Day | null;
  readonly reference: string;
  readonly description: string;
  readonly lines: readonly DraftLine[];
  readonly nextKey: number;
}

/** Whether it says nothing of accounts and amounts: at most, whom it will concern. */
function movesNothing(line: DraftLine): boolean {
  return line.account === null && line.debit === 0 && line.credit === 0;
}

export function isBlankLine(line: DraftLine): boolean {
  return movesNothing(line) && !line.thirdParty;
}

function emptyLine(key: number): DraftLine {
  return { key, account: null, debit: ZERO, credit: ZERO };
}

/** Ensures exactly one empty line at the end. */
function settled(draft: EntryDraft): EntryDraft {
  const { lines, nextKey } = draft;
  const last = lines.at(-1);
  if (last === undefined || !isBlankLine(last)) {
    return { ...draft, lines: [...lines, emptyLine(nextKey)], nextKey: nextKey + 1 };
  }
  let end = lines.length;
  while (end > 1 && isBlankLine(lines[end - 2] ?? last)) end -= 1;
  return end === lines.length ? draft : { ...draft, lines: lines.slice(0, end) };
}

export function emptyDraft(date: Day): EntryDraft {
  return settled({ date, reference: "", description: "", lines: [], nextKey: 1 });
}

/** Draft with the given content: a stored draft, a posted entry, an example. */
export function entryDraftOf(content: EntryContent): EntryDraft {
  const lines = content.lines.map(
    (line, index): DraftLine => ({
      ...line,
      key: index + 1,
      account: line.account === "" ? null : line.account,
    }),
  );
  const { date, reference, description } = content;
  return settled({ date, reference, description, lines, nextKey: lines.length + 1 });
}

/** The draft of a posted entry without its lines from a place on; what was typed instead of them stays. */
export function withoutLines(draft: EntryDraft, posted: readonly EntryLine[], from: number): EntryDraft {
  const isPosted = ({ key, account, debit, credit }: DraftLine) => {
    const line = posted[key - 1];
    return key > from && line?.account === account && line.debit === debit && line.credit === credit;
  };
  return settled({ ...draft, lines: draft.lines.filter((line) => !isPosted(line)) });
}

/** Whether nothing was written; the date is ignored, since it is proposed. */
export function isBlank(draft: EntryDraft): boolean {
  return draft.reference === "" && draft.description === "" && draft.lines.every(isBlankLine);
}

/** Whether its lines say nothing but whom they will concern: they may still be filled (UX-03). */
export function hasBlankLinesOnly(draft: Pick<EntryDraft, "lines">): boolean {
  return draft.lines.every(movesNothing);
}

/** The third party that was written first; empty for none. */
export function partyOfDraft({ lines }: Pick<EntryDraft, "lines">): string {
  return lines.find((line) => line.thirdParty)?.thirdParty ?? "";
}

function withLine(draft: EntryDraft, key: number, change: (line: DraftLine) => DraftLine): EntryDraft {
  return settled({ ...draft, lines: draft.lines.map((line) => (line.key === key ? change(line) : line)) });
}

export function setAccount(
  draft: EntryDraft,
  key: number,
  account: AccountCode | null,
  words = "",
): EntryDraft {
  return withLine(draft, key, ({ words: _before, ...line }) => ({
    ...line,
    account,
    ...(words !== "" && { words }),
  }));
}

export function setThirdParty(draft: EntryDraft, key: number, name: string): EntryDraft {
  return withLine(draft, key, ({ thirdParty: _before, ...line }) =>
    name === "" ? line : { ...line, thirdParty: name },
  );
}

/** The third party of the nearest line above that names one, which the next lines mostly concern too. */
export function partyAbove(draft: EntryDraft, key: number): string {
  const at = draft.lines.findIndex((line) => line.key === key);
  return draft.lines.slice(0, Math.max(at, 0)).findLast((line) => line.thirdParty)?.thirdParty ?? "";
}

/** Sets the amount of one side and clears the other: a line has one side (UX-01). */
export function setAmount(draft: EntryDraft, key: number, side: Side, amount: Pesos): EntryDraft {
  return withLine(draft, key, (line) => {
    if (amount === 0) return { ...line, [side]: ZERO };
    return side === "debit"
      ? { ...line, debit: amount, credit: ZERO }
      : { ...line, debit: ZERO, credit: amount };
  });
}

export function removeLine(draft: EntryDraft, key: number): EntryDraft {
  return settled({ ...draft, lines: draft.lines.filter((line) => line.key !== key) });
}

/** Puts a line that was removed back where it stood. */
export function restoreLine(draft: EntryDraft, line: DraftLine, at: number): EntryDraft {
  if (draft.lines.some(({ key }) => key === line.key)) return draft;
  return settled({ ...draft, lines: draft.lines.toSpliced(at, 0, line) });
}

/** The lines that are not blank, with their keys. */
export function writtenLines(draft: Pick<EntryDraft, "lines">): readonly DraftLine[] {
  return draft.lines.filter((line) => !isBlankLine(line));
}

function toLine({ key: _key, words: _words, account, ...line }: DraftLine): EntryLine {
  return { ...line, account: account ?? ("" as AccountCode) };
}

export function entryLines(draft: Pick<EntryDraft, "lines">): EntryLine[] {
  return writtenLines(draft).map(toLine);
}

/** The content to store. While the date is invalid, the last valid one is used. */
export function entryContentOf(draft: EntryDraft, lastDate: Day): EntryContent {
  const { date, reference, description } = draft;
  return { date: date ?? lastDate, reference, description, lines: entryLines(draft) };
}

/** Debits minus credits; null if a sum leaves the safe range. */
export function differenceOf(draft: EntryDraft): Pesos | null {
  return entryTotals(draft.lines)?.difference ?? null;
}

/** Side and amount that would make this line balance the entry; null if it balances. */
export function missingIn(
  draft: EntryDraft,
  key: number,
): { readonly side: Side; readonly amount: Pesos } | null {
  const totals = entryTotals(draft.lines.filter((line) => line.key !== key));
  if (totals === null || totals.difference === 0) return null;
  return totals.difference > 0
    ? { side: "credit", amount: totals.difference }
    : { side: "debit", amount: pesos(-totals.difference) };
}

/** Writes the missing amount into the line, on the side that lacks it (`=`). */
export function balanceWith(draft: EntryDraft, key: number): EntryDraft {
  const missing = missingIn(draft, key);
  return missing === null ? draft : setAmount(draft, key, missing.side, missing.amount);
}

/** What an earlier entry, or a sentence, fills a draft with. */
export interface Filling extends Pick<Entry, "lines"> {
  readonly description?: string;
  /** The day that a sentence named. */
  readonly saidDay?: Day | null;
}

/**
 * Copies the lines of an earlier entry into a draft without lines, and its description where none is typed; never
 * overwrites what is typed, the spelling of a third party included (UX-03).
 */
export function fillFrom(draft: EntryDraft, earlier: Filling): EntryDraft {
  if (!hasBlankLinesOnly(draft)) return draft;
  const typed = partyOfDraft(draft);
  const isTyped = (name: string | undefined) => typed !== "" && partyKeyOf(name ?? "") === partyKeyOf(typed);
  let { nextKey } = draft;
  const lines = earlier.lines.map((line): DraftLine => {
    nextKey += 1;
    return { ...line, ...(isTyped(line.thirdParty) && { thirdParty: typed }), key: nextKey };
  });
  const description = draft.description.trim() === "" ? (earlier.description ?? "") : draft.description;
  const date = earlier.saidDay ?? draft.date;
  return settled({ ...draft, date, description, lines, nextKey: nextKey + 1 });
}

/** Writes accepted taxes, in the place of those of an earlier offer. */
export function takeTaxes(
  draft: EntryDraft,
  chart: Chart,
  taxes: readonly OfferedTax[],
  thirdParty: string,
): EntryDraft {
  let { nextKey } = draft;
  const make = (line: EntryLine): DraftLine => {
    nextKey += 1;
    return { ...line, key: nextKey };
  };
  const lines = withTaxes<DraftLine>({ chart, lines: draft.lines, taxes, thirdParty, make });
  return settled({ ...draft, lines, nextKey: nextKey + 1 });
}

/** Whether both have the same lines: accounts, amounts, whom they concern and what they note. */
export function isSameLines(a: Pick<EntryContent, "lines">, b: Pick<EntryContent, "lines">): boolean {
  return (
    a.lines.length === b.lines.length &&
    a.lines.every((line, index) => {
      const other = b.lines[index];
      return (
        line.account === other?.account &&
        line.debit === other.debit &&
        line.credit === other.credit &&
        (line.thirdParty ?? "") === (other.thirdParty ?? "") &&
        (line.note ?? "") === (other.note ?? "")
      );
    })
  );
}

/** Whether both have the same stored content. */
export function isSameContent(a: EntryContent, b: EntryContent): boolean {
  return (
    a.date === b.date && a.reference === b.reference && a.description === b.description && isSameLines(a, b)
  );
}
