import type { SchemaVersion } from "./version.ts";

export const v1First: SchemaVersion = {
  number: 1,
  stores: {
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
};
