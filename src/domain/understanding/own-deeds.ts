import { VERB_FORMS } from "../accounting/words/verb-forms.data.ts";

/** What the writer did, and how it is said of nobody: "se pagan honorarios", "se le giró al proveedor". */
const OWN_DEEDS: Readonly<Record<string, string>> = {
  pague: "pago paga pagan pagaron",
  cancele: "cancelo cancela cancelan cancelaron",
  compre: "compro compra compran compraron",
  adquiri: "adquirio adquiere adquieren adquirieron",
  vendi: "vendio vende venden vendieron",
  consigne: "consigno consigna consignan consignaron",
  recibi: "recibio recibe reciben recibieron",
  abone: "abono abona abonan abonaron",
  preste: "presto presta prestan prestaron",
  cause: "causo causa causan causaron",
  devolvi: "devolvio devuelve devuelven devolvieron",
  deposite: "deposito deposita depositan depositaron",
  retire: "retiro retira retiran retiraron",
  saque: "saco saca sacan sacaron",
  transferi: "transfirio transfiere transfieren transfirieron",
  cobre: "cobro cobra cobran cobraron",
  gaste: "gasto gasta gastan gastaron",
  entregue: "entrego entrega entregan entregaron",
  facture: "facturo factura facturan facturaron",
  gire: "giro gira giran giraron",
};

const OWN = new Map(
  Object.entries(OWN_DEEDS).flatMap(([own, said]) => said.split(" ").map((each) => [each, own] as const)),
);
const SAID = new RegExp(String.raw`\bse (?:l[eoa]s? )?(${[...OWN.keys()].join("|")})\b`, "g");

/** "Se la pasé por Nequi": what was owed or earned was paid. */
const PASSED =
  /\bse l[oa]s? (?:pase|pasamos|mande|mandamos|envie|enviamos|di|dimos|gire|giramos|transferi|transferimos|consigne|consignamos)\b/g;
/** "Se giró cheque": how it was paid. */
const DRAWN = /\b(?:gire|giramos) (?:un |el )?(?=cheques?\b|#)/g;

const FORMS = VERB_FORMS.map(([said, usual]) => [new RegExp(said, "g"), usual] as const);

/** The words with the usual verb for each other way of saying it. */
function usualVerbs(words: string): string {
  return FORMS.reduce((text, [said, usual]) => text.replace(said, usual), words.trim());
}

/** Folded words of a sentence, with what the writer did as the first person tells it. */
export function ownDeeds(words: string): string {
  return usualVerbs(words)
    .replace(SAID, (_, verb: string) => OWN.get(verb) ?? verb)
    .replace(/\bpara (?:pagar|cancelar)\b/g, "pague")
    .replace(PASSED, "pague")
    .replace(DRAWN, "pague con ");
}
