import { fold } from "../../kernel/spanish.ts";
import type { Clause } from "../clause.ts";
import { DEED_FACTS, isAssetExit } from "../deed.ts";
import { SMALL_EXPENSES } from "../parts/told-parts.ts";
import type { Recognized } from "./recognized.ts";

/** "Me pagó Domicilios Express la FE-120": who pays an invoice of ours owed it, whatever is in their name. */
function isInvoicePaidToUs({ doing, number }: Clause, { deed }: Recognized): boolean {
  return (
    number !== "" &&
    (deed === "sale" || deed === "income") &&
    /\b(?:me|nos) (?:pag|cancel|abon|consign)[a-z]+/.test(doing) &&
    !/\b(?:vend|factur[eo]|facturamos)/.test(doing)
  );
}

/** "Pago fra 4587 Papelería El Cid": the invoice of who is named was owed, whatever is in their name. */
const INVOICE_FIRST =
  /^(?:hoy |ayer )?(?:pago|pague|pagamos|abono|abone|abonamos) (?:de |a )?(?:la |una )?(?:factura|fra|fact|fac)\b(?! de (?:la |el )?[a-z]*(?:luz|agua|gas|energia|telefono|internet))/;
const NAMED_AFTER = /(?:factura|fra|fact|fac)\.?\s+(?:n[°º.o]*\s*)?[A-Z\d-]+\s+(?:a |de |del )?\p{Lu}/iu;

function isInvoicePaidByUs({ doing, number, party, text, vat }: Clause, { deed }: Recognized): boolean {
  const isNamed = party.name !== null || NAMED_AFTER.test(text);
  return (
    number !== "" &&
    isNamed &&
    vat.kind === "none" &&
    (deed === null || /^(?:expense|purchase|asset-purchase)$/.test(deed)) &&
    INVOICE_FIRST.test(doing)
  );
}

/** "Se estima la factura de teléfono": what is reckoned before its bill comes is owed, and nothing was paid. */
const ESTIMATED =
  /\b(?:estim(?:a|an|e|o|amos|ad[oa]s?|acion)|(?:se )?calcul(?:a|an|o|ad[oa]s?) en|(?:aun|todavia) no (?:llegan?|ha llegado|han llegado|se ha(?:n)? facturado|ha facturado|han facturado|facturan?)|no ha llegado (?:la factura|el recibo)|(?:pendientes?|sin) (?:de )?facturar|por facturar)\b/;

function isEstimated({ text, payments }: Clause, { deed }: Recognized): boolean {
  const isPaid = payments.payments.some(({ means }) => means !== "credit");
  return deed === "expense" && !isPaid && ESTIMATED.test(fold(text));
}

/** A receipt of cash ("RC 102") takes money in, and a payment voucher ("CE 45") lets it go. */
function isAgainstPaper({ number }: Clause, { deed }: Recognized): boolean {
  const paper = /^(rc|ce)\b|^(rc|ce)(?=-?\d)/i.exec(number)?.[0].toLowerCase();
  if (paper === undefined || deed === null || DEED_FACTS[deed].against === "counter") return false;
  if (isAssetExit(deed) || deed === "transfer" || deed.endsWith("-return") || deed.endsWith("-discount"))
    return false;
  return (DEED_FACTS[deed].side === "credit") === (paper === "ce");
}

/** What further words make of a deed that was told: whom it was settled with, and whether anything was. */
export function settledDeed(told: Recognized, clause: Clause): Recognized {
  const { figures } = clause;
  if (isAgainstPaper(clause, told)) return { by: "thing", deed: null, puc: null, open: [] };
  if (isInvoicePaidToUs(clause, told)) return { by: "deed", deed: "collection", puc: "1305", open: [] };
  if (isInvoicePaidByUs(clause, told)) return { by: "deed", deed: "payment", puc: "2205", open: [] };
  if (isEstimated(clause, told)) return { ...told, deed: "accrual", isClear: true };
  // What is taken off is taken off what was earned, and not off what is owed of it.
  if (told.deed === "payroll" && told.puc === "2505" && figures.deducted.length > 0)
    return { ...told, puc: "510506" };
  // "Reembolso de caja menor: taxis 45.000, cafetería 62.000": what was paid out of it is spent now.
  const isPettyCash = told.deed === "transfer" && (told.puc === "110510" || told.puc === null);
  if (isPettyCash && figures.parts.length > 1)
    return { by: "deed", deed: "expense", puc: SMALL_EXPENSES, open: [], isClear: true };
  return told;
}
