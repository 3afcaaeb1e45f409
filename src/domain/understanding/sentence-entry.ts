import { type Account, oppositeSide, type Side } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { keepsParties } from "../accounting/ledger/party-balances.ts";
import { vatAccount, vatOnTop, vatWithin } from "../accounting/operations/tax-parts.ts";
import { owedOn } from "../accounting/search/line-context.ts";
import { meantAccount } from "../accounting/search/meant-account.ts";
import { isFixedAsset } from "../fiscal/statement-accounts.data.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos, trySum, ZERO } from "../kernel/pesos.ts";
import { fold, isMonthName } from "../kernel/spanish.ts";
import { spokenAmounts } from "./spoken-amount.ts";
import { spokenDay } from "./spoken-day.ts";
import { type NameReading, spokenParty } from "./spoken-party.ts";
import { type SpokenVat, spokenVat } from "./spoken-vat.ts";

/** Longer texts are no sentence about one operation. */
const LONGEST = 200;

const SPENT =
  /^(pague|pagamos|pago|pagado|cancele|cancelamos|gaste|gastamos|compre|compramos|compra|abone|abonamos)$/;
const EARNED =
  /^(vendi|vendimos|venta|ventas|cobre|cobramos|recibi|recibimos|recaude|pagaron|consignaron|abonaron)$/;
/** Not done, not sure, or more than one operation. */
const DOUBTFUL =
  /^(no|si|voy|vamos|quiero|debo|debe|deben|puedo|como|cuanto|cuando|saldo|incluido|incluida|dolares|usd|euros|devolvi|devolucion|anule)$/;

/** How it was paid, by the word that says it. */
const MEANS: Readonly<Record<string, string>> = {
  efectivo: "efectivo",
  contado: "efectivo",
  caja: "caja",
  banco: "banco",
  transferencia: "banco",
  cheque: "banco",
  pse: "banco",
  bancolombia: "banco",
  davivienda: "banco",
  bbva: "banco",
  datafono: "banco",
  nequi: "nequi",
  daviplata: "daviplata",
  credito: "credito",
  fiado: "credito",
  plazo: "credito",
};

/** Shares of the amount: half, and what is left. */
const SHARES = /^(mitad|otra|resto|restante|demas)$/;
/** What is offered as taxes once the lines are written. */
const TAXES = /^(retencion|retenciones|retefuente|rete|fuente|reteica|reteiva)$/;
const SMALL =
  /^(a|al|con|de|del|desde|e|el|en|la|las|le|les|lo|los|mas|me|mi|nos|para|por|se|su|y|pesos|hoy|ayer|un|una|\d+|%|dias?)$/;

/** What is known beside the sentence. */
export interface SentenceWorld {
  /** Without it no day is read. */
  readonly today?: Day;
  /** The day that was chosen apart from the sentence, which may name no other. */
  readonly typedDay?: Day | null;
  /** Names of third parties, as they are written. */
  readonly parties?: Iterable<string>;
  /** Whether the book's owner charges IVA; null while no fiscal profile says so. */
  readonly chargesVat?: boolean | null;
}

/** What a sentence tells. */
export interface ToldEntry {
  readonly lines: readonly EntryLine[];
  /** Null where the sentence names none. */
  readonly date: Day | null;
}

/** What keeps a sentence from being an entry: it is said, and nothing is guessed. */
export type SentenceLack =
  | "means"
  | "about"
  | "amounts"
  | "shares"
  | "day"
  | "other-day"
  | "parties"
  | "vat"
  | "vat-not-charged";

/** `none`: no sentence about an operation. */
export type SentenceReading =
  | { readonly kind: "none" }
  | { readonly kind: "unclear"; readonly lack: SentenceLack }
  | { readonly kind: "entry"; readonly entry: ToldEntry };

const NONE: SentenceReading = { kind: "none" };
const unclear = (lack: SentenceLack): SentenceReading => ({ kind: "unclear", lack });

interface Told {
  readonly side: Side;
  /** In the order in which they are said. */
  readonly means: readonly string[];
  readonly about: string;
}

/** What the words say; null for what was not done, is asked, or has no verb. */
function readWords(words: readonly string[]): Told | null {
  if (words.some((word) => DOUBTFUL.test(word))) return null;
  // "Me pagaron" earns, and a sale is named by its verb; the first verb rules.
  const verb = words.find((word) => SPENT.test(word) || EARNED.test(word));
  if (verb === undefined) return null;
  const isEarned = EARNED.test(verb) || (SPENT.test(verb) && words.includes("me"));
  const means = [...new Set(words.flatMap((word) => MEANS[word] ?? []))];
  const isTelling = (word: string) =>
    word !== verb &&
    MEANS[word] === undefined &&
    ![SHARES, TAXES, SMALL].some((pattern) => pattern.test(word));
  const telling = words.filter(isTelling);
  const isSale = isEarned && telling.length === 0 && /^(vend|vent)/.test(verb);
  const isBuying = !isEarned && telling.length === 0 && verb.startsWith("compr");
  const about = isSale ? "venta" : isBuying ? "compra" : telling.join(" ");
  return { side: isEarned ? "credit" : "debit", means, about };
}

/** The other account: the money that moved, or who owes it now. */
function settledOn(chart: Chart, means: string, side: Side, about: Account): Account | null {
  if (means !== "credito") return meantAccount(chart, means, { side: oppositeSide(side), others: [] });
  if (side === "credit") return about.puc.startsWith("4") ? meantAccount(chart, "clientes") : null;
  const owed = owedOn(about.puc);
  return owed === null ? null : meantAccount(chart, owed === "2205" ? "proveedores" : "cuentas por pagar");
}

/** The parts of the amount by how they were paid; null where the shares are not said, or do not come to it. */
function sharesOf(
  words: readonly string[],
  amounts: readonly Pesos[],
  total: Pesos,
): readonly Pesos[] | null {
  const isShared = words.some((word) => SHARES.test(word));
  const [, part] = amounts;
  if (!isShared) return part === undefined ? [total] : null;
  const isHalf = words.includes("mitad");
  if (isHalf === (part !== undefined)) return null;
  const first = part ?? pesos(Math.ceil(total / 2));
  return first < total ? [first, pesos(total - first)] : null;
}

interface Written {
  readonly base: Pesos;
  readonly vat: Pesos;
  readonly total: Pesos;
}

/** Base, IVA and total of an amount; a lack where IVA cannot be of such an operation. */
function withVat(
  amount: Pesos,
  said: SpokenVat,
  side: Side,
  about: Account,
  chargesVat: boolean | null,
): Written | SentenceLack {
  if (said.kind === "none") return { base: amount, vat: ZERO, total: amount };
  const isTaxed = side === "credit" ? about.puc.startsWith("4") : /^(5[1-3]|1[45]|6|7)/.test(about.puc);
  if (said.kind === "unclear" || !isTaxed) return "vat";
  if (side === "credit" && chargesVat === false) return "vat-not-charged";
  const { base, vat } = said.kind === "within" ? vatWithin(amount, said.rate) : vatOnTop(amount, said.rate);
  const total = trySum([base, vat]);
  if (total === null) return "amounts";
  // Of a fixed asset, and for who charges none, it is cost (ET arts. 488 and 491).
  const isCost = side === "debit" && (chargesVat === false || isFixedAsset(about.puc));
  return isCost ? { base: total, vat: ZERO, total } : { base, vat, total };
}

function lineOf(code: Account["code"], amount: Pesos, side: Side): EntryLine {
  return {
    account: code,
    debit: side === "debit" ? amount : ZERO,
    credit: side === "credit" ? amount : ZERO,
  };
}

/** Where the third party stands: with whoever owes or is owed, else on what it is about. */
function named(lines: readonly EntryLine[], chart: Chart, about: Account, name: string | null): EntryLine[] {
  if (name === null) return [...lines];
  const keeps = ({ account }: EntryLine) => keepsParties(chart.byCode.get(account)?.puc ?? "");
  const isOwed = lines.some(keeps);
  return lines.map((line) =>
    (isOwed ? keeps(line) : line.account === about.code) ? { ...line, thirdParty: name } : line,
  );
}

/**
 * What a name in a sentence is besides: capitals may say how it was paid or when, or, after "de", what it was for. "A
 * Claro" says both who was paid and what for.
 */
function readName(chart: Chart, text: string, preposition: string): NameReading {
  const words = fold(text).split(/\s+/);
  if (words.every((word) => MEANS[word] !== undefined || isMonthName(word) || SMALL.test(word)))
    return "word";
  if (meantAccount(chart, text) === null) return "name";
  return preposition === "de" || preposition === "del" ? "word" : "both";
}

/**
 * The entry that a sentence tells ("ayer le compré mercancía a Textiles Medellín por 2 millones más IVA, la mitad de
 * contado y el resto a crédito"): what it was about, the amount and how it was paid, each said clearly, and besides the
 * day, the third party, IVA and two shares. What is missing or doubtful is named, and nothing is guessed. Withholdings
 * are no part of it: they are offered for the lines, by the company's profile (ADR 0040, ADR 0046).
 */
export function readSentence(chart: Chart, text: string, world: SentenceWorld = {}): SentenceReading {
  if (text.length > LONGEST || /[?¿<>]/.test(text) || /-\s*\$?\s*\d/.test(text)) return NONE;
  const read = (name: string, preposition: string) => readName(chart, name, preposition);
  const party = spokenParty(text, { known: world.parties ?? [], read });
  const spoken = world.today === undefined ? null : spokenDay(party.rest, world.today);
  const said = spokenVat(spoken?.rest ?? fold(party.rest));
  const { amounts, words } = spokenAmounts(said.rest);
  const [amount] = amounts;
  const told = readWords(words);
  if (amount === undefined || told === null) return NONE;
  if (spoken?.unclear) return unclear("day");
  const typed = world.typedDay ?? null;
  if (spoken?.day && typed !== null && spoken.day !== typed) return unclear("other-day");
  if (party.isTwo) return unclear("parties");
  const about = told.about === "" ? null : meantAccount(chart, told.about, { side: told.side, others: [] });
  if (about === null) return unclear("about");
  const written = withVat(amount, said, told.side, about, world.chargesVat ?? null);
  if (typeof written === "string") return unclear(written);
  if (told.means.length === 0) return unclear("means");
  const shares = sharesOf(words, amounts, written.total);
  if (shares === null) return unclear(amounts.length > 1 ? "amounts" : "shares");
  if (shares.length !== told.means.length) return unclear(shares.length > 1 ? "shares" : "means");
  const lines = linesOf(chart, told, about, written, shares);
  if (lines === null) return unclear("means");
  return {
    kind: "entry",
    entry: { lines: named(lines, chart, about, party.name), date: spoken?.day ?? null },
  };
}

function linesOf(
  chart: Chart,
  { side, means }: Told,
  about: Account,
  { base, vat }: Written,
  shares: readonly Pesos[],
): readonly EntryLine[] | null {
  const paid = means.map((each) => settledOn(chart, each, side, about));
  const other = oppositeSide(side);
  const money = paid.flatMap((account, at) => {
    const share = shares[at];
    return account === null || share === undefined ? [] : [lineOf(account.code, share, other)];
  });
  const accounts = new Set([about.code, ...money.map(({ account }) => account)]);
  if (money.length < shares.length || accounts.size < money.length + 1) return null;
  const tax = vat === 0 ? null : vatAccount(chart, side === "credit" ? "in" : "out");
  if (vat > 0 && tax === null) return null;
  const own = [lineOf(about.code, base, side), ...(tax === null ? [] : [lineOf(tax, vat, side)])];
  return side === "debit" ? [...own, ...money] : [...money, ...own];
}

/** The lines alone, without anything known besides. @internal */
export function sentenceEntry(chart: Chart, text: string): readonly EntryLine[] | null {
  const sentence = readSentence(chart, text);
  return sentence.kind === "entry" ? sentence.entry.lines : null;
}
