import { describe, expect, it } from "vitest";
import {
  BLANK_DRAFT,
  type CompanyDraft,
  companyDraftOf,
  companyFieldsOf,
  companyProblems,
  isCut,
  knownSigners,
  sameDraft,
  shownNit,
} from "#features/companies/forms/company-draft.ts";

const draft = (part: Partial<CompanyDraft>): CompanyDraft => ({ ...BLANK_DRAFT, name: "La Sabana", ...part });

describe("what is typed of a company", () => {
  it("needs a name, and nothing else", () => {
    expect(companyProblems(draft({}))).toEqual({});
    for (const name of ["", "   ", "\u00a0\t"])
      expect(companyProblems(draft({ name }))).toEqual({ name: { kind: "blank-name" } });
  });

  it.each([
    ["901482316-8", undefined],
    ["901.482.316-7", { kind: "bad-nit", problem: { kind: "check-digit", expected: 8 } }],
    ["12", { kind: "bad-nit", problem: { kind: "length" } }],
    ["no sé", { kind: "bad-nit", problem: { kind: "characters" } }],
  ])("with NIT %s is told %o", (nit, problem) => {
    expect(companyProblems(draft({ nit })).nit).toEqual(problem);
  });

  it.each(["2025", " 1900 ", "2199", ""])("takes the fiscal year %j", (fiscalYear) => {
    expect(companyProblems(draft({ fiscalYear }))).toEqual({});
  });

  it.each(["1899", "2200", "25", "20.5", "dos mil", "-2025", "20255"])(
    "refuses %j as a year",
    (fiscalYear) => {
      expect(companyProblems(draft({ fiscalYear }))).toEqual({ fiscalYear: { kind: "bad-fiscal-year" } });
    },
  );

  it("says every field, so that one that was emptied is empty", () => {
    const { city, signers } = BLANK_DRAFT;
    expect(companyFieldsOf(draft({}))).toEqual({
      name: "La Sabana",
      cuts: "year",
      nit: "",
      sector: null,
      fiscalYear: null,
      city,
      signers,
    });
    expect(companyFieldsOf(draft({ nit: "901482316", sector: "commerce", fiscalYear: " 2025 " }))).toEqual({
      name: "La Sabana",
      cuts: "year",
      nit: "901482316",
      sector: "commerce",
      fiscalYear: 2025,
      city,
      signers,
    });
  });

  it("begins from what is kept", () => {
    const kept = { id: "company_x", name: "Café", nit: "", createdAt: 1, updatedAt: 1, version: 1 } as never;
    expect(companyDraftOf(kept)).toEqual({ ...BLANK_DRAFT, name: "Café" });
    expect(sameDraft(companyDraftOf(kept), { ...BLANK_DRAFT, name: "Café" })).toBe(true);
  });

  it("knows who signs, and tells it from the city on without the blank ones", () => {
    const signers = { accountant: { name: "Jorge Iván Salcedo", document: "148206-T" } };
    const kept = { ...BLANK_DRAFT, id: "company_x", city: "Bogotá", signers } as never;
    const begun = companyDraftOf(kept);
    expect(begun.signers).toEqual({ ...BLANK_DRAFT.signers, ...signers });
    expect(knownSigners(begun)).toEqual(["Jorge Iván Salcedo", "Bogotá"]);
    expect(knownSigners(draft({ city: "  " }))).toEqual([]);
    for (const part of [{ name: "Otro" }, { document: "1" }]) {
      const accountant = { ...signers.accountant, ...part };
      expect(sameDraft(begun, { ...begun, signers: { ...begun.signers, accountant } })).toBe(false);
    }
    expect(sameDraft(begun, { ...begun, city: "Cali" })).toBe(false);
  });

  it("shows the check digit of what can be read, and of nothing else", () => {
    expect(shownNit("901482316")).toEqual({ text: "901.482.316-8", digit: 8 });
    expect(shownNit("")).toBeNull();
    expect(shownNit("901482316-1")).toBeNull();
  });

  it("knows when less of a name is kept than was typed", () => {
    expect(isCut("a".repeat(120))).toBe(false);
    expect(isCut(`  a   b  `)).toBe(false);
    expect(isCut("a".repeat(200))).toBe(true);
    expect(isCut("👨‍👩‍👧‍👦".repeat(121))).toBe(true);
  });
});
