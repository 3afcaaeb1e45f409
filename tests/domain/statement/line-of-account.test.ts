import { describe, expect, it } from "vitest";
import { lineOfAccount } from "#domain/statement/line-of-account.ts";

describe("AC-61 the line that an account is summed on", () => {
  it.each([
    ["11100505", "balance", "Efectivo y equivalentes"],
    ["13551505", "balance", "Activos por impuestos corrientes"],
    ["13050505", "balance", "Deudores comerciales y otras cuentas por cobrar"],
    ["23654005", "balance", "Pasivos por impuestos corrientes"],
    ["31150505", "balance", "Capital"],
  ])("%s: %s, %s", (puc, statement, label) => expect(lineOfAccount(puc)).toMatchObject({ statement, label }));

  it("is one of results for classes 4 to 7, and none for memorandum accounts", () => {
    for (const puc of ["4135", "5105", "6135", "7105"])
      expect(lineOfAccount(puc)).toMatchObject({ statement: "income" });
    expect(lineOfAccount("8105")).toBeNull();
    expect(lineOfAccount("9105")).toBeNull();
  });
});
