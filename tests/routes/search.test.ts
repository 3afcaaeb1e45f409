import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeId } from "#domain/kernel/ids.ts";
import { runs } from "#tests/support/random/runs.ts";
import {
  parseBook,
  parseCompany,
  parseGuest,
  parseJournal,
  parseReport,
  parseReturn,
  parseSaved,
  parseView,
  parseWorkspace,
} from "../../src/routes/-search.ts";
import { readQuery, writeQuery } from "../../src/routes/-search-codec.ts";
import { parseAcademicDashboard, parseAcademicLogin } from "../../src/routes/educacion/-academic-search.ts";

const PARSERS = {
  parseAcademicDashboard,
  parseAcademicLogin,
  parseBook,
  parseCompany,
  parseGuest,
  parseJournal,
  parseReturn,
  parseSaved,
  parseReport,
  parseView,
  parseWorkspace,
};
const BOOK = makeId("book", 1, new Uint8Array(10));

const KEYS = [
  "book",
  "mode",
  "guest",
  "from",
  "periodo",
  "asiento",
  "nuevo",
  "buscar",
  "deudas",
  "cuenta",
  "desde",
  "hasta",
].concat([
  "nivel",
  "ceros",
  "statement",
  "view",
  "type",
  "empresa",
  "estado",
  "returnUrl",
  "__proto__",
  "constructor",
]);
const GOOD = [
  BOOK,
  makeId("company", 1, new Uint8Array(10)),
  makeId("statement", 1, new Uint8Array(10)),
  "view",
  "true",
  "products",
  "2026-11",
  "12",
  "2026-11-20",
].concat([
  "2026-02-30",
  "1105",
  "caja",
  "4",
  "balance",
  "simple",
  "teacher",
  "/dashboard?guest=true",
  "//e.example",
  "venta de ñame",
]);
const HOSTILE = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "<img src=x onerror=alert(1)>",
    "%00",
    "\u0000",
    "\ud800",
    "null",
    "NaN",
    "[]",
    "-1",
    "1e9",
  ),
  fc.constant("x".repeat(10_000)),
  fc.string({ unit: "binary" }),
);
const value = fc.oneof(fc.constantFrom(...GOOD), HOSTILE, fc.anything());
const raw = fc.array(fc.tuple(fc.constantFrom(...KEYS), value)).map((pairs) => Object.fromEntries(pairs));

describe.each(Object.entries(PARSERS))("%s", (_name, parse) => {
  test("AU-17 I-31 reads anything without failing, and parse(serialize(p)) = p", () => {
    fc.assert(
      fc.property(raw, (search) => {
        const parsed = parse(search);
        // The router merges this over the raw query: a missing name would let its raw value through.
        expect(Object.keys(parsed).sort()).toEqual(Object.keys(parse({})).sort());
        expect(parse(readQuery(writeQuery(parsed)))).toEqual(parsed);
        expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
      }),
      runs(150, 1_000),
    );
  });

  test("AU-17 reads any query string without failing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (query) => {
        const parsed = parse(readQuery(`?${query}`));
        expect(parse(parsed as Record<string, unknown>)).toEqual(parsed);
      }),
    );
  });
});

describe("what each parameter may be", () => {
  test.each<[string, object]>([
    [
      `?book=${BOOK}&mode=view&guest=true&from=workspace`,
      { book: BOOK, mode: "view", guest: true, from: "workspace" },
    ],
    [
      "?periodo=2026-11&asiento=12&nuevo=true&buscar=Arriendo+local",
      { periodo: "2026-11", asiento: 12, nuevo: true, buscar: "Arriendo local" },
    ],
    ["?book=comp_1&mode=edit&guest=false&from=e&periodo=2026-13&asiento=0&nuevo=1&buscar=", {}],
    ["?guest=true&guest=false&book=7", { guest: true }],
  ])("journal %s", (query, wanted) => {
    expect(parseJournal(readQuery(query))).toEqual(wanted);
  });

  test("ledger and trial balance: days of the calendar in order, levels and codes as written", () => {
    expect(parseReport(readQuery("?cuenta=110505&desde=2026-11-01&hasta=2026-11-30"))).toEqual({
      cuenta: "110505",
      desde: "2026-11-01",
      hasta: "2026-11-30",
    });
    expect(parseReport(readQuery("?cuenta=<b>&desde=2026-02-30"))).toEqual({});
    expect(parseReport(readQuery("?desde=2026-12-01&hasta=2026-11-01"))).toEqual({});
    expect(parseReport(readQuery("?nivel=6&ceros=true&periodo=2026-11"))).toEqual({
      nivel: 6,
      ceros: true,
      periodo: "2026-11",
    });
    expect(parseReport(readQuery("?nivel=5"))).toEqual({});
  });

  test("workspace, views and roles", () => {
    expect(parseWorkspace(readQuery("?statement=cash&from=workspace"))).toEqual({
      statement: "cash",
      from: "workspace",
    });
    expect(parseView(readQuery("?view=Complex"))).toEqual({});
    expect(parseAcademicLogin(readQuery("?type=teacher"))).toEqual({ type: "teacher" });
  });

  test("ED-71 a section of the other role is none", () => {
    const read = (query: string) => parseAcademicDashboard(readQuery(query));
    expect(read("?type=teacher&section=classrooms&aula=aula-1")).toEqual({
      type: "teacher",
      section: "classrooms",
      aula: "aula-1",
    });
    expect(read("?type=teacher&section=lessons")).toEqual({ type: "teacher" });
    expect(read("?section=classrooms")).toEqual({});
    expect(read("?section=lessons&leccion=%3Cimg%3E")).toEqual({ section: "lessons" });
  });

  test("AU-01 a return address comes out guarded", () => {
    expect(parseReturn(readQuery("?returnUrl=%2F%2Fe.example"))).toEqual({});
    expect(parseReturn(readQuery("?returnUrl=%2Fjournal%2Fsimple%3Fguest%3Dtrue"))).toEqual({
      returnUrl: "/journal/simple",
    });
  });

  test("AU-17 the codec keeps plain text plain, drops what repeats and what is too long", () => {
    expect(writeQuery({ cuenta: "1105", asiento: 12, guest: true, mode: undefined, ceros: false })).toBe(
      "?cuenta=1105&asiento=12&guest=true",
    );
    expect(writeQuery({})).toBe("");
    expect(readQuery("?a=1&a=2&__proto__=x")).toEqual({ a: "1" });
    expect(readQuery(`?a=${"x".repeat(10_000)}`)).toEqual({});
  });
});
