import { expect, it } from "vitest";
import { VERSIONS } from "#storage/versions/index.ts";

/** The stores of each version as shipped. Never edit a shipped line; a new version adds one. */
const SHIPPED = [
  {
    meta: "key",
    companies: "id",
    fiscalProfiles: "id, companyId",
    books: "id, companyId",
    accounts: "[bookId+code]",
    pages: "[bookId+month+page]",
    months: "[bookId+month]",
    statements: "id, companyId",
    analyses: "id",
    payrollRuns: "id, companyId",
    items: "id, bookId",
    stockMoves: "id, [itemId+date]",
    rules: "id",
    usage: "key",
    audit: "++seq, &command",
    outbox: "id",
  },
  {},
  { employees: "id, companyId", payrollRuns: "id, companyId, [companyId+period.month]" },
];

/** Splits a store's schema into its key and indexes. */
const parts = (store: string) => store.split(",").map((part) => part.trim());

/** Tables dropped by a list of versions, and schema parts missing from a later version. */
function removed(versions: readonly Readonly<Record<string, string | null>>[]): readonly string[] {
  const known = new Map<string, readonly string[]>();
  return versions.flatMap((stores) =>
    Object.entries(stores).flatMap(([table, store]) => {
      const now = store === null ? [] : parts(store);
      const gone = (known.get(table) ?? []).filter((part) => !now.includes(part));
      known.set(table, now);
      return gone.map((part) => `${table}: ${part}`);
    }),
  );
}

it("UP-09 every shipped version has the stores it shipped with, and no version removes any", () => {
  const stores = VERSIONS.map((version) => version.stores);
  expect(stores.slice(0, SHIPPED.length)).toEqual(SHIPPED);
  expect(removed(stores)).toEqual([]);
});

it("UP-09 finds a table that is dropped, and an index that is renamed", () => {
  expect(removed([...SHIPPED, { rules: null }])).toEqual(["rules: id"]);
  expect(removed([...SHIPPED, { books: "id, company" }])).toEqual(["books: companyId"]);
});
