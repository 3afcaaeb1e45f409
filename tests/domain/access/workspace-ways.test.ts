import { describe, expect, test } from "vitest";
import { backHref, toggleHref } from "#domain/access/workspace-ways.ts";
import { ALL_STATEMENT_SLUGS, STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { statementNamed } from "#domain/statement/statement-named.ts";

const simple = { view: "simple", statement: "cash", from: "products" } as const;
const complex = { ...simple, view: "complex" } as const;

describe("the ways out of a workspace", () => {
  test.each([
    [simple, "account", "/#productos"],
    [simple, "guest", "/#productos"],
    [{ ...simple, from: "workspace" }, "account", "/dashboard"],
    [{ ...simple, from: "workspace" }, "guest", "/dashboard"],
    [complex, "account", "/#productos"],
    [complex, "guest", "/#productos"],
    [{ ...complex, from: "workspace" }, "account", "/#espacios-trabajo"],
    [{ ...complex, from: "workspace" }, "guest", "/workspace/statement-selection?view=complex"],
  ] as const)("back from %j for %s", (address, visitor, href) =>
    expect(backHref(address, visitor)).toBe(href),
  );

  test.each([
    [simple, "account", "/workspace/complex?statement=cash&from=products"],
    [{ ...simple, from: "workspace" }, "account", "/workspace/complex?statement=cash&from=workspace"],
    [simple, "guest", "/workspace/complex?statement=cash&from=products&guest=true"],
    [complex, "account", "/workspace/simple?statement=cash"],
    [{ ...complex, from: "workspace" }, "account", "/workspace/simple?statement=cash"],
    [complex, "guest", "/workspace/simple?statement=cash&guest=true"],
  ] as const)("to the other view from %j for %s", (address, visitor, href) =>
    expect(toggleHref(address, visitor)).toBe(href),
  );
});

test("both sets of names mean the same four statements, and nothing else is one", () => {
  expect(ALL_STATEMENT_SLUGS).toEqual([
    "balance-general",
    "estado-resultados",
    "flujo-caja",
    "cambios-patrimonio",
  ]);
  expect(STATEMENT_KINDS.map(statementNamed)).toEqual(STATEMENT_KINDS);
  expect(ALL_STATEMENT_SLUGS.map(statementNamed)).toEqual(STATEMENT_KINDS);
  for (const other of ["stmt_1", "", undefined]) expect(statementNamed(other)).toBe("balance");
});
