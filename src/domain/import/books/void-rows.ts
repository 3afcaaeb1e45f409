import { fold } from "../../kernel/spanish.ts";

const SAYS_VOID = /^(?:anulad|cancelad|eliminad|reversad|inval)/;
/** Not yet in the books of the program that wrote the file. */
const SAYS_DRAFT =
  /^(?:en )?(?:borrador|draft|edicion|elaboracion)|^(?:por|sin|pendiente (?:de|por)) (?:aproba|contabiliza)|^no (?:aprobad|contabilizad)/;
const OF_DRAFTS = /borrador/;
const YES = /^(?:si|s|x|1|-1|true|verdadero|yes)$/;
/** A column of states says in words what each is: a yes or a one there is no answer. */
const OF_STATES = /^(?:estado|activ|vigen|situacion)/;

/** What a cell says of its voucher, in a column of states or in one that asks just that; null for one that counts. */
export function notPosted(cell: string, heading: string): "void" | "draft" | null {
  const [said, asked] = [fold(cell).trim(), fold(heading).trim()];
  if (SAYS_VOID.test(said)) return "void";
  if (SAYS_DRAFT.test(said)) return "draft";
  if (!YES.test(said) || OF_STATES.test(asked)) return null;
  return OF_DRAFTS.test(asked) ? "draft" : "void";
}
