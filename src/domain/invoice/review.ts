import type { AccountCode } from "../accounting/account.ts";
import type { EntryContent, EntryLink } from "../accounting/entries/entry.ts";
import { monthOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { type Pesos, ZERO } from "../kernel/pesos.ts";
import type { IncomeConcept } from "../law/tax-statutes.data.ts";
import { type TotalsDoubt, totalsDoubts } from "./check-totals.ts";
import { describeDocument } from "./describe-document.ts";
import { whoseDocument } from "./direction.ts";
import type { EInvoice, InvoiceParty } from "./e-invoice.ts";
import { inPesos, OWN_CURRENCY, rateFor } from "./exchange.ts";
import { type InvoiceEntry, type InvoiceEntryProblem, invoiceEntry } from "./invoice-entry.ts";
import { accountByItems, type InvoiceStock, invoiceStock, movedByInvoice } from "./invoice-stock.ts";
import type { InvoiceWorld } from "./invoice-world.ts";
import type { LineChoice } from "./match-items.ts";
import { counterpartOf, type MatchedParty, matchParty } from "./match-party.ts";
import { type AccountWhy, type ProposedAccount, proposeAccount } from "./propose-account.ts";
import { comparedNumber } from "./recorded.ts";

/** A document of the list, by a key of its own there. */
export interface ListedDocument {
  readonly id: string;
  readonly invoice: EInvoice;
}

/** What a person said of one document. */
export interface InvoiceChoices {
  readonly account?: AccountCode;
  readonly concept?: IncomeConcept | "none";
  readonly deducts?: boolean;
  readonly payment?: EInvoice["payment"];
  readonly day?: Day;
  /** Pesos for a unit of its currency; null while what is typed is none. */
  readonly rate?: number | null;
  /** False: left out; true: recorded in spite of its doubts. */
  readonly wanted?: boolean;
  /** Which items its lines are. */
  readonly items?: readonly LineChoice[];
}

/** Why a document is not recorded, whatever a person says of it. */
export type InvoiceObstacle =
  | { readonly kind: "foreign" | "own" | "no-nit" }
  | { readonly kind: "no-rate"; readonly currency: string }
  | { readonly kind: InvoiceEntryProblem }
  | { readonly kind: "closed-month"; readonly month: Month }
  | { readonly kind: "recorded"; readonly entry: EntryLink }
  /** The same document is in the list already. */
  | { readonly kind: "repeated" };

/** What a person should look at first. */
export type InvoiceDoubt =
  | { readonly kind: "totals"; readonly doubt: TotalsDoubt }
  | { readonly kind: "future" | "early" }
  | { readonly kind: "rejected" }
  /** A note that names no invoice, or one that is neither in the book nor in the list. */
  | { readonly kind: "no-invoice"; readonly number: string }
  /** An entry has its number and its third party, and not its key. */
  | { readonly kind: "same-number"; readonly entry: EntryLink }
  | { readonly kind: "no-account" }
  /** So many lines of what comes into the stock say no item, or not how many. */
  | { readonly kind: "items"; readonly count: number };

export interface InvoicePlan {
  readonly deed: "sale" | "purchase";
  readonly matched: MatchedParty;
  readonly account: AccountCode;
  readonly why: AccountWhy;
  readonly day: Day;
  readonly entry: InvoiceEntry;
  readonly content: EntryContent;
  /** Null where it moves no stock. */
  readonly stock: InvoiceStock | null;
  /** What its entry brings to the stock, or sells. */
  readonly moved: Pesos;
}

export type InvoiceStanding = "ready" | "doubt" | "recorded" | "obstacle" | "left-out";

export interface ReviewedDocument {
  readonly id: string;
  /** In its own currency. */
  readonly invoice: EInvoice;
  readonly deed: "sale" | "purchase" | null;
  readonly other: InvoiceParty | null;
  readonly standing: InvoiceStanding;
  readonly obstacle: InvoiceObstacle | null;
  readonly doubts: readonly InvoiceDoubt[];
  /** Of a note: the document of the list, or the entry, that it corrects. */
  readonly corrects: {
    readonly number: string;
    readonly entry: EntryLink | null;
    readonly listed: string | null;
  } | null;
  readonly plan: InvoicePlan | null;
}

/** No electronic invoice is older (Decreto 2242 de 2015). */
const FIRST_DAY = "2015-01-01";

/** By a rule that says so, nothing is withheld. */
function profileBy(profile: InvoiceWorld["profile"], why: AccountWhy): InvoiceWorld["profile"] {
  return why.kind === "rule" && why.rule.withholdsNothing ? { ...profile, retentions: [] } : profile;
}

/** Looks at a list of documents together: what is twice in it, and which note is of which invoice. */
class Reviewing {
  readonly #world: InvoiceWorld;
  readonly #documents: readonly ListedDocument[];
  readonly #choices: ReadonlyMap<string, InvoiceChoices>;
  readonly #first = new Map<string, ListedDocument>();
  readonly #byKey = new Map<string, ListedDocument>();

  constructor(
    world: InvoiceWorld,
    documents: readonly ListedDocument[],
    choices: ReadonlyMap<string, InvoiceChoices>,
  ) {
    this.#world = world;
    this.#documents = documents;
    this.#choices = choices;
    for (const listed of documents) {
      const name = this.#nameOf(listed.invoice);
      if (!this.#first.has(name)) this.#first.set(name, listed);
      const { key } = listed.invoice;
      if (key !== "" && !this.#byKey.has(key)) this.#byKey.set(key, listed);
    }
  }

  #nameOf({ seller, kind, number }: Pick<EInvoice, "seller" | "kind" | "number">): string {
    return `${seller.document.number} ${kind} ${comparedNumber(number)}`;
  }

  all(): readonly ReviewedDocument[] {
    return this.#documents.map((listed) => this.#review(listed));
  }

  #isRepeated(listed: ListedDocument): boolean {
    const { key } = listed.invoice;
    const same = key === "" ? this.#first.get(this.#nameOf(listed.invoice)) : this.#byKey.get(key);
    return same !== undefined && same.id !== listed.id;
  }

  #review(listed: ListedDocument): ReviewedDocument {
    const { id, invoice } = listed;
    const choices = this.#choices.get(id) ?? {};
    const direction = whoseDocument(invoice, this.#world.nit);
    const bare = { id, invoice, deed: null, other: null, doubts: [], corrects: null, plan: null } as const;
    if (!("other" in direction)) {
      const standing = choices.wanted === false ? "left-out" : "obstacle";
      return { ...bare, standing, obstacle: { kind: direction.kind } };
    }
    const { kind: deed, other } = direction;
    const told = { ...bare, deed, other };
    const matched = matchParty(this.#world.parties, this.#world.index, other);
    const known = this.#world.recorded.find(invoice.key, invoice.number, matched.name, deed);
    if (known?.by === "key")
      return { ...told, standing: "recorded", obstacle: { kind: "recorded", entry: known.entry } };
    if (this.#isRepeated(listed)) return { ...told, standing: "recorded", obstacle: { kind: "repeated" } };
    const rate = rateFor(invoice, choices.rate ?? null);
    if (rate === null)
      return { ...told, standing: "obstacle", obstacle: { kind: "no-rate", currency: invoice.currency } };
    const planned = this.#plan({ invoice: inPesos(invoice, rate), deed, other, matched, choices });
    const corrects = this.#corrected(invoice, matched, deed);
    if ("kind" in planned) return { ...told, corrects, standing: "obstacle", obstacle: planned };
    const month = monthOf(planned.day);
    const obstacle = this.#world.closedMonths.has(month) ? ({ kind: "closed-month", month } as const) : null;
    const doubts = this.#doubts(invoice, planned, corrects, known?.entry ?? null);
    const standing = obstacle ? "obstacle" : standingOf(doubts, choices);
    return { ...told, corrects, plan: planned, doubts, obstacle, standing };
  }

  /** The account of a note is that of the invoice it corrects, where that one is in the list. */
  #account(
    invoice: EInvoice,
    name: string,
    deed: "sale" | "purchase",
    choices: InvoiceChoices,
  ): ProposedAccount {
    if (choices.account !== undefined) return { account: choices.account, why: { kind: "chosen" } };
    const listed = this.#listedSubject(invoice);
    const chosen = listed && this.#choices.get(listed.id)?.account;
    if (chosen) return { account: chosen, why: { kind: "chosen" } };
    const proposed = proposeAccount(this.#world, listed?.invoice ?? invoice, name, deed);
    const { stock, items, chart } = this.#world;
    if (stock === null || deed === "sale" || proposed.why.kind === "rule") return proposed;
    return accountByItems(items, invoice, { chart: chart.kind, methods: stock.methods }) ?? proposed;
  }

  #stock(invoice: EInvoice, deed: "sale" | "purchase", content: EntryContent, choices: InvoiceChoices) {
    const { stock, items, chart } = this.#world;
    if (stock === null) return { stock: null, moved: ZERO };
    const book = { chart: chart.kind, methods: stock.methods, day: content.date };
    const asked = movedByInvoice(invoice, deed, content.lines, book);
    if (asked === null) return { stock: null, moved: ZERO };
    const { kind, amount } = asked;
    return { stock: invoiceStock(items, invoice, { kind, deed, said: choices.items ?? [] }), moved: amount };
  }

  #plan(of: {
    readonly invoice: EInvoice;
    readonly deed: "sale" | "purchase";
    readonly other: InvoiceParty;
    readonly matched: MatchedParty;
    readonly choices: InvoiceChoices;
  }): InvoicePlan | InvoiceObstacle {
    const { invoice, deed, other, matched, choices } = of;
    const { account, why } = this.#account(invoice, matched.name, deed, choices);
    const day = choices.day ?? invoice.issued;
    const entry = invoiceEntry({
      chart: this.#world.chart,
      profile: profileBy(this.#world.profile, why),
      invoice,
      deed,
      account,
      party: { name: matched.name, kind: counterpartOf(matched, other) },
      day: invoice.issued,
      concept: choices.concept ?? null,
      deducts: choices.deducts ?? null,
      payment: choices.payment ?? (invoice.kind === "credit-note" ? "credit" : invoice.payment),
      original: this.#original(invoice),
    });
    if (!entry.ok) return { kind: entry.error };
    const lines = entry.value.lines.map(({ role: _role, tax: _tax, ...line }) => line);
    const content = {
      date: day,
      description: describeDocument(invoice, deed, matched.name),
      reference: invoice.number,
      lines,
    };
    const moves = this.#stock(invoice, deed, content, choices);
    return { deed, matched, account, why, day, entry: entry.value, content, ...moves };
  }

  #listedSubject({ subject, seller }: EInvoice): ListedDocument | null {
    if (subject === null) return null;
    const name = this.#nameOf({ seller, kind: "invoice", number: subject.number });
    return this.#byKey.get(subject.key) ?? this.#first.get(name) ?? null;
  }

  #corrected(
    invoice: EInvoice,
    matched: MatchedParty,
    deed: "sale" | "purchase",
  ): ReviewedDocument["corrects"] {
    const { subject } = invoice;
    if (subject === null) return null;
    const listed = this.#listedSubject(invoice);
    const known = this.#world.recorded.find(subject.key, subject.number, matched.name, deed);
    if (known)
      return { number: subject.number || (listed?.invoice.number ?? ""), entry: known.entry, listed: null };
    return listed ? { number: listed.invoice.number, entry: null, listed: listed.id } : null;
  }

  /** The invoice that a note corrects, whose base decided what was withheld. */
  #original(invoice: EInvoice): EInvoice | null {
    const listed = this.#listedSubject(invoice)?.invoice ?? null;
    return listed?.currency === OWN_CURRENCY ? listed : null;
  }

  #doubts(
    invoice: EInvoice,
    { day, why, stock }: InvoicePlan,
    corrects: ReviewedDocument["corrects"],
    sameNumber: EntryLink | null,
  ): readonly InvoiceDoubt[] {
    const isOrphan = invoice.kind !== "invoice" && corrects === null;
    const isAsked = why.kind === "usual" && whoseDocument(invoice, this.#world.nit).kind === "purchase";
    return [
      ...(sameNumber ? [{ kind: "same-number" as const, entry: sameNumber }] : []),
      ...(invoice.rejected ? [{ kind: "rejected" as const }] : []),
      ...(day > this.#world.today ? [{ kind: "future" as const }] : []),
      ...(day < FIRST_DAY ? [{ kind: "early" as const }] : []),
      ...(isOrphan ? [{ kind: "no-invoice" as const, number: invoice.subject?.number ?? "" }] : []),
      ...(isAsked ? [{ kind: "no-account" as const }] : []),
      ...(stock && stock.waiting > 0 ? [{ kind: "items" as const, count: stock.waiting }] : []),
      ...totalsDoubts(invoice).map((doubt) => ({ kind: "totals" as const, doubt })),
    ];
  }
}

function standingOf(doubts: readonly InvoiceDoubt[], { wanted }: InvoiceChoices): InvoiceStanding {
  if (wanted === false) return "left-out";
  return doubts.length > 0 && wanted !== true ? "doubt" : "ready";
}

/** Each document of a list with what is proposed for it, or why it is not recorded (FE-09). */
export function reviewDocuments(
  world: InvoiceWorld,
  documents: readonly ListedDocument[],
  choices: ReadonlyMap<string, InvoiceChoices>,
): readonly ReviewedDocument[] {
  return new Reviewing(world, documents, choices).all();
}
