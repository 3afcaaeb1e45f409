import type { HeadWords } from "../table/find-head.ts";

/** What a column of a journal or a trial balance holds. */
export const COLUMN_MEANINGS = [
  "date",
  "year",
  "month",
  "number",
  "kind",
  "code",
  "account",
  "level",
  "debitAccount",
  "creditAccount",
  "party",
  "partyId",
  "reference",
  "text",
  "debit",
  "credit",
  "amount",
  "side",
  "in",
  "out",
  "means",
  "category",
  "balance",
  "endDebit",
  "endCredit",
  "void",
  "currency",
  "none",
] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];

/** The words of programs for books in Colombia, and of books kept in spreadsheets; the surest first. */
export const MEANING_WORDS: HeadWords<ColumnMeaning> = [
  // Balances before, and what only says the same again.
  [null, /\b(?:saldo|balance) (?:anterior|inicial|de apertura)\b|^(?:anterior|inicial)\b|\bopening\b/],
  ["currency", /^(?:moneda|divisa|currency)(?: del? (?:documento|movimiento|comprobante))?$/],
  [null, /\b(?:base|vencimiento|centro|sucursal|moneda|porcentaje|cheque|hora|usuario|vendedor|nivel)\b/],
  // Codes of anything but accounts, and numbers of anything but documents.
  [
    null,
    /^(?:codigo|cod|numero|no|nro|num|nº|n) (?:del? )?(?:la )?(?:ciudad|linea|origen|secuencia|item|actividad|concepto|producto|bodega)$/,
  ],
  [null, /^(?:codigo|cod) (?:del? )?comprobante$|^tercero interno$|^origen$/],
  ["void", /^(?:esta )?anulad[oa]s?\b|^anulacion$|^(?:es |esta en )?borrador$/],
  ["void", /^estado(?: del? (?:documento|comprobante|asiento|movimiento))?$/],
  ["kind", /^(?:comprobante|documento|asiento) tipo$/],
  ["number", /^(?:comprobante|documento|asiento) (?:numero|no|nro|num|nº|consecutivo)$/],
  [
    "number",
    /^(?:numero|no|nro|num|nº|n) (?:de |del )?(?:la )?(?:transaccion|asiento|comprobante|documento|poliza)$/,
  ],
  ["code", /^cuenta (?:codigo|cod|numero|no)$|^cuenta (?:de )?mayor\b|^id ?cuenta ?contable$/],
  ["endDebit", /^(?:nuevo saldo|saldos?|saldo final|balance|final)\b.*\b(?:debitos?|debe|deudor|db)\b/],
  ["endCredit", /^(?:nuevo saldo|saldos?|saldo final|balance|final)\b.*\b(?:creditos?|haber|acreedor|cr)\b/],
  ["balance", /^(?:nuevo )?saldos?\b|\bbalance\b/],
  [
    "debitAccount",
    /^(?:codigo )?(?:cuenta|cta)(?: contable)?(?: de| del| que)?(?: se)? (?:debit|debe\b|deb\b|db\b)/,
  ],
  [
    "creditAccount",
    /^(?:codigo )?(?:cuenta|cta)(?: contable)?(?: de| del| que)?(?: se)? (?:a?credit|haber\b|cr(?:ed)?\b)/,
  ],
  ["date", /^(?:fecha|fec|fch)(?: de| del)?(?: la)? (?:contable|contabilizacion|asiento)\b|^posting date$/],
  ["date", /^fec(?:ha)?(?: de| del)?(?: elaboracion| documento| doc| comprobante)?$|^date$/],
  // When somebody typed or printed it is the day of an entry only where no other column says one.
  [
    "date",
    /^(?:fecha|fec|fch)\b(?!.*\b(?:creacion|creado|registro|sistema|grabacion|digitacion|captura|modificacion|actualizacion|impresion)\b)|^dia(?: del? documento)?$/,
  ],
  ["date", /^(?:fecha|fec|fch)\b/],
  ["year", /^(?:ano|anio|year)(?: del? documento)?$/],
  ["month", /^(?:mes|month)(?: del? documento)?$/],
  ["side", /^(?:naturaleza|d c|db cr|deb cred|tipo (?:de )?movimiento|movimiento d c|debito o credito)$/],
  [
    "debit",
    /^(?:valor(?:es)? |movimientos? |total |vr |vlr |mov )?(?:debitos?|debe|debits?|deb|db|cargos?)\b/,
  ],
  [
    "credit",
    /^(?:valor(?:es)? |movimientos? |total |vr |vlr |mov )?(?:creditos?|haber|credits?|cred|cr|abonos?)\b/,
  ],
  ["in", /^(?:valor |total )?(?:ingresos?|entradas?|entro|recibido|cobrado)\b/],
  ["out", /^(?:valor |total )?(?:egresos?|salidas?|salio|gastos?|pagado)\b/],
  ["means", /^(?:medio|forma|metodo)\b|^como (?:se )?pag|^(?:bolsillo|caja o banco|pagado con)\b/],
  ["category", /^(?:categoria|rubro|clasificacion)\b/],
  [
    "partyId",
    /\bnit\b|\bidentificacion\b|^identidad\b|\bcedula\b|^(?:codigo|id|documento|numero|no) (?:del? )?tercero\b/,
  ],
  ["party", /\btercero\b|\bbeneficiario\b|\brazon social\b|^cliente\b|^proveedor\b|^socio de negocios?\b/],
  ["account", /^(?:nombre|nom|descripcion|desc|denominacion) (?:de )?(?:la )?(?:cuenta|cta)\b/],
  ["code", /^(?:codigo|cod|puc)\b|^cta(?: contable)?$/],
  ["code", /^(?:numero|no|nro|num) (?:de )?(?:la )?(?:cuenta|cta)\b/],
  ["kind", /^(?:tipo|tip|clase|fuente)\b/],
  ["code", /^(?:g l )?account (?:no|number|code|id)$/],
  ["account", /^(?:g l )?account name$/],
  ["number", /^(?:asiento|consecutivo|comprobante|entry)\b|^document (?:no|number)$/],
  ["number", /^(?:numero|no|nro|num|n º|nº|n°)\b|^n º$|^n$/],
  ["reference", /^(?:documento|referencia|ref|doc|folio|soporte|factura|cruce|reference)\b/],
  [
    "account",
    /^(?:cuenta (?:contable )?nombre|detalle y cuentas?|cuentas? y (?:detalle|explicacion|concepto))\b/,
  ],
  ["code", /^cuenta(?: contable)?$/],
  ["account", /^(?:cuenta|nombre|account|denominacion)\b/],
  [
    "text",
    /^(?:detalle|descripcion|desc|concepto|explicacion|glosa|observacion(?:es)?|notas?|comentarios?|textos?|leyenda|motivo|description|memo|narration)\b|^que(?: (?:fue|paso|hice|hizo|compre|es))?$/,
  ],
  ["amount", /^(?:valor|cuanto|vr|vlr|monto|importe|amount|value)\b|^movimientos?(?: neto)?$/],
];

/** How each meaning counts; a journal and a trial balance need some of them together. */
const has = (uses: ReadonlySet<ColumnMeaning>, ...wanted: readonly ColumnMeaning[]) =>
  wanted.every((use) => uses.has(use));

/** Whether these columns hold what is debited and credited. */
export function hasSides(uses: ReadonlySet<ColumnMeaning>): boolean {
  return has(uses, "debit", "credit") || uses.has("amount");
}

/** Whether these columns say accounts, by code, by name or by the levels of a code. */
export function hasAccount(uses: ReadonlySet<ColumnMeaning>): boolean {
  return uses.has("code") || uses.has("account") || uses.has("level");
}

/** Whether each row says the account that it debits and the one that it credits. */
export function hasBothAccounts(uses: ReadonlySet<ColumnMeaning>): boolean {
  return has(uses, "debitAccount", "creditAccount");
}

/** A journal has days, accounts and sides. */
export function journalWorth(uses: ReadonlySet<ColumnMeaning>): number {
  return uses.has("date") && (hasAccount(uses) || hasBothAccounts(uses)) && hasSides(uses) ? uses.size : 0;
}

/** A ledger by sections has days and sides, and its accounts in rows of their own. */
export function ledgerWorth(uses: ReadonlySet<ColumnMeaning>): number {
  if (uses.has("code") || uses.has("level") || hasBothAccounts(uses)) return 0;
  return has(uses, "date", "debit", "credit") ? uses.size : 0;
}

const hasBalance = (uses: ReadonlySet<ColumnMeaning>) =>
  uses.has("balance") || has(uses, "endDebit", "endCredit") || has(uses, "debit", "credit");

/** A trial balance has accounts with balances, and no days. */
export function trialWorth(uses: ReadonlySet<ColumnMeaning>): number {
  return !uses.has("date") && hasAccount(uses) && hasBalance(uses) ? uses.size : 0;
}

/** A list of operations has days, concepts and what came in or went out, and no accounts. */
export function operationsWorth(uses: ReadonlySet<ColumnMeaning>): number {
  const hasAmount =
    uses.has("in") || uses.has("out") || (uses.has("amount") && (uses.has("means") || uses.has("kind")));
  const hasWords = uses.has("text") || uses.has("category");
  return uses.has("date") && hasWords && hasAmount && !uses.has("code") ? uses.size : 0;
}
