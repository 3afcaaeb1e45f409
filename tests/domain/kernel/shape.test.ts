import { expect, expectTypeOf, it } from "vitest";
import { ENTRY_STATUSES, type EntryStatus } from "#domain/accounting/entries/entry.ts";
import {
  byKind,
  type Fields,
  integer,
  maybe,
  oneOf,
  type Shape,
  shape,
  textValue,
} from "#domain/kernel/shape.ts";
import type { RunStatus } from "#domain/payroll/run/stored-run.ts";
import type { TABLE_SHAPES } from "#storage/shapes/table-shapes.ts";

// Most of what stands here is proved by the compiler: `npm run types` fails where a line marked as an error is none.

interface Record {
  readonly name: string;
  readonly status: EntryStatus;
  readonly note?: string;
}

type Two =
  | { readonly kind: "one"; readonly first: string }
  | { readonly kind: "two"; readonly second: number };

const first: Shape<Extract<Two, { kind: "one" }>> = shape({ kind: oneOf(["one"]), first: textValue });
const second: Shape<Extract<Two, { kind: "two" }>> = shape({ kind: oneOf(["two"]), second: integer });

it("does not compile where a shape knows fewer members than its type", () => {
  const whole: Shape<EntryStatus> = oneOf(ENTRY_STATUSES);
  // @ts-expect-error "void" is missing
  const part: Shape<EntryStatus> = oneOf(["draft", "posted"]);
  // @ts-expect-error "void" and "posted" are missing
  const other: Shape<EntryStatus> = oneOf(["draft", "closed"]);
  // @ts-expect-error runs have statuses of their own
  const another: Shape<RunStatus> = whole;
  expect([part, other, another]).toHaveLength(3);
  expectTypeOf<Shape<"draft">>().not.toExtend<Shape<EntryStatus>>();
});

it("does not compile where a field is missing, or one that may lack is not marked so", () => {
  const fields: Fields<Record> = { name: textValue, status: oneOf(ENTRY_STATUSES), note: maybe(textValue) };
  // @ts-expect-error the note may lack
  const unmarked: Fields<Record> = { name: textValue, status: oneOf(ENTRY_STATUSES), note: textValue };
  // @ts-expect-error the note is missing
  const lacking: Fields<Record> = { name: textValue, status: oneOf(ENTRY_STATUSES) };
  expect(shape<Record>(fields).check({ name: "Ana", status: "draft" })).toBe("ok");
  expect([unmarked, lacking]).toHaveLength(2);
});

it("does not compile where one of several shapes is missing", () => {
  const both = byKind<Two>({ one: first, two: second });
  // @ts-expect-error "two" has no shape
  const one = () => byKind<Two>({ one: first });
  expect(both.check({ kind: "two", second: 2 })).toBe("ok");
  expect(both.check({ kind: "three", third: 3 })).toBe("newer");
  expect(one).toBeTypeOf("function");
});

it("does not compile where a table has no shape", () => {
  type Shapes = typeof TABLE_SHAPES;
  expectTypeOf<Omit<Shapes, "books">>().not.toExtend<Shapes>();
});
