import { fold } from "../../kernel/spanish.ts";

const SAYS_VOID = /^(?:anulad|cancelad|eliminad|reversad|inval)/;
/** Not yet in the books of the program that wrote the file. */
const SAYS_DRAFT =
  /^(?:en )?(?:borrador|draft|edicion|elaboracion)|^(?:por|sin|pendiente (?:de|por)) (?:aproba|contabiliza)|^no (?:aprobad|contabilizad)/;
const OF_DRAFTS = /borrador/;
const YES = /^(?:si|s|x|1|-1|true|verdadero|yes)$/;
/** A column of states says in words what each is: a yes or a one there is no answer. */
const OF_STATES = /^(?:estado|activ|vigen|situacion)/;

const CANCELLED = /^cancelad/;
/** What a list of invoices says of the others where it calls the paid ones «canceladas». */
const OWED =
  /^(?:pendiente|vencid|por (?:cobrar|pagar)|en mora|abon|pago parcial|parcial|(?:a )?credito|debe|anulad)/;
const OF_PAYMENTS = /\b(?:pagos?|cobros?|cartera)\b/;

/**
 * Whether «cancelada» says in this column that a document was paid and not that it was voided: under a heading of
 * payments, or where all others are owed or void, but not beside one that is «pagada».
 */
export function cancelledIsPaid(cells: readonly string[], heading: string): boolean {
  const label = fold(heading).trim();
  const said = cells.map((cell) => fold(cell).trim()).filter((each) => each !== "" && each !== label);
  if (said.some((each) => each.startsWith("pagad"))) return false;
  if (OF_PAYMENTS.test(label)) return true;
  // Where most say nothing, that is what a document usually is.
  return said.length * 2 > cells.length && said.every((each) => CANCELLED.test(each) || OWED.test(each));
}

/**
 * What a cell says of its voucher, in a column of states or in one that asks just that; null for one that counts.
 * `isPaid`: what `cancelledIsPaid` says of its column.
 */
export function notPosted(cell: string, heading: string, isPaid = false): "void" | "draft" | null {
  const [said, asked] = [fold(cell).trim(), fold(heading).trim()];
  if (isPaid && CANCELLED.test(said)) return null;
  if (SAYS_VOID.test(said)) return "void";
  if (SAYS_DRAFT.test(said)) return "draft";
  if (!YES.test(said) || OF_STATES.test(asked)) return null;
  return OF_DRAFTS.test(asked) ? "draft" : "void";
}
