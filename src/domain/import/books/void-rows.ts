import { fold } from "../../kernel/spanish.ts";

const SAYS_VOID = /^(?:anulad|cancelad|eliminad|reversad|inval)/;
const YES = /^(?:si|s|x|1|-1|true|verdadero|yes)$/;
/** A column of states says in words what each is: a yes or a one there is no answer. */
const OF_STATES = /^(?:estado|activ|vigen|situacion)/;

/** Whether a cell says that its voucher was voided, in a column of states or in one that asks just that. */
export function isVoidCell(cell: string, heading: string): boolean {
  const said = fold(cell).trim();
  return SAYS_VOID.test(said) || (YES.test(said) && !OF_STATES.test(fold(heading).trim()));
}
