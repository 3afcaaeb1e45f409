import type { Account } from "../accounting/account.ts";
import { searchAccounts } from "../accounting/search/search-accounts.ts";
import type { TextPlace } from "../understanding/plain-text.ts";
import type { SpokenPayment } from "../understanding/spoken/spoken-payment.ts";
import type { Clause } from "./clause.ts";
import { DEED_FACTS, type GuidedDeed } from "./deed.ts";
import { chartAccount } from "./deed-accounts.ts";
import type { GuidedPayment, Known } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { pocketsBetween } from "./pockets-between.ts";
import type { Recognized } from "./telling/recognized.ts";

export const said = <Value>(value: Value, place: TextPlace | null): Known<Value> => ({
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
  return payment.isGuess === true
    ? { means, pocket, share, due, by: "usual", spans: [] }
    : { means, pocket, share, due, by: "said", spans: [{ from, to }] };
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

/** Goods that an owner takes home, at what they cost: no money leaves. */
const TAKEN_IN_KIND =
  /\b(?:al costo|a precio de costo|de costo)\b|\b(?:saqu|sac|tom|cog|retir|llev)[a-z]+ (?:(?:de|del|para) (?:la |el |mi )?(?:tienda|negocio|local|bodega|inventario|almacen|casa) )?(?:unas |unos |algo de |la |los |las )?mercanc/;

/** "Me llevé arroz y aceite que costaron 90.000": what a thing had cost says that a thing was taken. */
const TAKEN_AT_COST =
  /\b(?:lleve|llevamos|saque|sacamos|cogi|tome)\b(?!.*\b(?:plata|dinero|efectivo|caja)\b).*\b(?:me |nos )?(?:costaron|costo|costaban|cuestan|cuesta|vale|valen|valian|habian? costado)\b/;

const isTakenInKind = (all: string) => TAKEN_IN_KIND.test(all) || TAKEN_AT_COST.test(all);

function stockTaken(world: GuidedWorld): GuidedPayment {
  return { ...FROM_BANK, pocket: chartAccount(world.chart, "1435").code, by: "said" };
}

const OWED_STILL =
  /\b(?:deb(?:ia|o|e)(?:mos|n)?|adeud[a-z]*|deuda|factura|cartera|(?:todavia|aun) no [a-z ]{0,20}pag[a-z]+|sin pagar|nota credito)\b/;

function paymentsOf(clause: Clause, deed: GuidedDeed, world: GuidedWorld): readonly GuidedPayment[] {
  const { against } = DEED_FACTS[deed];
  if (against === "counter") return [];
  const all = clause.payments.payments.map((payment) => paymentOf(payment, world, deed));
  const payments = against === "money" ? all.filter(({ means }) => means !== "credit") : all;
  if (payments.length === 0 && deed === "contribution") return broughtIn(clause.telling, world);
  if (payments.length === 0 && deed === "withdrawal" && isTakenInKind(clause.all)) return [stockTaken(world)];
  const isOnAccount = /^(sale-return|sale-discount|purchase-return|purchase-discount)$/.test(deed);
  // What is owed becomes less.
  if (payments.length === 0 && isOnAccount && OWED_STILL.test(clause.all))
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

/** "Facturé … a Inversiones La Sabana", "Factura FV-1207 a …": to a customer who is named it is owed, unless a way of paying is said. */
function isBilled({ all, party }: Clause, deed: GuidedDeed | null): boolean {
  return deed === "sale" && party.name !== null && /\b(?:facture|facturamos)\b|^factura\b/.test(all);
}

/** What the bank takes off the account by itself: "nos descontaron 10.000 de comisión del datáfono". */
const TAKEN_BY_BANK =
  /\b(?:cobraron|cobro|descontaron|desconto|debitaron|debito|quitaron|quito|cargaron|cargo|rebajaron|bajaron)\b/;
const FROM_BANK: GuidedPayment = { ...LATER, means: "transfer" };

function isTakenByBank({ all }: Clause, puc: string | null): boolean {
  return /\bgmf\b/.test(all) || (TAKEN_BY_BANK.test(all) && /^5305/.test(puc ?? ""));
}

/** How it was paid; what is only billed or caused is owed. */
export function clausePayments(
  clause: Clause,
  { deed, puc }: Recognized,
  isTaxedDebt: boolean,
  world: GuidedWorld,
) {
  const told = deed === null ? [] : paymentsOf(clause, deed, world);
  const isOwed = clause.payments.payments.every(({ means }) => means === "credit");
  const isUnsaid =
    told.length === 0 && (clause.payments.payments.length === 0 || (deed === "dividends" && isOwed));
  // What is declared is owed to the owners.
  if (isUnsaid && deed === "dividends" && puc === "3705")
    return [{ ...LATER, pocket: chartAccount(world.chart, "2360").code }];
  if (isUnsaid && isTakenByBank(clause, puc)) return [FROM_BANK];
  // What an account bears is on it.
  if (isUnsaid && deed === "income" && /^421005/.test(puc ?? "")) return [FROM_BANK];
  // The bank takes a cheque back from the account that it went into.
  if (isUnsaid && deed === "cheque-returned") return [FROM_BANK];
  return isUnsaid && (isTaxedDebt || isBilled(clause, deed)) ? [LATER] : told;
}

export function transferParts(clause: Clause, world: GuidedWorld) {
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
