import type { Clause } from "./clause.ts";
import { DEED_FACTS, type GuidedDeed, isAssetExit } from "./deed.ts";
import type { GuidedOperation, GuidedPayment } from "./guided-operation.ts";

/** Words of other ways of paying, of a time to come and of a choice: what they say of the money is not read, so it is asked. */
const OTHER_WAY =
  /\b(?:consign[a-z]*|transf[a-z]*|deposit[a-z]*|gir(?:e|o|a|an|amos|aron|ad[oa]s?)|bancos?|bancari[oa]s?|cheques?|tarjetas?|datafonos?|nequi|daviplata|app|rappi|didi|uber|ifood|booking|airbnb|plataforma|addi|sistecredito|en linea|virtual|portal|ahorros|corriente|en cuenta|deb(?:e|en|o|emos|iendo|ito|ita[a-z]*)|pendientes?|plazos?|dias|cuotas?|financi[a-z]*|vales?|luego|despues|cuando (?:me|nos|le|les|pueda|venda|llegue|pague|cobre|haya)|apenas (?:me|nos|le|pueda|venda|llegue)|(?:otr[oa]|proxim[oa]) (?:semana|mes|quincena|ano)|(?:semana|mes|quincena|ano) (?:entrante|que viene)|l[oa]s? (?:pago|pagamos|paga|pagan) en|(?:no se|creo|quizas?) (?:si|como|que)|todavia|aun no|mitad|resto|saldo|menos)\b/;
/** What is put right in the books, or settled without money. */
const ON_PAPER =
  /\b(?:caus(?:ar|ad[oa]s?|acion)|provision[a-z]*|amorti[a-z]*|ajust[a-z]*|dep|depreci[a-z]*|reclasific[a-z]*|legali[a-z]*|cruz[a-z]*|cruc[a-z]*|nota credito|a (?:su|la|mi) cuenta(?! del? fiad)|cotiz[a-z]*|canje|trueque|permuta|con (?:mercancia|herramientas)|(?:lleg|envi|mand|trajo|traj|pas)[a-z]+ (?:la|el|una|un|las|los) (?:factura|recibo|cuenta)s?|cero plata|sin plata|deterioro|apropi[a-z]*|se queda con)\b/;

/** A petty cash is filled up by the bank: by what is asked. */
const FILLS_UP = /\b(?:reembols|reposicion|repon|repus)[a-z]* .*\bcaja (?:menor|chica)\b/;

/** What was caused or provided for before, and is paid now. */
const IS_PAID =
  /\b(?:pague|pagamos|pagad[oa]s?|cancelad[oa]s?|cancele|cancelamos)\b(?!.*\b(?:sin pagar|por pagar|anticipad|dep\b|ajust|reclasific|legali|cruz|nota credito|cotiz))/;

/** Deeds that are hardly ever of notes and coins, or may as well be owed: which way it was is asked. */
const OF_BANKS: ReadonlySet<GuidedDeed> = new Set<GuidedDeed>([
  "transfer",
  "investment-redeemed",
  "cheque-returned",
  "dividends",
  "asset-purchase",
  "social-security",
  "prepaid-expense",
]);

/** What an owner takes or brings may be a thing: only where money is told. */
const IS_MONEY = /\b(?:plata|dinero|efectivo|bolsillo|billetes?|pesos|caja|ahorros)\b/;

/** More than this is hardly paid by hand; goods for more than the second are as often bought on credit. */
const MOST_IN_HAND = 3_000_000;
const MOST_OF_GOODS = 500_000;

const CASH: GuidedPayment = {
  means: "cash",
  pocket: null,
  share: { kind: "rest" },
  due: null,
  by: "usual",
  spans: [],
};

function isInHand({ amount, party }: GuidedOperation, deed: GuidedDeed, { all }: Clause): boolean {
  if (amount === null) return false;
  const sum = amount.value;
  if (deed === "withdrawal" || deed === "contribution") return IS_MONEY.test(all);
  if (deed === "purchase") return sum < MOST_OF_GOODS;
  // Who is named may well owe it.
  if (deed === "sale" || deed === "income") return party === null && sum <= MOST_IN_HAND;
  return sum <= MOST_IN_HAND;
}

/**
 * The operation with the usual way of paying where none is told: money in hand, as a guess that the chip shows and a press
 * corrects (GM-31). Whatever says anything else of the money, and what the book paid in another way before, is asked.
 */
export function withUsualMeans(operation: GuidedOperation, clause: Clause): GuidedOperation {
  const deed = operation.deed?.value;
  const before = operation.remembered?.means ?? "cash";
  if (deed === undefined || operation.payments.length > 0 || before !== "cash") return operation;
  if (DEED_FACTS[deed].against === "counter" || OF_BANKS.has(deed) || isAssetExit(deed)) return operation;
  const { all, payments } = clause;
  // "Abonó a su cuenta del fiado": of a debt that is paid, credit is what it was.
  const isDebt = deed === "collection" || deed === "payment";
  const isSaid = payments.payments.some(({ means }) => means !== "credit" || !isDebt);
  if (isSaid || OTHER_WAY.test(all) || FILLS_UP.test(all) || (ON_PAPER.test(all) && !IS_PAID.test(all)))
    return operation;
  return isInHand(operation, deed, clause) ? { ...operation, payments: [CASH] } : operation;
}

/** Whether the way of paying is such a guess: where nobody can see that it is one, it is as good as not told. */
export function isInHandGuessed({ payments }: Pick<GuidedOperation, "payments">): boolean {
  return payments.some(({ by, means }) => by === "usual" && means === "cash");
}
