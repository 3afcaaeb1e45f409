import { journal, rowsOf, slashedDay } from "./book-tables.ts";
import { extractsOf, slashed } from "./made-tables.ts";
import { english, type MadeTable, spanish } from "./table.ts";

/*
 * A sixth round: of 35 journals and extracts that were made with LibreOffice and as texts from what is public of their
 * programs, those whose layout no round before had. docs/quality.md says how many of the 35 were right at first try.
 */

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
/** 02-oct-26 */
const named = (date: string) =>
  `${date.slice(8)}-${MONTHS[Number(date.slice(5, 7)) - 1]}-${date.slice(2, 4)}`;
const dotted = (date: string) => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
const signed = (debit: number, credit: number) =>
  debit > 0 ? english(debit) : credit > 0 ? `(${english(credit)})` : "";

export const SIXTH_JOURNALS: readonly MadeTable[] = [
  journal("Loggro: when it was typed, when it counts, and the nature of one value", [
    ["Reporte de movimientos contables"],
    ["Ferretería La Sabana", "", "Generado el 27/11/2026 08:15"],
    [
      "Fecha de creación",
      "Fecha contable",
      "Documento",
      "Consecutivo",
      "Cuenta",
      "Descripción de la cuenta",
      "Tercero",
      "Descripción",
      "Naturaleza",
      "Valor",
    ],
    ...rowsOf((voucher, own) => [
      "27/11/2026 08:00",
      `${slashedDay(voucher.date)} 00:00:00`,
      voucher.kind,
      voucher.number,
      `${own.account.slice(0, 4)}-${own.account.slice(4)}`,
      own.name,
      voucher.party,
      voucher.text,
      own.debit > 0 ? "Débito" : "Crédito",
      own.debit || own.credit,
    ]),
  ]),
  journal("SAP: «Texto», the amount in local money with its sign after it", [
    ["Nº doc.", "Clase", "Fe.contab.", "Fecha doc.", "Cuenta", "Texto", "Importe en ML", "ML"],
    ...rowsOf((voucher, own) => [
      510_000 + voucher.number,
      voucher.kind,
      dotted(voucher.date),
      dotted(voucher.date),
      own.account,
      voucher.text,
      own.debit > 0 ? spanish(own.debit) : `${spanish(own.credit)}-`,
      "COP",
    ]),
    ["*", "", "", "", "", "", spanish(0), "COP"],
  ]),
  journal("SAP Business One: the account and the partner in one column, the sides with their currency", [
    [
      "N.º operación",
      "Fecha de contabilización",
      "Cuenta de mayor/Código SN",
      "Nombre cuenta de mayor/SN",
      "Comentarios",
      "Debe (ML)",
      "Haber (ML)",
      "Saldo acumulado (ML)",
    ],
    ...rowsOf((voucher, own) => [
      3000 + voucher.number,
      dotted(voucher.date).replace(".2026", ".26"),
      own.account,
      own.name,
      voucher.text,
      own.debit > 0 ? `COP ${english(own.debit)}` : "",
      own.credit > 0 ? `COP ${english(own.credit)}` : "",
      "",
    ]),
  ]),
  journal(
    "one column of movements, credits in parentheses, days by the name of their month",
    [
      ["Fecha", "Doc", "Cuenta", "Glosa", "Movimiento"],
      ...rowsOf((voucher, own) => [
        named(voucher.date),
        `${voucher.kind}${voucher.number}`,
        own.account,
        voucher.text,
        signed(own.debit, own.credit),
      ]),
    ],
    { text: ";" },
  ),
  journal("Helisa: codes with dots, the day in three columns", [
    ["Helisa GW", "", "", "Octubre 2026"],
    [
      "Tipo",
      "Docto",
      "Año",
      "Mes",
      "Día",
      "Cuenta",
      "Identidad",
      "Nombre identidad",
      "Concepto",
      "Valor Débito",
      "Valor Crédito",
    ],
    ...rowsOf((voucher, { account, debit, credit }) => [
      voucher.kind,
      voucher.number,
      Number(voucher.date.slice(0, 4)),
      Number(voucher.date.slice(5, 7)),
      Number(voucher.date.slice(8)),
      `${account.slice(0, 1)}.${account.slice(1, 2)}.${account.slice(2, 4)}.${account.slice(4)}`,
      Number(voucher.nit),
      voucher.party,
      voucher.text,
      debit,
      credit,
    ]),
  ]),
  journal("codes with blanks, a sum at the end", [
    ["DIARIO GENERAL OCTUBRE 2026"],
    ["Fecha", "Comp.", "Cta", "Concepto", "Debe", "Haber"],
    ...rowsOf(({ kind, number, date, text }, own) => [
      named(date).toUpperCase(),
      `${kind}${number}`,
      `${own.account.slice(0, 2)} ${own.account.slice(2, 4)} ${own.account.slice(4)}`,
      text,
      own.debit || null,
      own.credit || null,
    ]),
    [null, null, null, "TOTALES", 1, 1],
  ]),
];

const MOVES = [
  { date: "2026-10-02", text: "CONSIGNACION CORRESPONSAL", amount: 1_500_000 },
  { date: "2026-10-06", text: "PAGO QR TIENDA SOL", amount: -85_900 },
  { date: "2026-10-06", text: "IMPTO GOBIERNO 4X1000", amount: -343.6 },
  { date: "2026-10-31", text: "ABONO INTERESES AHORROS", amount: 512.33 },
] as const;
const { rowsOf: movesOf, extract } = extractsOf(MOVES, 3_200_450.1);

export const SIXTH_EXTRACTS: readonly MadeTable[] = [
  extract("BBVA on a phone: the sign apart from its amount, the currency after it", [
    ["BBVA", "Cuenta de ahorros *1234"],
    ["Fecha", "Movimiento", "Importe", "Saldo disponible"],
    ...movesOf((move, balance) => [
      `${move.date.slice(8)} oct 2026`,
      move.text,
      `${move.amount > 0 ? "+" : "-"} ${spanish(Math.abs(move.amount))} COP`,
      `${spanish(balance)} COP`,
    ]),
  ]),
  extract("Itaú: two days, and whether it is a charge", [
    ["Itaú", "Cuenta corriente"],
    [
      "Fecha Transacción",
      "Fecha Aplicación",
      "Detalle de la transacción",
      "Nro. Documento",
      "Monto (COP)",
      "Tipo",
    ],
    ...movesOf((move, _balance, at) => [
      slashed(move),
      "01/11/2026",
      move.text,
      String(at + 10),
      spanish(Math.abs(move.amount)),
      move.amount < 0 ? "Cargo" : "Abono",
    ]),
  ]),
];
