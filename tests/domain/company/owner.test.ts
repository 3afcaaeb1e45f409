import { describe, expect, it, test } from "vitest";
import { ownerOf } from "#domain/company/owner.ts";

const byName = (name: string) => ownerOf({ name, nit: "" });
const byNumber = (nit: string) => ownerOf({ name: "Donde Marta", nit });

describe("whose money a company was begun with", () => {
  test.each([
    ["Ferretería El Tornillo S.A.S.", "shares"],
    ["Ferretería El Tornillo SAS", "shares"],
    ["Ferretería El Tornillo S A S", "shares"],
    ["Cementos del Norte S.A.", "shares"],
    ["Cementos del Norte S A", "shares"],
    ["Sociedad Anónima de Cementos", "shares"],
    ["Tornillos, Sociedad por Acciones Simplificada", "shares"],
    // Shares, though its name holds that of quotas.
    ["Restrepo y Gil S. en C.A.", "shares"],
    ["Restrepo y Gil S.C.A.", "shares"],
    ["Restrepo y Gil SCA", "shares"],
    ["Restrepo y Gil S en C por acciones", "shares"],
    ["Restrepo y Gil SENCA", "shares"],
    ["Restrepo y Gil S. en C.", "quotas"],
    ["Restrepo y Gil SENC", "quotas"],
    ["Distribuciones La 14 Ltda.", "quotas"],
    ["Distribuciones La 14 Limitada", "quotas"],
    ["Restrepo & Cía.", "quotas"],
    ["Restrepo y Compañía", "quotas"],
    ["Panadería Trigal E.U.", "quotas"],
    ["Panadería Trigal EU", "quotas"],
    ["Trigal, Empresa Unipersonal", "quotas"],
    ["Marta Gil, persona natural", "person"],
  ] as const)("%s: %s", (name, owner) => {
    expect(byName(name)).toBe(owner);
  });

  it("is read of whole words alone, and told by nothing where nothing tells it", () => {
    for (const name of ["Sasafrás", "Casas y Más", "Limitadamente", "Europa", "Marta Gil", ""])
      expect(byName(name), name).toBeNull();
  });

  it("is else a person's by the number of a document that is no company's", () => {
    expect(byNumber("52.418.306")).toBe("person");
    expect(byNumber("52.418.306-7")).toBe("person");
    expect(byNumber("1.020.304.050")).toBe("person");
    // Nine digits that begin with 8 or 9, with or without their check digit.
    for (const nit of ["901.482.316", "901.482.316-8", "9014823168", "800197268-4"])
      expect(byNumber(nit), nit).toBeNull();
    // As long, but no company's: an 8 within it, or too many digits.
    for (const nit of ["1901482316", "90148231688", "8012"]) expect(byNumber(nit), nit).toBe("person");
    expect(byNumber("")).toBeNull();
    expect(byNumber("—")).toBeNull();
  });

  it("is what the name says, whatever the number", () => {
    expect(ownerOf({ name: "Marta Gil S.A.S.", nit: "52.418.306" })).toBe("shares");
  });
});
