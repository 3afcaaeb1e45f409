import { CLASS_NAMES, pucClass } from "#domain/accounting/account.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { safeText } from "#domain/report/neutral-text.ts";

// Plain-text accounting, as read by hledger and Ledger (hledger manual, "Journal format").

/** Account type of each PUC class, for programs with five types; memorandum accounts have none. */
const TYPES: Readonly<Record<number, string>> = { 1: "A", 2: "L", 3: "E", 4: "R", 5: "X", 6: "X", 7: "X" };

const UNKNOWN = "Sin cuenta en el plan";

const DOUBLE_SPACE = /\s{2,}/gu;
// Control characters would end a line or hide the text after them.
const CONTROL = /\p{Cc}+/gu;

/** On one line, without characters that begin a comment. */
function plain(text: string): string {
  return safeText(text.replace(CONTROL, " ")).replace(DOUBLE_SPACE, " ").replaceAll(";", ",").trim();
}

/** One level of an account name: colons separate levels, and two spaces end a name. */
function part(text: string): string {
  return plain(text).replace(/\s*:\s*/gu, ", ");
}

/** "Activo:1105 Caja"; names only if the chart does not show codes. */
export function journalAccount(chart: Chart, code: EntryLine["account"]): string {
  const account = findAccount(chart, code);
  const group = account ? CLASS_NAMES[pucClass(account)] : undefined;
  if (!account || group === undefined) return `${UNKNOWN}:${part(code)}`;
  const name = part(displayName(chart, account));
  return `${group}:${chart.showsCodes ? `${account.code} ${name}` : name}`;
}

/** The part before the entries: the currency, and the type of each class. */
export function journalHead(title: string): string {
  const classes = Object.entries(CLASS_NAMES).map(([number, name]) => {
    const type = TYPES[Number(number)];
    return type === undefined ? `account ${name}` : `account ${name}  ; type: ${type}`;
  });
  return [`; ${plain(title)}`, "commodity 1000. COP", "", ...classes, "", ""].join("\n");
}

/**
 * A line, with its third party under the tag `tercero`, up to the end of the line, and its note on a line of its own:
 * read back, each is what it was.
 */
function posting(chart: Chart, { account, debit, credit, thirdParty = "", note = "" }: EntryLine): string {
  const party = thirdParty === "" ? "" : `  ; tercero: ${plain(thirdParty)}`;
  const words = note === "" ? "" : `\n    ; ${plain(note)}`;
  return `    ${journalAccount(chart, account)}  ${debit - credit} COP${party}${words}`;
}

/** One entry. A void entry becomes a comment, so that its number is not missing; a draft is left out. */
export function journalEntry(chart: Chart, entry: Entry): string {
  if (entry.status === "draft") return "";
  const words = plain(entry.description);
  if (entry.status === "void") return `; ${entry.date} (${entry.number}) anulado: ${words}\n\n`;
  const reference = plain(entry.reference);
  const remark = reference === "" ? "" : `  ; referencia: ${reference}`;
  const head = `${entry.date} * (${entry.number}) ${words}${remark}`;
  return `${[head, ...entry.lines.map((line) => posting(chart, line))].join("\n")}\n\n`;
}
