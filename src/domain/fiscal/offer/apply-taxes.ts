import { type Account, type AccountCode, takesEntries } from "../../accounting/account.ts";
import { type Chart, findAccount, makeChart } from "../../accounting/chart.ts";
import { translateAccount } from "../../accounting/charts/chart-mapping.ts";
import { entryTotals } from "../../accounting/entries/check-entry.ts";
import type { EntryLine } from "../../accounting/entries/entry.ts";
import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import { isSettlement, type OfferLine } from "./read-entry.ts";
import { isGenerated, taxNote } from "./tax-note.ts";
import type { OfferedTax } from "./tax-offer.ts";

/** A line of an entry being written: its account may be missing, and both its amounts zero. */
export type WrittenLine = Omit<EntryLine, "account"> & { readonly account: AccountCode | null };

const ANY_PUC = makeChart("puc", []);

/** What an own sub-account of 2408 is for, by its name. */
const WORDS: Readonly<Partial<Record<OfferedTax["detail"]["why"]["kind"], RegExp>>> = {
  "vat-generated": /generad|cobrad|venta/,
  "vat-deductible": /descontable|pagad|compra/,
};

function ownAccount(chart: Chart, { account, detail }: OfferedTax): Account | undefined {
  const own = chart.accounts.filter(
    (each) => each.own === true && takesEntries(each) && each.puc.startsWith(account),
  );
  const words = WORDS[detail.why.kind];
  if (words === undefined) return own.length === 1 ? own[0] : undefined;
  return own.find((each) => words.test(fold(each.name)));
}

/** The account, or the one above it where it is closed to new entries. */
function openAccount(chart: Chart, account: Account): Account {
  const above = account.closed ? findAccount(chart, account.parent ?? "") : undefined;
  return above ? openAccount(chart, above) : account;
}

/**
 * The account of the book that a tax is written on: the own sub-account meant for it, else that of the PUC; of one that
 * is closed to new entries, the one above it.
 */
export function taxAccount(chart: Chart, tax: OfferedTax): AccountCode {
  return openAccount(chart, ownAccount(chart, tax) ?? translateAccount(tax.account, ANY_PUC, chart)).code;
}

/** The lines of an entry by what they mean in the PUC; those without an account tell nothing. */
export function offerLines(chart: Chart, lines: readonly WrittenLine[]): readonly OfferLine[] {
  return lines.flatMap(({ account, debit, credit, note }) => {
    if (account === null || account === "") return [];
    return [{ puc: findAccount(chart, account)?.puc ?? account, debit, credit, note }];
  });
}

function taxLine(chart: Chart, tax: OfferedTax): EntryLine {
  const { amount } = tax.detail;
  return {
    account: taxAccount(chart, tax),
    debit: tax.side === "debit" ? amount : ZERO,
    credit: tax.side === "credit" ? amount : ZERO,
    note: taxNote(tax.detail),
  };
}

const isEmpty = ({ account, debit, credit }: WrittenLine) => account === null && debit + credit === 0;

function isPaid(chart: Chart, { account }: WrittenLine): boolean {
  return account !== null && isSettlement(findAccount(chart, account)?.puc ?? account);
}

/** Taxes lie after what they are computed on, before what pays them. */
function placeFor(chart: Chart, lines: readonly WrittenLine[]): number {
  return lines.findLastIndex((line) => !isEmpty(line) && !isPaid(chart, line)) + 1;
}

/**
 * The amount that the settlement takes for the entry to balance. It changes only where it said nothing else: it was
 * empty, or the entry balanced with it. A part payment stays as typed.
 */
function settled<Line extends WrittenLine>(
  chart: Chart,
  before: readonly Line[],
  after: readonly Line[],
): Line[] {
  const lines = [...after];
  const at = lines.findLastIndex((line) => isPaid(chart, line) && !isGenerated(line));
  const paid = lines[at];
  const [was, is] = [entryTotals(before), entryTotals(lines)];
  if (paid === undefined || was === null || is === null) return lines;
  const isOwn = paid.debit + paid.credit === 0 || was.difference === 0;
  if (!isOwn) return lines;
  const net = paid.debit - paid.credit - is.difference;
  const side = paid.debit > 0 ? 1 : paid.credit > 0 ? -1 : Math.sign(net);
  if (net * side <= 0) return lines;
  const amount = Math.abs(net) as Pesos;
  lines[at] = { ...paid, debit: side > 0 ? amount : ZERO, credit: side > 0 ? ZERO : amount };
  return lines;
}

interface Applying<Line extends WrittenLine> {
  readonly chart: Chart;
  readonly lines: readonly Line[];
  readonly taxes: readonly OfferedTax[];
  /** Empty for nobody. */
  readonly thirdParty: string;
  readonly make: (line: EntryLine) => Line;
}

/** The entry with the accepted taxes in the place of those of an earlier offer, and with whom it concerns. */
export function withTaxes<Line extends WrittenLine>(applying: Applying<Line>): Line[] {
  const { chart, lines, taxes, make } = applying;
  const thirdParty = applying.thirdParty.trim();
  const kept = lines.filter((line) => !isGenerated(line));
  const at = placeFor(chart, kept);
  const made = taxes.map((tax) => make(taxLine(chart, tax)));
  const after = settled(chart, lines, [...kept.slice(0, at), ...made, ...kept.slice(at)]);
  if (thirdParty === "") return after;
  return after.map((line) => (isEmpty(line) || line.thirdParty ? line : { ...line, thirdParty }));
}

/** What distinguishes two offers: the lines that they would write. */
export function offerKey(taxes: readonly OfferedTax[]): string {
  return taxes
    .map(({ account, side, detail }) => `${account} ${side} ${detail.amount}`)
    .sort()
    .join("; ");
}

/** Whether the entry already has exactly these lines from an accepted offer. */
export function hasTaxes(chart: Chart, lines: readonly WrittenLine[], taxes: readonly OfferedTax[]): boolean {
  const signature = (line: WrittenLine) => `${line.account} ${line.debit} ${line.credit}`;
  const made = taxes.map((tax) => signature(taxLine(chart, tax))).sort();
  const written = lines.filter(isGenerated).map(signature).sort();
  return made.length === written.length && made.every((each, index) => each === written[index]);
}
