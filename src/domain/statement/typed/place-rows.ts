import { journalChart } from "../../accounting/charts/journal-chart.data.ts";
import { miniChart } from "../../accounting/charts/mini-chart.data.ts";
import { presentBalances } from "../../accounting/ledger/abnormal-balance.ts";
import { saysNonCurrent } from "../../accounting/non-current.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import type { StatementKind } from "../statement-kind.ts";
import { isBlankRow } from "./edit-rows.ts";
import { pucOfTyped } from "./row-side.ts";
import {
  PUC_OF_WORDS,
  type SectionKey,
  TYPED_LAYOUTS,
  type TypedLayout,
  type TypedSection,
} from "./typed-layout.data.ts";
import type { StatementRow } from "./typed-statement.ts";

/** A row in its section; the amount is above zero where it adds there. */
export interface PlacedRow {
  readonly row: StatementRow;
  readonly amount: Pesos;
}

export interface PlacedRows {
  readonly sections: ReadonlyMap<SectionKey, readonly PlacedRow[]>;
  /** Rows whose account belongs to no section: memorandum accounts, unknown codes and names. Never dropped. */
  readonly unplaced: readonly PlacedRow[];
}

/** "Otros Ingresos", "Gastos Financieros": names of the short charts identify accounts as well as codes do. */
const PUC_OF_NAMES: ReadonlyMap<string, string> = new Map(
  [...journalChart.accounts, ...miniChart.accounts].map(({ name, puc }) => [fold(name), puc]),
);

/**
 * The PUC code of a row: by its code, else by its name if it is an account's, else by words in the name; null when
 * none matches.
 */
export function pucOfRow({ code, name }: Pick<StatementRow, "code" | "name">): string | null {
  const known = pucOfTyped(code);
  if (known !== null) return known;
  const folded = fold(name.trim());
  const named = PUC_OF_NAMES.get(folded);
  if (named !== undefined) return named;
  return PUC_OF_WORDS.find(([word]) => word.test(folded))?.[1] ?? null;
}

function sectionsOf({ parts }: TypedLayout): TypedSection[] {
  return parts.filter((part): part is TypedSection => "key" in part);
}

function sectionOf(sections: readonly TypedSection[], puc: string): TypedSection | undefined {
  for (let length = puc.length; length > 0; length -= 1) {
    const prefix = puc.slice(0, length);
    const found = sections.find(({ prefixes }) => prefixes.includes(prefix));
    if (found) return found;
  }
  return undefined;
}

/** The section of a statement that a PUC code belongs to; null for memorandum accounts and unknown codes. */
export function sectionOfPuc(statement: StatementKind, puc: string): SectionKey | null {
  return sectionOf(sectionsOf(TYPED_LAYOUTS[statement]), puc)?.key ?? null;
}

function amountIn(row: StatementRow, adds: "debit" | "credit"): Pesos {
  return pesos(adds === "debit" ? row.debit - row.credit : row.credit - row.debit);
}

/**
 * In a balance an account against its nature is reported elsewhere; movements of a period stay with their account.
 */
function standing(statement: StatementKind, rows: readonly StatementRow[]): (puc: string) => string {
  if (statement !== "balance") return (puc) => puc;
  const nets = new Map<string, number>();
  for (const row of rows) {
    const puc = pucOfRow(row);
    if (puc !== null) nets.set(puc, (nets.get(puc) ?? 0) + row.debit - row.credit);
  }
  const stands = new Map<string, string>();
  for (const [puc, parts] of presentBalances([...nets].map(([puc, net]) => [puc, { puc, net }])))
    for (const { as } of parts) stands.set(puc, as);
  return (puc) => stands.get(puc) ?? puc;
}

/** Where a balance has what is collected or paid in more than a year, by where it would be without its name. */
const LATER_SECTIONS: Readonly<Partial<Record<SectionKey, SectionKey>>> = {
  "current-assets": "other-assets",
  "current-liabilities": "other-liabilities",
};

/** Groups the rows of a typed table by the statement section of their account. */
export function placeRows(statement: StatementKind, rows: readonly StatementRow[]): PlacedRows {
  const sections = sectionsOf(TYPED_LAYOUTS[statement]);
  const placed = new Map<SectionKey, PlacedRow[]>(sections.map(({ key }) => [key, []]));
  const unplaced: PlacedRow[] = [];
  const stands = standing(statement, rows);
  for (const row of rows) {
    if (isBlankRow(row)) continue;
    const puc = pucOfRow(row);
    const usual = puc === null ? undefined : sectionOf(sections, stands(puc));
    // What stands elsewhere, against its nature, is current whatever its name says (AC-99).
    const isLater =
      statement === "balance" && puc !== null && stands(puc) === puc && saysNonCurrent(puc, row.name);
    const later = usual && isLater ? LATER_SECTIONS[usual.key] : undefined;
    const section = later === undefined ? usual : sections.find(({ key }) => key === later);
    if (section) placed.get(section.key)?.push({ row, amount: amountIn(row, section.adds) });
    else unplaced.push({ row, amount: amountIn(row, "debit") });
  }
  return { sections: placed, unplaced };
}

/** Sum over several sections. */
export function sumOf({ sections }: PlacedRows, keys: readonly SectionKey[]): Pesos {
  const amounts = keys.flatMap((key) => (sections.get(key) ?? []).map(({ amount }) => amount));
  return sum(amounts);
}
