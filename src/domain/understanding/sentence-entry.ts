import { type Account, oppositeSide, type Side } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { owedOn } from "../accounting/search/line-context.ts";
import { meantAccount } from "../accounting/search/meant-account.ts";
import { type Pesos, ZERO } from "../kernel/pesos.ts";
import { spokenAmounts } from "./spoken-amount.ts";

/** Longer texts are no sentence about one operation. */
const LONGEST = 200;

const SPENT =
  /^(pague|pagamos|pago|pagado|cancele|cancelamos|gaste|gastamos|compre|compramos|compra|abone|abonamos)$/;
const EARNED =
  /^(vendi|vendimos|venta|ventas|cobre|cobramos|recibi|recibimos|recaude|pagaron|consignaron|abonaron)$/;
/** Not done, not sure, or more than one operation. */
const DOUBTFUL =
  /^(no|si|voy|vamos|quiero|debo|debe|deben|puedo|como|cuanto|cuando|mitad|resto|saldo|incluido|incluida|dolares|usd|euros|devolvi|devolucion|anule)$/;

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

/** What is offered as taxes once the lines are written. */
const TAXES = /^(iva|retencion|retenciones|retefuente|rete|fuente|reteica|reteiva)$/;
const SMALL =
  /^(a|al|con|de|del|desde|e|el|en|la|las|le|les|lo|los|mas|me|mi|nos|para|por|se|su|y|pesos|hoy|ayer|un|una|\d+|%|dias?)$/;

interface Told {
  readonly side: Side;
  readonly means: string;
  readonly about: string;
}

/** What the words say, or null if anything of it is missing or said twice. */
function readWords(words: readonly string[]): Told | null {
  if (words.some((word) => DOUBTFUL.test(word))) return null;
  // "Me pagaron" earns, and a sale is named by its verb; the first verb rules.
  const verb = words.find((word) => SPENT.test(word) || EARNED.test(word));
  if (verb === undefined) return null;
  const isEarned = EARNED.test(verb) || (SPENT.test(verb) && words.includes("me"));
  const means = new Set(words.flatMap((word) => MEANS[word] ?? []));
  const [mean] = means;
  if (mean === undefined || means.size > 1) return null;
  const telling = words.filter(
    (word) => word !== verb && MEANS[word] === undefined && !TAXES.test(word) && !SMALL.test(word),
  );
  const isSale = isEarned && telling.length === 0 && /^(vend|vent)/.test(verb);
  const isBuying = !isEarned && telling.length === 0 && verb.startsWith("compr");
  const about = isSale ? "venta" : isBuying ? "compra" : telling.join(" ");
  return about === "" ? null : { side: isEarned ? "credit" : "debit", means: mean, about };
}

/** The other account: the money that moved, or who owes it now. */
function settledOn(chart: Chart, { means, side }: Told, about: Account): Account | null {
  if (means !== "credito") return meantAccount(chart, means, { side: oppositeSide(side), others: [] });
  if (side === "credit") return about.puc.startsWith("4") ? meantAccount(chart, "clientes") : null;
  const owed = owedOn(about.puc);
  return owed === null ? null : meantAccount(chart, owed === "2205" ? "proveedores" : "cuentas por pagar");
}

/**
 * The lines of the one operation that a sentence tells ("pagué arriendo 3.200.000 con retención por el banco"): what
 * it was about, the amount, and how it was paid. Null unless all three are said once and clearly; nothing is guessed.
 * Taxes are not part of it: they are offered for the lines, by the company's profile.
 */
export function sentenceEntry(chart: Chart, text: string): readonly EntryLine[] | null {
  if (text.length > LONGEST || /[?¿<>]/.test(text)) return null;
  const { amounts, words } = spokenAmounts(text);
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1 || /-\s*\$?\s*\d/.test(text)) return null;
  const told = readWords(words);
  if (told === null) return null;
  const about = meantAccount(chart, told.about, { side: told.side, others: [] });
  const other = about && settledOn(chart, told, about);
  if (about === null || other === null || about.code === other.code) return null;
  const [debited, credited] = told.side === "debit" ? [about, other] : [other, about];
  return [lineOf(debited, amount, "debit"), lineOf(credited, amount, "credit")];
}

function lineOf({ code }: Account, amount: Pesos, side: Side): EntryLine {
  return {
    account: code,
    debit: side === "debit" ? amount : ZERO,
    credit: side === "credit" ? amount : ZERO,
  };
}
