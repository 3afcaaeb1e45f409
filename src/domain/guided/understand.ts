import type { Side } from "../accounting/account.ts";
import { meantAccount } from "../accounting/search/meant-account.ts";
import { isFixedAsset } from "../fiscal/statement-accounts.data.ts";
import { fold, isMonthName } from "../kernel/spanish.ts";
import { spokenAmounts } from "../understanding/spoken-amount.ts";
import { spokenDay } from "../understanding/spoken-day.ts";
import { type NameReading, spokenParty } from "../understanding/spoken-party.ts";
import { spokenVat } from "../understanding/spoken-vat.ts";
import type { GuidedDeed } from "./deed.ts";
import { pucIn } from "./deed-accounts.ts";
import type {
  GuidedMeans,
  GuidedOperation,
  GuidedPayment,
  Known,
  Understanding,
} from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { completed } from "./missing.ts";

/** Longer texts are no sentence about operations. */
const LONGEST = 600;

const SPENT =
  /^(pague|pagamos|pago|pagado|cancele|cancelamos|gaste|gastamos|compre|compramos|compra|abone|abonamos)$/;
const EARNED =
  /^(vendi|vendimos|venta|ventas|cobre|cobramos|recibi|recibimos|recaude|pagaron|consignaron|abonaron)$/;

const MEANS: Readonly<Record<string, readonly [means: GuidedMeans, pocket: string | null]>> = {
  efectivo: ["cash", null],
  contado: ["cash", null],
  caja: ["cash", null],
  banco: ["transfer", null],
  transferencia: ["transfer", null],
  cheque: ["check", null],
  tarjeta: ["card", null],
  datafono: ["card", null],
  nequi: ["transfer", "nequi"],
  daviplata: ["transfer", "daviplata"],
  credito: ["credit", null],
  fiado: ["credit", null],
};

const SMALL =
  /^(a|al|con|de|del|e|el|en|la|las|le|les|lo|los|mas|me|mi|nos|para|por|se|su|y|pesos|un|una|\d+|%|dias?)$/;

const said = <Value>(value: Value): Known<Value> => ({ value, by: "said", spans: [] });

function readName(world: GuidedWorld, text: string, preposition: string): NameReading {
  const words = fold(text).split(/\s+/);
  if (words.every((word) => MEANS[word] !== undefined || isMonthName(word) || SMALL.test(word)))
    return "word";
  if (meantAccount(world.chart, text) === null) return "name";
  return preposition === "de" || preposition === "del" ? "word" : "both";
}

function deedOf(side: Side, puc: string): GuidedDeed {
  if (side === "credit")
    return puc.startsWith("41") ? "sale" : puc.startsWith("13") ? "collection" : "income";
  if (isFixedAsset(puc)) return "asset-purchase";
  if (puc.startsWith("14")) return "purchase";
  return puc.startsWith("2") ? "payment" : "expense";
}

function paymentsOf(words: readonly string[], world: GuidedWorld): readonly GuidedPayment[] {
  return words.flatMap((word): GuidedPayment[] => {
    const [means, wallet] = MEANS[word] ?? [];
    if (means === undefined) return [];
    const pocket = wallet ? (meantAccount(world.chart, wallet)?.code ?? null) : null;
    return [{ means, pocket, share: { kind: "rest" }, due: null, by: "said", spans: [] }];
  });
}

function operationIn(text: string, world: GuidedWorld): GuidedOperation | null {
  const read = (name: string, preposition: string) => readName(world, name, preposition);
  const party = spokenParty(text, { known: world.parties, read });
  const day = spokenDay(party.rest, world.today);
  const vat = spokenVat(day.rest);
  const { amounts, words } = spokenAmounts(vat.rest);
  const verb = words.find((word) => SPENT.test(word) || EARNED.test(word));
  if (verb === undefined) return null;
  const side: Side = EARNED.test(verb) || words.includes("me") ? "credit" : "debit";
  const telling = words.filter((word) => word !== verb && MEANS[word] === undefined && !SMALL.test(word));
  const about = telling.length > 0 ? telling.join(" ") : side === "credit" ? "venta" : "compra";
  const account = meantAccount(world.chart, about, { side, others: [] });
  const [amount, ...more] = amounts;
  return completed(
    {
      text,
      deed: account === null ? null : said(deedOf(side, pucIn(world.chart, account.code))),
      account: account === null ? null : said(account.code),
      amount: amount === undefined || more.length > 0 ? null : said(amount),
      vat: vat.kind === "within" || vat.kind === "on-top" ? said({ kind: vat.kind, rate: vat.rate }) : null,
      interest: null,
      cost: null,
      payments: paymentsOf(words, world),
      party: party.name === null ? null : said(party.name),
      document: null,
      date: day.day === null ? null : said(day.day),
      description: text.trim(),
      currency: null,
      saidAmounts: more.length > 0 ? amounts : [],
      doubt: [...(vat.kind === "unclear" ? ["vat" as const] : []), ...(day.unclear ? ["date" as const] : [])],
      missing: [],
    },
    world,
  );
}

/**
 * What a sentence in Spanish says: operations with what is missing of them, a question, or nothing that is understood.
 *
 * @awaits Modo Guiado
 */
export function understand(text: string, world: GuidedWorld): Understanding {
  if (text.trim() === "") return { kind: "refused", why: "empty" };
  if (!/\p{L}/u.test(text)) return { kind: "refused", why: "no-words" };
  if (text.length > LONGEST) return { kind: "refused", why: "too-long" };
  if (/[<>]/.test(text)) return { kind: "refused", why: "markup" };
  if (/-\s*\$?\s*\d/.test(text)) return { kind: "refused", why: "negative" };
  if (/[?¿]/.test(text)) return { kind: "question" };
  const operation = operationIn(text, world);
  return operation === null ? { kind: "none" } : { kind: "operations", operations: [operation] };
}
