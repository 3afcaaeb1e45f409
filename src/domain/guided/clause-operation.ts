import type { Account } from "../accounting/account.ts";
import { VAT_RATES, vatOnTop, vatWithin } from "../accounting/operations/tax-parts.ts";
import { searchAccounts } from "../accounting/search/search-accounts.ts";
import { withRules } from "../automation/apply-rule.ts";
import { chargesVat } from "../fiscal/effect-vat.ts";
import { isPesos, pesos, sum } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import type { TextPlace } from "../understanding/plain-text.ts";
import type { SpokenPayment } from "../understanding/spoken-payments.ts";
import { type Clause, isAmountTakenOff, saidAmounts } from "./clause.ts";
import { DEED_FACTS, type GuidedDeed } from "./deed.ts";
import { chartAccount, pucIn } from "./deed-accounts.ts";
import type {
  GuidedAccount,
  GuidedDoubt,
  GuidedOperation,
  GuidedPayment,
  GuidedVat,
  Known,
} from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { completed } from "./missing.ts";
import { pocketsBetween } from "./pockets-between.ts";
import { type Recognized, recognize } from "./recognize.ts";
import { withMemory } from "./remembered.ts";
import { WITHHELD_DEEDS } from "./told-withholding.ts";

const said = <Value>(value: Value, place: TextPlace | null): Known<Value> => ({
  value,
  by: "said",
  spans: place === null ? [] : [{ from: place.from, to: place.to }],
});

function paymentOf(payment: SpokenPayment, world: GuidedWorld, deed: GuidedDeed): GuidedPayment {
  const { means, share, due, from, to } = payment;
  const isIn = DEED_FACTS[deed].side === "credit";
  // A customer's credit card is paid out to the bank like any other.
  const pocketPuc = payment.pocket === "2105" && isIn ? null : advancePuc(payment.pocket, isIn);
  const pocket = pocketPuc === null ? null : pocketAccount(world, pocketPuc).code;
  return { means, pocket, share, due, by: "said", spans: [{ from, to }] };
}

/** An advance that is used up was received from whoever buys, or given to whoever sells. */
function advancePuc(puc: string | null, isIn: boolean): string | null {
  if (puc !== "2805") return puc;
  return isIn ? "280505" : "133005";
}

/** The pocket of a kind: the book's own one if it has one. */
function pocketAccount({ chart }: GuidedWorld, puc: string): Account {
  return chartAccount(chart, puc);
}

/** What stands in the place of payments where an owner brings a thing. */
function broughtIn(telling: string, world: GuidedWorld): readonly GuidedPayment[] {
  const words = telling.replace(/\b(?:aport[a-z]*|socios?|negocio|empresa|capital|vale)\b/g, " ");
  const [found] = searchAccounts(world.chart, words, {
    line: { side: "debit", others: [] },
    limit: 1,
    postingOnly: true,
  });
  if (found === undefined || !/^1[45]/.test(found.account.puc)) return [];
  return [
    {
      means: "transfer",
      pocket: found.account.code,
      share: { kind: "rest" },
      due: null,
      by: "said",
      spans: [],
    },
  ];
}

function paymentsOf(clause: Clause, deed: GuidedDeed, world: GuidedWorld): readonly GuidedPayment[] {
  const { against } = DEED_FACTS[deed];
  if (against === "counter") return [];
  const all = clause.payments.payments.map((payment) => paymentOf(payment, world, deed));
  const payments = against === "money" ? all.filter(({ means }) => means !== "credit") : all;
  if (payments.length === 0 && deed === "contribution") return broughtIn(clause.telling, world);
  const isOnAccount = /^(sale-return|sale-discount|purchase-return|purchase-discount)$/.test(deed);
  // What is owed becomes less.
  if (
    payments.length === 0 &&
    isOnAccount &&
    /\b(?:deb(?:ia|o|e)(?:mos|n)?|adeud[a-z]*|deuda|factura)\b/.test(clause.all)
  )
    return [{ means: "credit", pocket: null, share: { kind: "rest" }, due: null, by: "said", spans: [] }];
  if (clause.payments.isOpen && payments.length > 1) return [];
  // Of money alone, one way is the whole of it.
  return payments.length === 1 && all.length > 1
    ? payments.map((each) => ({ ...each, share: { kind: "rest" as const } }))
    : payments;
}

const LATER: GuidedPayment = {
  means: "credit",
  pocket: null,
  share: { kind: "rest" },
  due: null,
  by: "usual",
  spans: [],
};

/** "Facturé … a Inversiones La Sabana": to a customer who is named it is owed, unless a way of paying is said. */
function isBilled({ all, party }: Clause, deed: GuidedDeed | null): boolean {
  return deed === "sale" && party.name !== null && /\b(?:facture|facturamos)\b/.test(all);
}

/** What the bank takes off the account by itself: "nos descontaron 10.000 de comisión del datáfono". */
const TAKEN_BY_BANK =
  /\b(?:cobraron|cobro|descontaron|desconto|debitaron|debito|quitaron|quito|cargaron|cargo|rebajaron|bajaron)\b/;
const FROM_BANK: GuidedPayment = { ...LATER, means: "transfer" };

function isTakenByBank({ all }: Clause, puc: string | null): boolean {
  return /\bgmf\b/.test(all) || (TAKEN_BY_BANK.test(all) && /^5305/.test(puc ?? ""));
}

/** How it was paid; what is only billed or caused is owed. */
function paidOf(clause: Clause, { deed, puc }: Recognized, isTaxedDebt: boolean, world: GuidedWorld) {
  const told = deed === null ? [] : paymentsOf(clause, deed, world);
  const isOwed = clause.payments.payments.every(({ means }) => means === "credit");
  const isUnsaid =
    told.length === 0 && (clause.payments.payments.length === 0 || (deed === "dividends" && isOwed));
  // What is declared is owed to the owners.
  if (isUnsaid && deed === "dividends" && puc === "3705")
    return [{ ...LATER, pocket: chartAccount(world.chart, "2360").code }];
  if (isUnsaid && isTakenByBank(clause, puc)) return [FROM_BANK];
  return isUnsaid && (isTaxedDebt || isBilled(clause, deed)) ? [LATER] : told;
}

function transferParts(clause: Clause, world: GuidedWorld) {
  const { from, to } = pocketsBetween(clause.all);
  const [target, source] = [to, from].map((puc) => (puc === null ? null : pocketAccount(world, puc).code));
  const isSame = target === source;
  const payments: readonly GuidedPayment[] =
    source == null || isSame
      ? []
      : [
          {
            means: from === "1105" ? "cash" : "transfer",
            pocket: source,
            share: { kind: "rest" },
            due: null,
            by: "said",
            spans: [],
          },
        ];
  return { account: target == null || isSame ? null : said(target, null), payments };
}

function vatOf(clause: Clause, deed: GuidedDeed | null, puc: string | null, world: GuidedWorld) {
  const { vat, figures, payments } = clause;
  const facts = deed === null ? null : DEED_FACTS[deed];
  const isSaid = vat.kind === "within" || vat.kind === "on-top";
  const isTaxed = facts !== null && facts.vat !== null && !/^(53|5105|5205|5115|5215)/.test(puc ?? "");
  if (deed === "taxes-paid" && !isSaid) return { vat: null, isDoubt: false };
  const cannot = (isSaid || vat.kind === "unclear" || figures.vat !== null) && !isTaxed;
  const isCharged = world.profile === null ? null : chargesVat(world.profile);
  if (cannot || (isSaid && facts?.vat === "in" && isCharged === false)) return { vat: null, isDoubt: true };
  const base = payments.total?.amount;
  if (figures.vat !== null && base !== undefined) {
    const rate = VAT_RATES.find((each) => vatOnTop(base, each).vat === figures.vat);
    const within = VAT_RATES.find((each) => vatWithin(base, each).vat === figures.vat);
    if (rate !== undefined)
      return { vat: said<GuidedVat>({ kind: "on-top", rate }, vat.place), isDoubt: false };
    if (within !== undefined)
      return { vat: said<GuidedVat>({ kind: "within", rate: within }, vat.place), isDoubt: false };
    return { vat: null, isDoubt: true };
  }
  if (isSaid) return { vat: said<GuidedVat>({ kind: vat.kind, rate: vat.rate }, vat.place), isDoubt: false };
  if (vat.kind === "unclear") return { vat: null, isDoubt: true };
  if (vat.place !== null) return { vat: said<GuidedVat>({ kind: "none" }, vat.place), isDoubt: false };
  // Of a responsable, what is bought and sold has IVA as a rule: in the amount or on top of it?
  const isUsual = deed === "sale" || deed === "purchase" || deed === "asset-purchase";
  return { vat: null, isDoubt: isUsual && isCharged === true && !/^41(60|65)/.test(puc ?? "") };
}

/** Accounts that the words may mean, where they do not say it clearly. */
function optionsOf(clause: Clause, { deed, open }: Recognized, world: GuidedWorld): readonly GuidedAccount[] {
  if (open.length > 0)
    return open.map(({ puc, means }) => ({ account: chartAccount(world.chart, puc).code, means }));
  const side = deed === null ? null : DEED_FACTS[deed].side;
  const line = { side, others: [] };
  const found = searchAccounts(world.chart, clause.telling, {
    line,
    limit: 12,
    postingOnly: true,
    used: world.used,
  });
  const fitting =
    deed === null ? found : found.filter(({ account }) => DEED_FACTS[deed].fits.test(account.puc));
  return fitting.slice(0, 4).map(({ account, reading }) => ({ account: account.code, means: reading }));
}

function amountOf({ payments, figures, currency }: Clause): GuidedOperation["amount"] {
  if (currency !== null) {
    const total = Math.round(currency.units * (currency.rate ?? 0));
    // A second rate or amount: not said which one holds.
    if (payments.total !== null && payments.total.amount !== total) return null;
    return currency.rate !== null && total > 0 && isPesos(total) ? said(pesos(total), currency.place) : null;
  }
  const parts =
    figures.capital !== null && figures.interest !== null ? sum([figures.capital, figures.interest]) : null;
  if (parts !== null && (payments.total === null || payments.total.amount === figures.capital))
    return said(parts, null);
  if (figures.unitPrice !== null) return null;
  return payments.total === null ? null : said(payments.total.amount, payments.total);
}

/** What is only half an operation: neither an amount nor what was done. */
function isNothing(clause: Clause, { deed, puc }: Recognized, isAsked: boolean): boolean {
  const hasAmount =
    clause.payments.total !== null ||
    clause.payments.amounts.length > 0 ||
    clause.currency !== null ||
    clause.figures.capital !== null;
  if (hasAmount || isAsked) return false;
  return deed === null && puc === null;
}

function recognizedIn({ text, doing, telling, payments: { payments }, currency }: Clause): Recognized {
  const isOwed = payments.length > 0 && payments.every(({ means }) => means === "credit");
  return recognize({ text: fold(text), doing, telling, isOwed, isForeign: currency !== null });
}

/** Whether what is sold leaves an inventory that this book keeps with each sale. */
function keepsStock(puc: string | null, { chart, used }: GuidedWorld): boolean {
  const isGoods = puc === null || puc.startsWith("4135");
  return isGoods && [...used.keys()].some((code) => pucIn(chart, code).startsWith("6135"));
}

/** The operation of a clause; null where it tells none. `isAsked`: "quiero registrar …". */
export function operationOf(clause: Clause, world: GuidedWorld, isAsked: boolean): GuidedOperation | null {
  const recognized = recognizedIn(clause);
  if (isNothing(clause, recognized, isAsked)) return null;
  const { puc, open } = recognized;
  // What is owed with its IVA is an expense on credit: an accrual has no IVA.
  const isTaxedDebt = recognized.deed === "accrual" && /^(?:within|on-top)$/.test(clause.vat.kind);
  const deed = isTaxedDebt ? "expense" : recognized.deed;
  const transfer = deed === "transfer" ? transferParts(clause, world) : null;
  const vat = vatOf(clause, deed, puc, world);
  const { payments, figures, day, party } = clause;
  // Out of petty cash goods for sale are not bought.
  const isPetty = puc?.startsWith("14") && payments.payments.some(({ pocket }) => pocket === "110510");
  const isFound = puc !== null && open.length === 0 && !isPetty;
  const doubt: GuidedDoubt[] = [];
  if (open.length > 0 || isPetty) doubt.push("account");
  if (vat.isDoubt) doubt.push("vat");
  if (day.unclear) doubt.push("date");
  if (party.isTwo) doubt.push("party");
  const paid = transfer?.payments ?? paidOf(clause, { ...recognized, deed }, isTaxedDebt, world);
  if (
    payments.isUnclear &&
    transfer === null &&
    paid.length > 0 &&
    (paid.length > 1 || payments.payments.length < 2)
  )
    doubt.push("shares");
  if (clause.withheld.length > 0 && (deed === null || !WITHHELD_DEEDS.has(deed))) doubt.push("shares");
  // Of an IVA that is not told there is nothing to withhold.
  if (clause.withheld.some(({ tax }) => tax === "vat") && vat.vat === null && !vat.isDoubt) doubt.push("vat");
  const isFree = /\bsin intereses?\b/.test(clause.all);
  if (deed === "loan-repaid" && /\bcuotas?\b/.test(clause.all) && figures.interest === null && !isFree)
    doubt.push("interest");
  if (deed === "sale" && figures.cost === null && keepsStock(puc, world)) doubt.push("cost");
  const operation: GuidedOperation = {
    text: clause.text,
    deed: deed === null ? null : said(deed, null),
    account:
      transfer === null
        ? isFound
          ? said(chartAccount(world.chart, puc).code, null)
          : null
        : transfer.account,
    amount: isAmountTakenOff(clause, deed) ? null : amountOf(clause),
    vat: vat.vat,
    interest: figures.interest === null ? null : said(figures.interest, null),
    cost: figures.cost === null ? null : said(figures.cost, null),
    payments: paid,
    party: party.name === null ? null : said(party.name, party.place),
    document: clause.document === null ? null : said(clause.number, clause.document),
    date: day.day === null || day.unclear ? null : said(day.day, day.places[0] ?? null),
    description: clause.text,
    currency:
      clause.currency?.rate === null ? { name: clause.currency.name, units: clause.currency.units } : null,
    deducted: figures.deducted,
    withheld: clause.withheld,
    saidBy: recognized.by,
    words: clause.telling,
    accounts: isFound ? [] : optionsOf(clause, recognized, world),
    remembered: null,
    days: [],
    saidAmounts: saidAmounts(clause),
    doubt,
    missing: [],
  };
  return completed(withRules(withMemory(operation, world), world), world);
}
