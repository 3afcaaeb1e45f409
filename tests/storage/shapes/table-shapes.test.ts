import { describe, expect, expectTypeOf, it } from "vitest";
import { entryShape } from "#storage/shapes/records/entry-shape.ts";
import type { StoredRows, TableName } from "#storage/shapes/rows.ts";
import type { Shape } from "#storage/shapes/shape.ts";
import { TABLE_SHAPES } from "#storage/shapes/table-shapes.ts";
import { TABLES } from "#storage/versions/index.ts";
import { ENTRY, STORED_ROWS, TYPED_STATEMENT } from "#tests/support/stored-rows.ts";

type Path = readonly (string | number)[];

const FOREIGN = "de-otra-version";

/** Every text and number within a value. */
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === "string" || typeof value === "number") yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) yield* leaves(each, [...path, key]);
}

/** The value with another one at a path. */
function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const made: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  Object.assign(made, { [key]: withAt((value as Readonly<Record<string, unknown>>)[key], rest, put) });
  return made;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((found, key) => (found as Readonly<Record<string, unknown>>)[key], value);
}

/** "lines.0.account" and "lines.1.account" are one place. */
const nameOf = (path: Path): string => path.map((key) => (/^\d+$/.test(String(key)) ? "*" : key)).join(".");

/** Where a word that this version does not know makes a row a later version's: the unions of each table. */
const UNIONS: Readonly<Record<TableName, readonly string[]>> = {
  meta: [],
  companies: ["reporting.framework", "reporting.notes.*.note", "reporting.own.*.said.before", "sector"],
  fiscalProfiles: ["regime.type", "retentions.*.type"],
  books: [
    "chart",
    "closingNotes.*.point",
    "restatements.*.cause",
    "status",
    "stock.methods.*.method",
    "stock.methods.*.system",
  ],
  accounts: ["nature"],
  pages: [
    "entries.*.flows.*.flow",
    "entries.*.operation.direction",
    "entries.*.operation.method",
    "entries.*.operation.type",
    "entries.*.origin",
    "entries.*.status",
  ],
  months: [
    "notable.entries.*.flows.*.flow",
    "notable.entries.*.operation.direction",
    "notable.entries.*.operation.method",
    "notable.entries.*.operation.type",
    "notable.entries.*.origin",
    "notable.entries.*.status",
  ],
  statements: [
    "content.kind",
    "content.report.columns.*.kind",
    "content.report.rows.*.cells.*.kind",
    "content.report.rows.*.kind",
    "content.report.rows.*.source.kind",
    "statement",
  ],
  analyses: [
    "ratios.endeudamiento.status",
    "ratios.liquidez.status",
    "ratios.rentabilidad.status",
    "subject.kind",
  ],
  calculations: ["set", "terms.employer"],
  payrollRuns: [
    "kept.*.*.*",
    "people.*.contract.area",
    "people.*.contract.arlClass",
    "people.*.contract.kind",
    "people.*.contract.transport",
    "people.*.input.absences.*.kind",
    "people.*.input.deductions.*.kind",
    "people.*.input.hours.*.kind",
    "period.part",
    "settings.employer",
    "settings.transportBy",
    "status",
  ],
  settlements: ["people.*.paid.*.*", "what"],
  benefitPayments: ["people.*.paid.*.*", "people.*.used.*.*", "what"],
  employees: ["contract.area", "contract.arlClass", "contract.kind", "contract.transport"],
  parties: ["document.kind"],
  extracts: [],
  matches: ["status"],
  assets: ["events.*.kind", "events.*.method", "method"],
  recurrings: ["marks.*.kind", "plan.kind", "plan.method", "state"],
  items: ["state", "tax"],
  stockMoves: ["kind", "status"],
  stockCards: ["lines.*.kind"],
  stockMonths: [],
  stockTransfers: [],
  rules: ["chart", "condition.direction", "condition.means", "outcome.means", "outcome.vat", "state"],
  attachments: ["format", "owner"],
  attachmentBytes: [],
  usage: ["key"],
  audit: ["changes.*.table", "kind"],
  outbox: [],
};

/** A member of the same kind that no version knows: a word for a word, a whole number for a number. */
const foreign = (member: unknown) => (typeof member === "number" ? 97 : FOREIGN);

/** Amounts stand beside concepts in one list: of those only the concept is of a union. */
function isMember(name: TableName, path: Path, value: unknown): boolean {
  return UNIONS[name].includes(nameOf(path)) && (typeof value === "string" || path.at(-1) === "arlClass");
}

const NAMES = Object.keys(STORED_ROWS) as TableName[];
const shapeOf = (name: TableName) => TABLE_SHAPES[name] as Shape<StoredRows[TableName]>;

describe("the shapes of stored rows", () => {
  it("are one for each table that any version made", () => {
    expect([...NAMES].sort()).toEqual([...TABLES].sort());
  });

  it.each(NAMES)("a row of %s is ok, and its copy is the same in new objects", (name) => {
    const row = STORED_ROWS[name];
    expect(shapeOf(name).check(row)).toBe("ok");
    expect(shapeOf(name).copy(row)).toEqual(row);
    expect(shapeOf(name).copy(row)).not.toBe(row);
    expect(JSON.stringify(shapeOf(name).copy(row)).length).toBe(JSON.stringify(row).length);
  });

  it.each(NAMES)("of %s a foreign member is a later version's in exactly these places", (name) => {
    const row = STORED_ROWS[name];
    const found = [...leaves(row)].filter((path) => {
      const changed = withAt(row, path, foreign(at(row, path)));
      return shapeOf(name).check(changed) === "newer";
    });
    expect([...new Set(found.map(nameOf))].sort()).toEqual(UNIONS[name]);
  });

  it.each(NAMES)("of %s another type in such a place, or a fault beside it, is bad", (name) => {
    const row = STORED_ROWS[name];
    const members = [...leaves(row)].filter((path) => isMember(name, path, at(row, path)));
    expect(new Set(members.map(nameOf)).size).toBe(UNIONS[name].length);
    for (const path of members) {
      for (const wrong of [{}, [], true, "", Number.NaN])
        expect(shapeOf(name).check(withAt(row, path, wrong)), nameOf(path)).toBe("bad");
      const newer = withAt(row, path, foreign(at(row, path))) as object;
      const beside = Object.keys(newer).find((key) => key !== path[0]);
      expect(shapeOf(name).check({ ...newer, [beside ?? ""]: Symbol("none") }), nameOf(path)).toBe("bad");
    }
  });

  it("the table of a typed statement has its unions too", () => {
    const { statements } = TABLE_SHAPES;
    expect(statements.check(TYPED_STATEMENT)).toBe("ok");
    for (const path of [
      ["content", "table", "view"],
      ["content", "table", "statement"],
    ]) {
      expect(statements.check(withAt(TYPED_STATEMENT, path, FOREIGN)), nameOf(path)).toBe("newer");
      expect(statements.check(withAt(TYPED_STATEMENT, path, 7)), nameOf(path)).toBe("bad");
    }
  });

  it("an entry without operation and links is judged by all its fields too", () => {
    const { operation: _made, flows: _said, reverses: _of, reversedBy: _by, ...usual } = ENTRY;
    expect(entryShape.check(usual)).toBe("ok");
    expect(entryShape.check({ ...usual, origin: FOREIGN })).toBe("newer");
    for (const path of leaves(usual))
      expect(entryShape.check(withAt(usual, path, Symbol("none"))), nameOf(path)).toBe("bad");
    for (const wrong of [-1, 0.5, -0, Number.NaN, "5", null, 2 ** 53])
      expect(entryShape.check(withAt(usual, ["lines", 0, "debit"], wrong)), String(wrong)).toBe("bad");
    expectTypeOf<keyof typeof ENTRY>().toEqualTypeOf<
      | ("id" | "number" | "status" | "origin" | "version" | "date" | "description" | "reference")
      | ("lines" | "operation" | "flows" | "reverses" | "reversedBy" | "createdAt" | "updatedAt")
    >();
    expectTypeOf<keyof (typeof ENTRY)["lines"][number]>().toEqualTypeOf<
      "account" | "debit" | "credit" | "thirdParty" | "note"
    >();
  });

  it("a value of the law that a later version may change is one of its own", () => {
    const { calculations, payrollRuns } = STORED_ROWS;
    const terms = { employer: "company", overrides: { health: 4, tomorrow: 1 } };
    expect(TABLE_SHAPES.calculations.check({ ...calculations, terms })).toBe("newer");
    expect(TABLE_SHAPES.payrollRuns.check({ ...payrollRuns, overrides: { tomorrow: 1 } })).toBe("newer");
    expect(TABLE_SHAPES.payrollRuns.check({ ...payrollRuns, overrides: { tomorrow: 1, health: 101 } })).toBe(
      "bad",
    );
  });
});
