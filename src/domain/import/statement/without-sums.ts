import { pucNature } from "../../accounting/charts/puc/build-puc.ts";
import { fold } from "../../kernel/spanish.ts";
import { SECTION_WORDS } from "./statement-names.data.ts";
import type { TableRow } from "./table-rows.ts";

/** How many rows below a sum are looked at. */
const FARTHEST = 120;

const isSame = (a: readonly number[], b: readonly number[]) => a.every((each, at) => each === b[at]);
const isZero = (amounts: readonly number[]) => amounts.every((each) => each === 0);

function addTo(sums: number[], amounts: readonly number[]): void {
  for (const [at, amount] of amounts.entries()) sums[at] = (sums[at] ?? 0) + amount;
}

/** The class of the PUC that a row is of, as far as its heading or its name tells; "" where it does not. */
type ClassOf = (row: TableRow) => string;

/** How many of the following rows that no sum covers yet add up to this one; 0 if none do. */
function coveredBelow(
  { rows, isOut, classOf }: { rows: readonly TableRow[]; isOut: readonly boolean[]; classOf: ClassOf },
  at: number,
  least: number,
): number {
  const own = rows[at];
  if (own === undefined || isZero(own.amounts)) return 0;
  const ownClass = classOf(own);
  const sums = own.amounts.map(() => 0);
  let count = 0;
  for (let next = at + 1; next < Math.min(rows.length, at + 1 + FARTHEST); next += 1) {
    const row = rows[next];
    if (row === undefined || row.code !== "") return 0;
    if (isOut[next]) continue;
    const itsClass = classOf(row);
    // Cash is what suppliers and capital add up to: a sum is of its own class.
    if (ownClass !== "" && itsClass !== "" && ownClass !== itsClass) return 0;
    addTo(sums, row.amounts);
    count += 1;
    if (count >= least && isSame(sums, own.amounts)) return next - at;
  }
  return 0;
}

const isSection = (name: string) => SECTION_WORDS.some(([words]) => words.test(fold(name)));

/** "Ventas netas": what the rows above of its class come to, added, or the first less the others. */
function isNetOfAbove(
  rows: readonly TableRow[],
  isOut: readonly boolean[],
  at: number,
  classOf: ClassOf,
): boolean {
  const own = rows[at];
  if (own === undefined || !/\bnet[oa]s?\b/.test(fold(own.name)) || isZero(own.amounts)) return false;
  const above: TableRow[] = [];
  for (let up = at - 1; up >= 0; up -= 1) {
    const row = rows[up];
    if (row === undefined || row.code !== "" || (classOf(row) !== "" && classOf(row) !== classOf(own))) break;
    if (!isOut[up]) above.unshift(row);
  }
  const [first, ...others] = above;
  if (first === undefined || others.length === 0) return false;
  const [sums, nets] = [[...first.amounts], [...first.amounts]];
  for (const { amounts } of others) {
    addTo(sums, amounts);
    addTo(
      nets,
      amounts.map((amount) => -Math.abs(amount)),
    );
  }
  return isSame(sums, own.amounts) || isSame(nets, own.amounts);
}

/** Whether the next row that counts stands under this one's heading. */
function hasRowsBelow(rows: readonly TableRow[], at: number): boolean {
  const next = rows[at + 1];
  return next !== undefined && !next.isSum && next.code === "";
}

/**
 * Leaves out the sums of a table without codes, from the last row up: by their words, or since they are what the rows
 * below add up to. "Activo corriente" with its figure over its accounts is a sum; alone it is an account.
 */
function withoutPlainSums(rows: readonly TableRow[], classOf: ClassOf): readonly TableRow[] {
  const hasEarned = rows.some((row) => !row.isResult && /^[4-7]/.test(classOf(row)));
  const isOut = rows.map(({ isSum, isResult }) => isSum || (isResult && hasEarned));
  const table = { rows, isOut, classOf };
  for (const at of rows.keys()) if (isNetOfAbove(rows, isOut, at, classOf)) isOut[at] = true;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row === undefined || isOut[at] || row.code !== "") continue;
    const isHeading = /^(?:activos?|pasivos?|patrimonio)(?: (?:no )?corrientes?)?$/.test(fold(row.name));
    if (coveredBelow(table, at, 2) > 0 || (isHeading && hasRowsBelow(rows, at))) isOut[at] = true;
    else if (isSection(row.name) && coveredBelow(table, at, 1) > 0) isOut[at] = true;
  }
  return rows.filter((_row, at) => !isOut[at]);
}

/** Third parties under their account: rows without a code that add up to the coded row above. */
function withoutDetails(rows: readonly TableRow[]): readonly TableRow[] {
  const isOut = rows.map(() => false);
  const table = { rows, isOut, classOf: () => "" };
  for (const [at, { code }] of rows.entries()) {
    if (code === "") continue;
    const covered = coveredBelow(table, at, 1);
    for (let next = at + 1; next <= at + covered; next += 1) isOut[next] = true;
  }
  return rows.filter((_row, at) => !isOut[at]);
}

/** Of rows with one code, the first alone where the others add up to it: an account over its third parties. */
function withoutRepeated(rows: readonly TableRow[]): readonly TableRow[] {
  const byCode = new Map<string, TableRow[]>();
  for (const row of rows) {
    const group = byCode.get(row.code);
    if (group) group.push(row);
    else byCode.set(row.code, [row]);
  }
  const out = new Set<TableRow>();
  for (const [code, [first, ...others]] of byCode) {
    if (code === "" || first === undefined || others.length === 0) continue;
    const sums = first.amounts.map(() => 0);
    for (const { amounts } of others) addTo(sums, amounts);
    if (isSame(sums, first.amounts)) for (const each of others) out.add(each);
  }
  return rows.filter((row) => !out.has(row));
}

interface Above {
  readonly row: TableRow;
  readonly sums: number[];
  /** The same with accounts against their class taken away. */
  readonly netted: number[];
  hasWrongBelow: boolean;
}

export interface CountedRows {
  readonly rows: readonly TableRow[];
  /** Accounts with others below them that add up to something else. */
  readonly differing: readonly TableRow[];
}

/** Accounts without others below them: a trial balance prints class, group and account over each sub-account. */
function leaves(rows: readonly TableRow[]): CountedRows {
  const parents = new Set<string>();
  // In the order of the codes what is below an account follows it at once.
  const codes = [...new Set(rows.map(({ code }) => code))].sort();
  for (const [at, code] of codes.entries())
    if (code !== "" && codes[at + 1]?.startsWith(code)) parents.add(code);
  const above = new Map<string, Above>();
  for (const row of rows)
    if (parents.has(row.code))
      above.set(row.code, {
        row,
        sums: row.amounts.map(() => 0),
        netted: row.amounts.map(() => 0),
        hasWrongBelow: false,
      });
  const counted = rows.filter(({ code }) => !parents.has(code));
  for (const { code, name, amounts } of counted) {
    const isContra = pucNature(code, name) !== pucNature(code.slice(0, 1), "");
    for (let length = 1; length < code.length; length += 1) {
      const each = above.get(code.slice(0, length));
      if (!each) continue;
      addTo(each.sums, amounts);
      addTo(each.netted, isContra ? amounts.map((amount) => -amount) : amounts);
    }
  }
  const differing: TableRow[] = [];
  for (const each of [...above.values()].sort((a, b) => b.row.code.length - a.row.code.length)) {
    const { row, sums, netted } = each;
    const isRight = isSame(sums, row.amounts) || isSame(netted, row.amounts);
    if (isRight && !each.hasWrongBelow) continue;
    // The deepest of those that differ is told; what stands above it differs by the same.
    if (!each.hasWrongBelow) differing.push(row);
    for (let length = 1; length < row.code.length; length += 1) {
      const higher = above.get(row.code.slice(0, length));
      if (higher) higher.hasWrongBelow = true;
    }
  }
  return { rows: counted, differing };
}

const STATED: readonly (readonly [RegExp, string])[] = [
  [/^total (?:de )?(?:los )?activos?$/, "1"],
  [/^total (?:de )?(?:los )?pasivos?$/, "2"],
  [/^total (?:del? )?patrimonio$/, "3"],
];

/** Whether all totals that the table states are those of these rows. */
function comeToStated(counted: readonly TableRow[], rows: readonly TableRow[]): boolean {
  const stated = rows.flatMap((row) => {
    const of = row.code === "" ? STATED.find(([words]) => words.test(fold(row.name)))?.[1] : undefined;
    return of === undefined ? [] : [{ row, of }];
  });
  return stated.every(({ row, of }) => {
    const sums = row.amounts.map(() => 0);
    for (const { code, amounts } of counted) if (code.startsWith(of)) addTo(sums, amounts);
    return isSame(sums, row.amounts);
  });
}

/**
 * Of a statement with codes, «13 Deudores» beside its «1399 Deterioro» is an account of its own and no sum, where the
 * totals that the table states need it.
 */
function withOwnFigures(read: CountedRows, rows: readonly TableRow[]): CountedRows {
  if (read.differing.length === 0) return read;
  const counted = new Set([...read.rows, ...read.differing]);
  const whole = rows.filter((row) => counted.has(row));
  return comeToStated(whole, rows) && !comeToStated(read.rows, rows) ? { rows: whole, differing: [] } : read;
}

/** The rows that count: each amount once. */
export function withoutSums(rows: readonly TableRow[], classOf: ClassOf): CountedRows {
  const coded = rows.filter(({ code }) => code !== "").length;
  if (coded * 2 <= rows.length) return leaves(withoutPlainSums(rows, classOf));
  const counted = rows.filter(({ isSum }) => !isSum);
  return withOwnFigures(leaves(withoutRepeated(withoutDetails(counted))), rows);
}
