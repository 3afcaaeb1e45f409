import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { returnOrDashboard, safeReturn } from "#domain/access/return-url.ts";
import { runs } from "#tests/support/random/runs.ts";

const ORIGIN = "https://cuadra.example";

describe("safeReturn", () => {
  test.each([
    "//e.example",
    "/\\e.example",
    "/\t/e.example",
    "///e.example",
    "\\\\e.example",
    "/\n/e.example",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "https://e.example/dashboard",
    "http:dashboard",
    "blob:https://e.example/1",
    " /dashboard",
    "dashboard",
    "",
    "/dashboard/../..//e.example",
    "/dashboard/%2e%2e/login",
    "/./dashboard",
    "/dashboard//e.example",
    "/\u202edashboard",
    "/dashboard\u0000",
    "@e.example",
  ])("AU-01 a hostile return goes to the dashboard: %j", (text) => {
    expect(safeReturn(text)).toBeNull();
    expect(returnOrDashboard(text)).toBe("/dashboard");
  });

  test("AU-03 never back to signing in, nested, over-long or unknown", () => {
    let nested = "/dashboard";
    for (let depth = 0; depth < 50; depth += 1)
      nested = `/login?returnUrl=${encodeURIComponent(nested).slice(0, 1500)}`;
    for (const text of [
      "/login",
      "/login?returnUrl=%2Fdashboard",
      "/register",
      "/registro",
      nested,
      "/no-existe",
      "/Login",
    ]) {
      expect(safeReturn(text)).toBeNull();
    }
    expect(safeReturn(`/dashboard?x=${"a".repeat(8_192)}`)).toBeNull();
    expect(safeReturn("/dashboard?returnUrl=%2Flogin")).toBe("/dashboard");
    for (const value of [null, undefined, 7, {}, ["/dashboard"]]) expect(safeReturn(value)).toBeNull();
  });

  test.each([
    ["/dashboard?&a=1&&b=2&", "/dashboard?a=1&b=2"],
    ["/dashboard?%zz=1&a=1", "/dashboard?a=1"],
    ["/dashboard?&", "/dashboard"],
    ["/dashboard//", null],
    ["?a=1", null],
    ["#a", null],
    [`/dashboard?x=${"a".repeat(1_988)}`, null],
  ])("%s is %s", (text, safe) => {
    expect(safeReturn(text)).toBe(safe);
  });

  test("AU-04 the guest mark is dropped, the rest is kept as written", () => {
    expect(safeReturn("/journal/simple?guest=true")).toBe("/journal/simple");
    expect(safeReturn("/journal/complex?book=book_1&guest=true&mode=view#x")).toBe(
      "/journal/complex?book=book_1&mode=view#x",
    );
    expect(safeReturn("/workspace/simple?%67uest=true&statement=cash")).toBe(
      "/workspace/simple?statement=cash",
    );
    expect(safeReturn("/payroll-calculator?guest")).toBe("/payroll-calculator");
  });

  test.each([
    "/",
    "/dashboard",
    "/dashboard/empresas",
    "/libro-contable?buscar=a%C3%B1o&periodo=2026-11",
    `/dashboard?x=${"a".repeat(1_987)}`,
    "/journal/",
    "/#productos",
  ])("a path of the application is kept: %s", (text) => {
    expect(safeReturn(text)).toBe(text);
  });

  test("I-31 same origin for every text, and its output passes again unchanged", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "\\",
        "..",
        ".",
        "%2e",
        "%2F",
        "?",
        "#",
        "&",
        "=",
        "guest",
        "returnUrl",
        ":",
        "@",
        "e.example",
      ),
      fc.constantFrom(
        "dashboard",
        "journal",
        "login",
        "javascript:",
        "\t",
        "\n",
        "\u0000",
        "\ud800",
        "ñ",
        "%67uest=true",
        "%zz",
      ),
      fc.string({ maxLength: 4 }),
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/dashboard${pieces.join("")}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const safe = safeReturn(text);
        if (safe === null) return;
        const url = new URL(safe, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname.startsWith("/login")).toBe(false);
        expect(url.searchParams.has("guest")).toBe(false);
        expect(safe.length).toBeLessThanOrEqual(2_000);
        expect(safeReturn(safe)).toBe(safe);
      }),
      runs(150, 5_000),
    );
  });
});
