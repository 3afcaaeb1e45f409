import { fold } from "../../kernel/spanish.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";

/** What stands above the payments of a loan, as the first words of a title. */
const TITLE =
  /^(?:(?:extracto|estado(?: de cuenta)?|movimientos|historial de pagos|detalle) (?:del? )?(?:tu |su |la )?)?(?:credito\b.*\b(?:libre (?:inversion|destino)|libranza|consumo|vivienda|hipotecario|vehiculo|educativo|comercial|ordinario)|prestamo|microcredito|libranza|leasing|obligacion (?:no|n|nro|numero|#|\d|financiera)|historial de pagos|plan de pagos|tabla de amortizacion)\b/;
/** That of a card, and of an account whose titles also name what the bank has lent. */
const OTHER = /\b(?:tarjeta|visa|master ?card|cuenta (?:de )?(?:ahorros?|corriente)|ahorros?)\b/;
const CAPITAL = /^[^\d]{0,20}\bcapital\b[^\d]{0,20}$/;
const INTEREST = /^[^\d]{0,20}\binteres(?:es)?\b[^\d]{0,20}$/;
/** Headings stand below titles. */
const WITHIN = 60;

/**
 * Whether the table is the statement of a loan: each payment is divided into capital, interest and insurance, and what is
 * left is a debt. Its payments leave an account, on whose own extract they stand, and read as that account's they would
 * be what came in.
 */
export function isLoan(rows: readonly SheetRow[], heading: number): boolean {
  const textsOf = ({ cells }: SheetRow) => cells.map((cell) => fold(plainCell(cell)));
  const titles = rows.filter(({ row }) => row < heading).flatMap(textsOf);
  if (titles.some((title) => OTHER.test(title))) return false;
  const isDivided = rows.slice(0, WITHIN).some((row) => {
    const heads = row.cells.some((cell) => typeof cell === "number") ? [] : textsOf(row);
    const capital = heads.findIndex((head) => CAPITAL.test(head));
    return capital >= 0 && heads.some((head, at) => at !== capital && INTEREST.test(head));
  });
  return isDivided || titles.some((title) => TITLE.test(title));
}
