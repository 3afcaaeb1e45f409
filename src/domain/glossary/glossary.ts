import type { AccountCode, Side } from "../accounting/account.ts";
import { pesos, ZERO } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import { TERM_ROWS } from "./glossary.data.ts";
import type { Term, TermExample, TermRow } from "./term.ts";

/** "Cuenta por cobrar" → "cuenta-por-cobrar". */
export function termId(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const KIND_OF_CLASS: Readonly<Record<string, string>> = {
  1: "un activo",
  2: "un pasivo",
  3: "parte del patrimonio",
  4: "un ingreso",
  5: "un gasto",
  6: "un costo",
  7: "un costo",
};

/** Classes whose accounts increase in the debit. */
const DEBIT_CLASS = /^[15678]/;

function natureOf({ account, contra }: TermRow): Side | null {
  if (account === undefined) return null;
  return DEBIT_CLASS.test(account) === (contra === true) ? "credit" : "debit";
}

function sideOf(row: TermRow): string | null {
  const nature = natureOf(row);
  if (row.why !== undefined) return row.why;
  if (nature === null || row.account === undefined) return null;
  const [up, down] = nature === "debit" ? ["debe", "haber"] : ["haber", "debe"];
  const kind = KIND_OF_CLASS[row.account.charAt(0)] ?? "una cuenta";
  const what = row.contra === true ? `resta de su clase, que es ${kind}` : `es ${kind}`;
  return `Su cuenta, ${row.account}, ${what}: aumenta en el ${up} y disminuye en el ${down}.`;
}

function exampleOf({ entry }: TermRow): TermExample | null {
  if (entry === undefined) return null;
  const [operation, written] = entry;
  const lines = written.split(" | ").map((part) => {
    const [account = "", amount = ""] = part.split(" ");
    const value = Number(amount);
    return {
      account: account as AccountCode,
      debit: value > 0 ? pesos(value) : ZERO,
      credit: value < 0 ? pesos(-value) : ZERO,
    };
  });
  return { operation, lines };
}

function termOf(row: TermRow): Term {
  return {
    id: termId(row.name),
    name: row.name,
    others: row.others,
    definition: row.text,
    side: sideOf(row),
    norm: row.norm ?? null,
    account: (row.account ?? null) as AccountCode | null,
    nature: natureOf(row),
    example: exampleOf(row),
    sample: row.sample ?? null,
    related: row.related.map(termId),
  };
}

/** The glossary, by theme. */
export const GLOSSARY: readonly Term[] = TERM_ROWS.map(termOf);

const byId: ReadonlyMap<string, Term> = new Map(GLOSSARY.map((term) => [term.id, term]));

export function findTerm(id: string): Term | undefined {
  return byId.get(id);
}
