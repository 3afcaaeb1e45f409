import { fold } from "../../kernel/spanish.ts";
import { bestHead, type HeadWay, spokenHead } from "../table/find-head.ts";
import { type FileCell, plainCell, type SheetRow } from "../table/sheet.ts";
import { looksLikeMoney } from "../values/written-money.ts";
import { saidSide } from "./bank-cells.ts";

/**
 * What a column of an extract holds. `amount`: with its sign, or with a column that names the side (`side`). `state`:
 * whether it came about, since some list what was rejected too. `month` and `year`: beside a column of days alone. Several columns of text are read as one.
 */
export const BANK_USES = [
  "date",
  "month",
  "year",
  "text",
  "reference",
  "amount",
  "in",
  "out",
  "side",
  "balance",
  "state",
  "none",
] as const;
export type BankUse = (typeof BANK_USES)[number];

/** Banks whose layouts are known; an extract of another one is read by the words of its heading. */
export const BANKS = [
  "Bancolombia",
  "Daviplata",
  "Davivienda",
  "BBVA",
  "Nequi",
  "Banco de Bogotá",
  "Banco Caja Social",
  "AV Villas",
  "Banco de Occidente",
] as const;
export type Bank = (typeof BANKS)[number];

export interface BankColumns {
  readonly uses: readonly BankUse[];
  /** The number of the row that names the columns; 0 if none does. */
  readonly heading: number;
}

/** In this order: the first pattern that fits a heading names its use. */
const WORDS: readonly (readonly [BankUse, RegExp])[] = [
  ["balance", /^(nuevo )?(saldo|sdo|balance)\b|^te qued/],
  [
    "none",
    /^(oficina|of\b|sucursal|suc\b|lugar|canal|moneda|currency|hora|ciudad|codigo|cod\b|id\b|valor cheque|saldo canje|abonos? (a|de) capital)/,
  ],
  ["state", /^estado( (de|del)( la)? (movimiento|transaccion|operacion|pago|envio))?$/],
  ["month", /^(mes|month)$/],
  ["year", /^(ano|anio|year)$/],
  [
    "date",
    /^(fecha|fec\b|fch\b|f\. |date|dia|(created|posted|booked|completed)( at| on| date)?$|(transaction|booking|value) date|timestamp$)/,
  ],
  [
    "side",
    /^(naturaleza|tipo|type|direction|tipo( de)? (mov(imiento)?|trans(accion)?|operacion)|clase de movimiento|signo)$/,
  ],
  ["side", /^(d|db|deb|debito) ?[/-] ?(c|cr|cred|credito)$|^(c|cr|cred|credito) ?[/-] ?(d|db|deb|debito)$/],
  [
    "in",
    /^((valor|vlr|vr|monto|total|importe|movimientos?|valores|net|neto)\.? )?(cr\b|cred\b|creditos?|abonos?|entradas?|ingresos?|consignacion(es)?|depositos?|credit|entro|recibiste|recibi)\b/,
  ],
  [
    "out",
    /^((valor|vlr|vr|monto|total|importe|movimientos?|valores|net|neto)\.? )?(db\b|deb\b|debitos?|cargos?|retiros?|salidas?|egresos?|debit|salio|enviaste|envie|pagaste|sacaste)\b/,
  ],
  ["amount", /^(valor|vlr|vr|monto|importe|total|cuanto|amount|value|net[oa]?)\b/],
  [
    "text",
    /^(desc|detalle|concepto|transaccion|trans\b|trx\b|movimiento|mov\b|operacion|motivo|beneficiario|observ|glosa|que (hizo|hiciste|paso|fue)\b)/,
  ],
  [
    "reference",
    /^(ref\b|referencia|documento|doc\b|dcto|comprobante|numero|num\b|no\b|n[º°]|nro|cheque|reference)/,
  ],
];

const MONEY: readonly BankUse[] = ["amount", "in", "out"];

/** A title that says a day: «Fecha: 02/10/2026». */
const SAYS_DAY = /\d[/.-](?:\d{1,2}|\p{L}{3,10})[/.-]\d/u;

function useOf(cell: FileCell): BankUse | null {
  if (SAYS_DAY.test(plainCell(cell))) return null;
  const words = fold(spokenHead(plainCell(cell))).replace(/^[¿¡*]+|[.:*?!]+$/g, "");
  return words.length > 40 ? null : (WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null);
}

const isMoneyUse = (use: BankUse | null) => use !== null && MONEY.includes(use);
const hasFigures = (cells: readonly FileCell[]) =>
  cells.some((cell) => typeof cell === "number" || looksLikeMoney(plainCell(cell)));

/** Whether a row names columns: a day and an amount at least, and no figure of its own. */
export function isBankHeading(cells: readonly FileCell[]): boolean {
  const uses = cells.map(useOf);
  if (!uses.includes("date") || !uses.some((use) => use === "side" || isMoneyUse(use))) return false;
  return !hasFigures(cells);
}

/** What a gateway pays out, beside what was sold and what it kept. */
const NET = /\b(?:net[oa]?|desembols[a-z]+|consignad[oa]|a pagar)\b/;

/**
 * The uses that a heading gives its columns; all but text and sides once, and where both sides stand no column of values.
 */
function usesOf(cells: readonly FileCell[]): readonly BankUse[] {
  const named = cells.map((cell) => useOf(cell) ?? "none");
  const isMoneyless = !named.some((use) => isMoneyUse(use));
  // A column «Transacción» beside a description says whether it was a debit or a credit note, and «Movimiento», where
  // no other column has amounts, how much.
  const described = named.map((use, at) => {
    const words = fold(plainCell(cells[at]));
    const others = named.some((each, other) => each === "text" && other !== at);
    if (use === "text" && isMoneyless && others && /^movimientos?$/.test(words)) return "amount";
    return use === "text" && words === "transaccion" && others ? "side" : use;
  });
  const net = described.findIndex((use, at) => use === "amount" && NET.test(fold(plainCell(cells[at]))));
  if (net >= 0)
    for (const [at, use] of described.entries()) if (use === "amount" && at !== net) described[at] = "none";
  const twoSided = described.includes("in") && described.includes("out");
  return described.map((use, at) => {
    if (twoSided && (use === "amount" || use === "side")) return "none";
    return use === "text" || use === "side" || described.indexOf(use) === at ? use : "none";
  });
}

/** Of one row, or of two: "Importe" over "Cargo" and "Abono", which say more than what stands over them. */
const HEADING: HeadWay<BankUse> = {
  texts: ({ cells }) => (hasFigures(cells) ? null : cells.map(plainCell)),
  groups: null,
  uses: usesOf,
  worth: (uses) => {
    if (!uses.includes("date") || !uses.some((use) => use === "side" || isMoneyUse(use))) return 0;
    return uses.includes("in") && uses.includes("out") ? 2 : 1;
  },
};

/** Whether a row is the lower one of headings of two rows, printed again: it says amounts, and nothing else. */
export function isLowerHeading(cells: readonly FileCell[]): boolean {
  const said = cells.filter((cell) => plainCell(cell) !== "");
  return said.length > 1 && said.every((cell) => isMoneyUse(useOf(cell)));
}

/** How many rows below a heading say what a column of sides holds. */
const SIDES_LOOKED_AT = 20;

const textsAt = (below: readonly SheetRow[], at: number) =>
  below.slice(0, SIDES_LOOKED_AT).flatMap(({ cells }) => plainCell(cells[at]) || []);
const sidesIn = (texts: readonly string[]) => texts.filter((text) => saidSide(text) !== null).length;

/**
 * Of several columns whose headings name a side, such as «Transacción» and «Naturaleza», the one whose cells say it; the
 * others say what each movement was, or its code.
 */
function withOneSide(uses: readonly BankUse[], below: readonly SheetRow[]): readonly BankUse[] {
  const columns = uses.flatMap((use, at) => (use === "side" ? [at] : []));
  const told = columns.map((at) => sidesIn(textsAt(below, at)));
  const best = columns[told.indexOf(Math.max(...told))];
  return uses.map((use, at) => {
    if (use !== "side" || at === best) return use;
    return textsAt(below, at).some((text) => /\p{L}{4}/u.test(text)) ? "text" : "none";
  });
}

/**
 * A column headed «Débito/Crédito» holds the side in words, or the amount with its sign; one headed «Clase de
 * movimiento», the side, or what the movement was.
 */
function withToldSide(named: readonly BankUse[], below: readonly SheetRow[]): readonly BankUse[] {
  const uses = withOneSide(named, below);
  const at = uses.indexOf("side");
  if (at < 0) return uses;
  const texts = textsAt(below, at);
  if (!uses.some((use) => MONEY.includes(use))) {
    const cells = below.slice(0, SIDES_LOOKED_AT).map(({ cells: each }) => each[at] ?? null);
    const isMoney = cells.some((cell) => typeof cell === "number" || looksLikeMoney(plainCell(cell)));
    return isMoney ? uses.with(at, "amount") : uses;
  }
  return sidesIn(texts) * 2 < texts.length && !uses.includes("text") ? uses.with(at, "text") : uses;
}

/** The columns of an extract by its heading; null where no row is one. */
export function bankColumns(rows: readonly SheetRow[]): BankColumns | null {
  // A row that names columns has no figures, so that its texts say all of it.
  const found = bestHead<BankUse>({ rows }, HEADING);
  if (found === null) return null;
  const named = found.uses.map((use) => use ?? "none");
  return {
    uses: withToldSide(named, rows.slice(found.next)),
    heading: rows[found.next - 1]?.row ?? 0,
  };
}

/** What an extract cannot be read without and no column has. */
export function missingBankUses(uses: readonly BankUse[]): readonly ("date" | "amount")[] {
  const hasAmount = uses.some((use) => MONEY.includes(use));
  return [...(uses.includes("date") ? [] : (["date"] as const)), ...(hasAmount ? [] : (["amount"] as const))];
}

const MARKS: Readonly<Record<Bank, RegExp>> = {
  Bancolombia: /bancolombia/,
  Davivienda: /davivienda/,
  BBVA: /\bbbva\b/,
  Nequi: /\bnequi\b/,
  Daviplata: /\bdaviplata\b/,
  "Banco de Bogotá": /\bbanco de bogota\b/,
  "Banco Caja Social": /\bcaja social\b/,
  "AV Villas": /\bav ?villas\b/,
  "Banco de Occidente": /\bbanco de occidente\b/,
};

/** The bank that the name of the file or the rows above the movements tell; null for another one. */
export function bankNamed(name: string, titles: readonly SheetRow[]): Bank | null {
  const texts = [...titles.map(({ cells }) => cells.map(plainCell).join(" ")), name].map(fold);
  for (const text of texts) {
    const found = BANKS.find((bank) => MARKS[bank].test(text));
    if (found !== undefined) return found;
  }
  return null;
}
