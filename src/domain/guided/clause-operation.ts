import { searchAccounts } from "../accounting/search/search-accounts.ts";
import { withRules } from "../automation/apply-rule.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import { isTax } from "../understanding/spoken/spoken-withheld.ts";
import { type Clause, saidAmounts } from "./clause.ts";
import { clauseAmount, keptOf } from "./clause-amount.ts";
import { clausePayments, said, transferParts } from "./clause-payments.ts";
import { DEED_FACTS, DEEDS_WITH_DISCOUNT, type GuidedDeed, isAssetExit } from "./deed.ts";
import { chartAccount, pucIn } from "./deed-accounts.ts";
import type { GuidedAccount, GuidedDoubt, GuidedOperation } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { isDoubtedDeed, likelyOf } from "./likely/doubted-deed.ts";
import { completed } from "./missing.ts";
import { clauseVat, isRoundWithin } from "./parts/clause-vat.ts";
import { toldParts } from "./parts/told-parts.ts";
import { withMemory } from "./remembered.ts";
import { hasUnknownVerb, isOwnWork, isPaidByOther } from "./telling/others-deeds.ts";
import { recognize } from "./telling/recognize.ts";
import type { Recognized } from "./telling/recognized.ts";
import { settledDeed } from "./telling/settled-deed.ts";
import { isOwnLabour } from "./telling/work-paid.ts";
import { mayBeKept } from "./told-withholding.ts";
import { withUsualMeans } from "./usual-means.ts";

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

/** Whether accounts are one expense, of administration (51) and of sales (52). */
function areTwins(options: readonly GuidedAccount[], { chart }: GuidedWorld): boolean {
  const kinds = new Set(options.map(({ account }) => pucIn(chart, account).replace(/^5[12]/, "")));
  return options.length === 2 && kinds.size === 1;
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

const recognizedIn = (clause: Clause): Recognized => settledDeed(toldIn(clause), clause);

/** From here on one thing that a shop buys is hardly to be sold. */
const LEAST_DEAR = 700_000;

function toldIn(clause: Clause): Recognized {
  const { text, doing, telling, exit, discount, vat, currency } = clause;
  const { payments } = clause.payments;
  const isOwed = payments.length > 0 && payments.every(({ means }) => means === "credit");
  return recognize({
    text: fold(text),
    doing,
    telling,
    isOwed,
    isForeign: currency !== null,
    // Of an asset that leaves with IVA it is asked what was done.
    exit: vat.kind === "none" ? exit : null,
    isLess: discount !== null,
    isInstalment: clause.figures.capital !== null && clause.figures.interest !== null,
    isPaidByOther: isPaidByOther(text),
    isOwnWork: isOwnWork(text),
    isOwnLabour: isOwnLabour(text, doing),
    things: clause.figures.pieces?.count ?? 0,
    isDear: (clause.payments.total?.amount ?? 0) >= LEAST_DEAR,
    hasUnknownVerb: hasUnknownVerb(text),
  });
}

/** A deposit that comes back with more than was put in: the rest is interest. */
function interestIn({ figures, payments }: Clause, deed: GuidedDeed | null) {
  const { interest, capital } = figures;
  const total = payments.total?.amount;
  if (deed !== "investment-redeemed" || interest !== null || capital === null || total === undefined)
    return interest;
  return total > capital ? pesos(total - capital) : interest;
}

/** Whether what is sold leaves an inventory that this book keeps with each sale. */
function keepsStock(puc: string | null, { chart, used }: GuidedWorld): boolean {
  const isGoods = puc === null || puc.startsWith("4135");
  return isGoods && [...used.keys()].some((code) => pucIn(chart, code).startsWith("6135"));
}

/** What only some deeds have: a depreciation, a discount, the account that an amount comes from. */
function besideIn(
  { asset, discount, consumption }: Clause,
  { deed, from }: Recognized,
  { chart }: GuidedWorld,
): Partial<GuidedOperation> {
  const isLess = discount !== null && deed !== null && DEEDS_WITH_DISCOUNT.has(deed);
  return {
    ...(isAssetExit(deed) && {
      depreciated: asset?.depreciated == null ? null : said(asset.depreciated, null),
    }),
    ...(isLess && { discount }),
    ...(deed === "sale" && consumption.kind !== "none" && { consumption: consumption.rate }),
    ...(from !== undefined && { from: chartAccount(chart, from).code }),
  };
}

/** Of a debt that is collected a rate is of what is told; of its IVA, which is not told then, it has no base (GM-36). */
function mayWithhold({ withheld, payments }: Clause, deed: GuidedDeed | null): boolean {
  if (deed === null || !withheld.every(({ tax }) => mayBeKept(tax, deed))) return false;
  if (deed !== "collection") return true;
  // 1.190.000 is 1.000.000 with its IVA: of which of them the rate is, is asked.
  const mayHoldVat = payments.total !== null && isRoundWithin(payments.total.amount, 19);
  return withheld.every(
    ({ tax, part }) => "amount" in part || (tax !== "vat" && !(isTax(tax) && mayHoldVat)),
  );
}

/** "9 pagaron y 5 deben": a part is owed, and none of what was paid is read as owed. */
const OWES =
  /\b(?:deben?|debiendo|fiad[oa]s?|fiaron|(?:faltan?|saldo|resto) (?:por pagar|pendiente)|quedan? pendientes?)\b/;

/** "Matrícula del año entrante", "arrancan en enero": what is paid now for a time to come was not earned yet. */
const TO_COME =
  /\b(?:ano|semestre|trimestre|mes) (?:entrante|que viene|siguiente|proximo)\b|\b(?:el|del|para el|otro) (?:proximo|otro|siguiente) (?:ano|semestre)\b|\b(?:arrancan?|empiezan?|comienzan?|inician?) (?:las clases |clases |el curso )?(?:en|el)\b/;
const OF_TIME =
  /\b(?:matricula|mensualidad|pension|curso|clase|inscripcion|suscripcion|membresia|cupo)[a-z]*\b/;

function isOfTimeToCome({ text, payments }: Clause, deed: GuidedDeed | null): boolean {
  const folded = fold(text);
  const isPaid = payments.payments.some(({ means }) => means !== "credit");
  return deed === "sale" && isPaid && OF_TIME.test(folded) && TO_COME.test(folded);
}

/** What says that it was owed before. */
const WAS_OWED =
  /\b(?:deb[a-z]+|fiad[oa]s?|fiao|saldo|cartera|facturas?|cuentas?|cuaderno|libreta|abon[a-z]+|deudas?|atrasad[oa]s?|pendientes?|credito|cuotas?|vencid[oa]s?|mora|pasad[oa]|anterior|al dia|recaud[a-z]+|cobr[a-z]+ (?:a|de)|fe|contrato)\b/;

/** "Le cobré 70 mil y pagó": what is charged is told, and not that it was owed: it may as well be a sale. */
function isDebtUnsaid({ text, doing }: Clause, { deed, puc }: Recognized): boolean {
  if (deed !== "collection" || puc !== "1305" || WAS_OWED.test(fold(text))) return false;
  return /\b(?:le|les) cobr(?:e|amos)\b/.test(doing);
}

/** Goods that are lost move no money: where some is told to be paid, what was done is asked. */
function isPaidLoss({ payments }: Clause, deed: GuidedDeed): boolean {
  const losses: readonly GuidedDeed[] = [
    "stock-loss",
    "write-off",
    "cost-of-sale",
    "depreciation",
    "amortization",
  ];
  return losses.includes(deed) && payments.payments.some(({ means }) => means !== "credit");
}

function isDebtUnread({ all, payments }: Clause, deed: GuidedDeed | null): boolean {
  if (deed === null || DEED_FACTS[deed].against !== "settled" || payments.payments.length === 0) return false;
  const isSaid = payments.payments.some(({ means, pocket }) => means === "credit" || pocket === "2805");
  return !isSaid && OWES.test(all) && !/\b(?:ya no|no|nada) (?:se |me |nos |le |les )?deb/.test(all);
}

/** Parts that were said, but not so that they are taken without asking; ways of paying and IVA apart. */
function doubtsIn(
  clause: Clause,
  { deed, puc, open }: Pick<Recognized, "deed" | "puc" | "open">,
  interest: Pesos | null,
  world: GuidedWorld,
): GuidedDoubt[] {
  const { payments, figures, day, party } = clause;
  // Out of petty cash goods for sale are not bought.
  const isPetty = puc?.startsWith("14") && payments.payments.some(({ pocket }) => pocket === "110510");
  const isFree = /\bsin interes(?:es)?\b/.test(clause.all);
  const mayHoldInterest =
    deed === "investment-redeemed" || (deed === "loan-repaid" && /\bcuotas?\b/.test(clause.all));
  const doubts: readonly (readonly [GuidedDoubt, boolean | undefined])[] = [
    ["account", open.length > 0 || isPetty],
    ["date", day.unclear],
    ["party", party.isTwo],
    ["shares", (clause.withheld.length > 0 && !mayWithhold(clause, deed)) || isDebtUnread(clause, deed)],
    ["interest", mayHoldInterest && interest === null && !isFree],
    ["cost", deed === "sale" && figures.cost === null && keepsStock(puc, world)],
  ];
  return doubts.flatMap(([doubt, isOne]) => (isOne ? [doubt] : []));
}

/** Of an asset that was not sold there is no price. */
const isLeft = (deed: GuidedDeed | null) => isAssetExit(deed) && deed !== "asset-sale";

/** Of an IVA that is not told there is nothing to withhold. */
function isBaseless({ withheld }: Clause, { vat }: ReturnType<typeof clauseVat>): boolean {
  return withheld.some(({ tax }) => tax === "vat") && vat === null;
}

const OWES_US = /\b(?:me|nos) (?:la |lo |las |los )?qued(?:o|a|an|aron) debiendo\b/;

/** Whether what was done is asked about. A debt of which less is paid says by its two amounts what was done. */
function isDoubted(clause: Clause, recognized: Recognized): boolean {
  const { deed } = recognized;
  if (deed === null || recognized.isClear) return false;
  // The tax on consumption is told of what is served, and of a price that has it in it or not.
  const { kind } = clause.consumption;
  if (kind === "unclear" || (kind !== "none" && (deed !== "sale" || clause.withheld.length > 0))) return true;
  // "Me quedó debiendo la factura": whoever was paid owes us something, and what is not read.
  if (/^(?:expense|purchase|asset-purchase)$/.test(deed) && OWES_US.test(fold(clause.text))) return true;
  if (isOfTimeToCome(clause, deed) || isDebtUnsaid(clause, recognized)) return true;
  return clause.discount === null && (isDoubtedDeed(clause, recognized) || isPaidLoss(clause, deed));
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
  const vat = clauseVat(clause, deed, puc, world);
  const { payments, figures, day, party } = clause;
  const interest = interestIn(clause, deed);
  const doubt = doubtsIn(clause, { deed, puc, open }, interest, world);
  if (isDoubted(clause, { ...recognized, deed })) doubt.push("deed");
  const options = optionsOf(clause, recognized, world);
  // The same expense of administration and of sales: the first, as where its words say one.
  const twin = puc === null && deed === "expense" && areTwins(options, world) ? options[0] : undefined;
  const isFound = puc !== null && open.length === 0 && !doubt.includes("account");
  if (vat.isDoubt || isBaseless(clause, vat)) doubt.push("vat");
  const paid = transfer?.payments ?? clausePayments(clause, { ...recognized, deed }, isTaxedDebt, world);
  if (
    payments.isUnclear &&
    transfer === null &&
    paid.length > 0 &&
    (paid.length > 1 || payments.payments.length < 2)
  )
    doubt.push("shares");
  const cost = clause.asset?.cost ?? figures.cost;
  const operation: GuidedOperation = {
    text: clause.text,
    deed: deed === null ? null : said(deed, null),
    account:
      transfer === null
        ? isFound
          ? said(chartAccount(world.chart, puc).code, null)
          : twin === undefined
            ? null
            : said(twin.account, null)
        : transfer.account,
    amount: isLeft(deed) ? null : clauseAmount(clause, deed),
    vat: vat.vat,
    interest: interest === null ? null : said(interest, null),
    cost: cost === null ? null : said(cost, null),
    ...besideIn(clause, recognized, world),
    ...toldParts(clause, deed, puc, world),
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
    accounts: isFound || twin !== undefined ? [] : options,
    ...((deed === null || doubt.includes("deed")) && { likely: likelyOf(clause, deed) }),
    remembered: null,
    days: [],
    saidAmounts: [keptOf(clause) ?? [], saidAmounts(clause)].flat(),
    doubt,
    missing: [],
  };
  return completed(withUsualMeans(withRules(withMemory(operation, world), world), clause), world);
}
