import { mayBeNonCurrent } from "../../../accounting/non-current.ts";
import { type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import type { StatementKind } from "../../../statement/statement-kind.ts";
import { placeRows, sectionOfPuc } from "../../../statement/typed/place-rows.ts";
import type { SectionKey } from "../../../statement/typed/typed-layout.data.ts";
import type { StatementRow } from "../../../statement/typed/typed-statement.ts";
import type { PlacedLine } from "../uploaded-nets.ts";

/** The line as a row of a typed statement. */
export function typedRow({ line, puc }: Pick<PlacedLine, "line" | "puc">, net: number): StatementRow {
  return {
    id: line.id,
    code: puc,
    name: line.name,
    debit: pesos(Math.max(net, 0)),
    credit: pesos(Math.max(-net, 0)),
    affectsTaxes: false,
  };
}

const LONG: Partial<Readonly<Record<SectionKey, SectionKey>>> = {
  "current-assets": "other-assets",
  "current-liabilities": "other-liabilities",
};

/** By section, the lines that stand there in a period, by index, with their figure as debits less credits. */
export type Sections = ReadonlyMap<SectionKey, ReadonlyMap<number, Pesos>>;

/** Where each line stands, as a typed statement places it; what the file calls non-current is. */
export function sectionsOf(
  statement: StatementKind,
  placed: readonly PlacedLine[],
  nets: readonly number[],
): Sections {
  const rows = placed.map((each, at) => ({ ...typedRow(each, nets[at] ?? 0), id: String(at) }));
  const { sections } = placeRows(
    statement,
    rows.filter(({ debit, credit }) => debit !== 0 || credit !== 0),
  );
  const found = new Map<SectionKey, Map<number, Pesos>>();
  for (const [section, its] of sections)
    for (const { row } of its) {
      const at = Number(row.id);
      const { line, puc } = placed[at] as PlacedLine;
      // What stands elsewhere, against its nature, is current whatever its heading says (AC-99).
      const isLong = line.isLong && mayBeNonCurrent(puc) && sectionOfPuc(statement, puc) === section;
      const key = (isLong ? LONG[section] : undefined) ?? section;
      const lines = found.get(key) ?? new Map<number, Pesos>();
      lines.set(at, pesos((nets[at] ?? ZERO) as number));
      found.set(key, lines);
    }
  return found;
}
