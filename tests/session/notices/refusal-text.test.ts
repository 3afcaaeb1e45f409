import { describe, expect, it } from "vitest";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Company } from "#domain/company/company.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import { problemText, refusalText } from "#session/notices/refusal-text.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { content, posted } from "#tests/support/builders.ts";
import { BALANCE } from "#tests/support/statements.ts";

const company: Company = {
  id: makeId("company", 1, new Uint8Array(10)),
  name: "La Sabana",
  nit: "",
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};
const entry = posted(3, content("2026-11-20", "1105", "4135", 100));

const statement: SavedStatement = {
  id: makeId("statement", 1, new Uint8Array(10)),
  name: "Balance",
  statement: "balance",
  companyId: null,
  date: day("2026-10-31"),
  content: BALANCE,
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};

// One of each kind: a kind missing here does not compile.
const REFUSALS: {
  readonly [K in (Refusal | StorageRefusal)["kind"]]: Extract<Refusal | StorageRefusal, { kind: K }>;
} = {
  "unknown-company": { kind: "unknown-company" },
  "unknown-book": { kind: "unknown-book" },
  "read-only": { kind: "read-only", status: "completed" },
  "unknown-analysis": { kind: "unknown-analysis" },
  "blank-name": { kind: "blank-name" },
  "bad-restatement": { kind: "bad-restatement", problem: "amount" },
  "too-many-notes": { kind: "too-many-notes", most: 40 },
  "bad-period": { kind: "bad-period" },
  "period-leaves-out": { kind: "period-leaves-out", from: day("2026-01-10"), to: day("2026-11-20") },
  "chart-in-use": { kind: "chart-in-use", by: "entries", count: 3 },
  "unknown-entry": { kind: "unknown-entry" },
  "not-posted": { kind: "not-posted", status: "void" },
  "already-reversed": { kind: "already-reversed" },
  "inventory-entry": { kind: "inventory-entry" },
  "entry-with-items": { kind: "entry-with-items" },
  "debt-changed": { kind: "debt-changed", owed: pesos(60_000) },
  "closed-month": { kind: "closed-month", month: month("2026-10") },
  "not-closed": { kind: "not-closed", month: month("2026-10") },
  stale: { kind: "stale", current: entry },
  problems: { kind: "problems", problems: [{ kind: "unbalanced", difference: pesos(-300) }] },
  "row-problems": { kind: "row-problems", row: 4, problems: [{ kind: "no-account", line: 1 }] },
  "nothing-to-import": { kind: "nothing-to-import" },
  "book-too-large": { kind: "book-too-large" },
  "drafts-in-month": { kind: "drafts-in-month", drafts: 2 },
  "damaged-book": { kind: "damaged-book" },
  plan: { kind: "plan", text: "book-limit" },
  "over-limit": { kind: "over-limit", of: "books" },
  "stale-company": { kind: "stale-company", current: company },
  "bad-nit": { kind: "bad-nit", problem: { kind: "check-digit", expected: 8 } },
  "bad-fiscal-year": { kind: "bad-fiscal-year" },
  "nothing-to-undo": { kind: "nothing-to-undo" },
  "account-fixed": { kind: "account-fixed", book: "Diario", month: month("2026-10") },
  "own-account": { kind: "own-account", problem: "taken" },
  "unknown-statement": { kind: "unknown-statement" },
  "stale-statement": { kind: "stale-statement", current: statement },
  "bad-day": { kind: "bad-day" },
  year: { kind: "year", year: 2026, problem: "nothing-to-close" },
  storage: { kind: "storage", trouble: "full" },
};

describe("what a refusal is called in Spanish", () => {
  it("has a sentence of its own for each kind", () => {
    const texts = Object.values(REFUSALS).map(refusalText);
    expect(new Set(texts).size).toBe(texts.length);
    // The specification's text for the limit begins with its own symbol.
    for (const text of texts.filter((each) => !each.startsWith("🚫")))
      expect(text).toMatch(/^[A-ZÁÉÍÓÚ¿][^!¡]*[.]$/);
  });

  it("names the month, the row and line, the amount", () => {
    expect(refusalText(REFUSALS["closed-month"])).toContain("Octubre de 2026 está cerrado");
    expect(refusalText(REFUSALS["row-problems"])).toBe("Fila 5: Línea 2: falta la cuenta.");
    expect(refusalText(REFUSALS.problems)).toBe("El asiento no cuadra. Diferencia: $\u00a0300.");
    expect(refusalText(REFUSALS["read-only"])).toContain("completado");
    expect(refusalText(REFUSALS["drafts-in-month"])).toContain("2 borradores");
  });

  it("AC-70 says why a book keeps its chart or its period", () => {
    expect(refusalText(REFUSALS["chart-in-use"])).toContain("este ya tiene 3 asientos");
    expect(refusalText({ kind: "chart-in-use", by: "drafts", count: 1 })).toContain("1 borrador.");
    expect(refusalText({ kind: "chart-in-use", by: "accounts", count: 2 })).toContain("2 subcuentas");
    expect(refusalText(REFUSALS["period-leaves-out"])).toContain("del 10/01/2026 al 20/11/2026");
  });

  it("AC-02 says what is wrong with a line", () => {
    expect(problemText({ kind: "both-sides", line: 0 })).toContain("Línea 1");
    expect(problemText({ kind: "group-account", line: 1, account: "11" })).toContain("cuenta de grupo");
    expect(problemText({ kind: "unknown-account", line: 1, account: "999" })).toContain("999");
    expect(problemText({ kind: "too-few-lines", lines: 1 })).toContain("al menos dos líneas");
  });
});
