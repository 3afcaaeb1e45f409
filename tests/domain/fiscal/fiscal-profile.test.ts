import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanProfile,
  DEFAULT_PROFILE_NAME,
  duplicateContent,
  type FiscalProfile,
  looksPerThousand,
  newProfile,
  newRetention,
  profileContentOf,
  profileProblems,
  type RetentionId,
  regimeOf,
  withRegime,
} from "#domain/fiscal/fiscal-profile.ts";
import {
  type ProfileScope,
  profileFor,
  released,
  scopeFields,
  scopeOf,
} from "#domain/fiscal/profile-scope.ts";
import { REGIMES } from "#domain/fiscal/regimes.data.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { LARGE, retention, SAS } from "./fiscal-worlds.ts";

const id = "ret_x" as RetentionId;

describe("defaults of the specification (spec §5, spec §9)", () => {
  it("starts a profile: name, common regime, VAT 19 % on 2408", () => {
    expect(newProfile()).toMatchObject({
      name: "Nuevo Perfil Fiscal",
      regime: "common",
      vatSettings: { enabled: true, rate: 19, accountCode: "2408" },
    });
    expect(DEFAULT_PROFILE_NAME).toBe("Nuevo Perfil Fiscal");
    expect(newProfile()).toMatchObject({
      flags: {
        vatResponsible: true,
        simple: false,
        largeTaxpayer: false,
        selfWithholder: false,
        filer: true,
      },
      retentions: [],
    });
  });

  it("starts a retention: 'Nueva Retención', income, 2.5 on 2365, enabled", () => {
    expect(newRetention(id)).toEqual({
      id,
      name: "Nueva Retención",
      type: "income",
      rate: 2.5,
      accountCode: "2365",
      enabled: true,
    });
  });

  it("lists Simplificado, Común, Especial", () => {
    expect(REGIMES.map(({ type, name }) => [type, name])).toEqual([
      ["simplified", "Simplificado"],
      ["common", "Común"],
      ["special", "Especial"],
    ]);
    expect(regimeOf("special").name).toBe("Especial");
  });
});

describe("regime and flags are apart (spec-decision 29)", () => {
  it("a regime sets VAT, and leaves the rest", () => {
    const simplified = withRegime(LARGE, "simplified");
    expect(simplified.flags).toMatchObject({ vatResponsible: false, largeTaxpayer: false, filer: true });
    expect(simplified.vatSettings).toMatchObject({ enabled: false, rate: 19 });
    expect(withRegime(simplified, "common")).toMatchObject({
      flags: { vatResponsible: true },
      vatSettings: { enabled: true },
    });
    const simple = { ...LARGE, flags: { ...LARGE.flags, simple: true, selfWithholder: true } };
    // ET art. 437, par. 3: a no responsable is neither in the SIMPLE nor a large taxpayer.
    expect(withRegime(simple, "simplified").flags).toEqual({
      vatResponsible: false,
      simple: false,
      largeTaxpayer: false,
      selfWithholder: true,
      filer: true,
    });
    expect(withRegime(LARGE, "special")).toEqual({ ...LARGE, regime: "special" });
  });
});

describe("validation", () => {
  it("refuses a blank name, of the profile or of a retention, and an account that is no code", () => {
    expect(profileProblems({ ...SAS, name: "  " })).toEqual([{ kind: "blank-name" }]);
    const retentions = [retention({ name: " " }), retention({ accountCode: "23A" })];
    expect(profileProblems({ ...SAS, retentions })).toEqual([
      { kind: "blank-retention", index: 0 },
      { kind: "bad-account", index: 1 },
    ]);
    expect(cleanProfile({ ...SAS, vatSettings: { ...SAS.vatSettings, accountCode: "" } })).toEqual({
      ok: false,
      error: { kind: "bad-account", index: null },
    });
    const many = Array.from({ length: 41 }, () => retention());
    expect(profileProblems({ ...SAS, retentions: many })).toEqual([
      { kind: "too-many-retentions", limit: 40 },
    ]);
    expect(profileProblems({ ...SAS, retentions: many.slice(1) })).toEqual([]);
    expect(profileProblems({ ...SAS, retentions: [retention({ accountCode: " 2365 " })] })).toEqual([]);
  });

  it("trims names and turns rates that are no numbers into 0", () => {
    const given = {
      ...SAS,
      name: "  Ferretería,   régimen común ",
      vatSettings: { enabled: true, rate: Number.NaN, accountCode: " 2408 " },
      retentions: [retention({ name: " Compras ", rate: 250, accountCode: " 236540 " })],
    };
    const result = cleanProfile(given);
    expect(result).toMatchObject({
      ok: true,
      value: {
        name: "Ferretería, régimen común",
        vatSettings: { rate: 0, accountCode: "2408" },
        retentions: [{ name: "Compras", rate: 100, accountCode: "236540" }],
      },
    });
  });

  it("cleans once: cleaning again changes nothing", () => {
    const rate = fc.oneof(fc.double(), fc.constant(Number.NaN));
    fc.assert(
      fc.property(fc.string(), rate, fc.string(), (name, percent, title) => {
        const once = cleanProfile({ ...SAS, name, retentions: [retention({ name: title, rate: percent })] });
        if (once.ok) expect(cleanProfile(once.value)).toEqual(once);
      }),
    );
  });

  it("doubts a rate of industry and commerce that was typed per thousand", () => {
    expect(looksPerThousand({ type: "ica", rate: 11.04 })).toBe(true);
    expect(looksPerThousand({ type: "ica", rate: 1.4 })).toBe(false);
    expect([2, 2.01].map((rate) => looksPerThousand({ type: "ica", rate }))).toEqual([false, true]);
    expect(looksPerThousand({ type: "income", rate: 11 })).toBe(false);
  });
});

describe("duplicating", () => {
  it("ends the name in ' - Copia' and gives retentions ids of their own", () => {
    const copy = duplicateContent({ ...SAS, name: "Ferretería" }, () => id);
    expect(copy.name).toBe("Ferretería - Copia");
    expect(copy.retentions.map((each) => each.id)).toEqual(SAS.retentions.map(() => id));
    expect(copy.retentions.map(({ rate }) => rate)).toEqual(SAS.retentions.map(({ rate }) => rate));
  });

  it("has no space too many before it", () => {
    const named = (name: string) => duplicateContent({ ...SAS, name }, () => id).name;
    expect(named("  Ferretería ")).toBe("Ferretería - Copia");
    expect(named(`${"x".repeat(111)} yz`)).toBe(`${"x".repeat(111)} - Copia`);
    expect(named(`  ${"x".repeat(112)}`)).toBe(`${"x".repeat(112)} - Copia`);
  });

  it("shows the ending on the longest name, also one of emoji", () => {
    const copy = duplicateContent({ ...SAS, name: "🧾".repeat(200) }, () => id);
    const clean = cleanProfile(copy);
    expect(clean.ok && clean.value.name.endsWith(" - Copia")).toBe(true);
    expect(Array.from(copy.name)).toHaveLength(120);
  });
});

const scopes: readonly ProfileScope[] = [
  { kind: "statement", statementId: "stmt_1" as never },
  { kind: "company", companyId: "comp_1" as CompanyId },
  { kind: "default" },
];

describe("where a profile is kept", () => {
  it("comes back from the record as it went in", () => {
    for (const scope of scopes) expect(scopeOf(scopeFields(scope))).toEqual(scope);
    expect(scopeOf({ companyId: null, statementId: null, isDefault: false })).toBeNull();
  });

  it("each place holds one: the one before lets go of it, and others are not touched", () => {
    for (const scope of scopes) {
      const held = released(scopeFields(scope), scope);
      expect(held && scopeOf(held)).toBeNull();
      for (const other of scopes.filter((each) => each !== scope))
        expect(released(scopeFields(other), scope)).toBeNull();
    }
  });

  it("what lets go of its place keeps everything else", () => {
    const held = {
      companyId: "comp_1" as CompanyId,
      statementId: "stmt_1" as never,
      isDefault: true,
      name: "Ana",
    };
    const left = (scope: ProfileScope) => released(held, scope);
    const [ofStatement, ofCompany, fallback] = scopes;
    if (!ofStatement || !ofCompany || !fallback) throw new Error("no scopes");
    expect(left(ofStatement)).toEqual({ ...held, statementId: null });
    expect(left(ofCompany)).toEqual({ ...held, companyId: null });
    expect(left(fallback)).toEqual({ ...held, isDefault: false });
    expect(left({ kind: "company", companyId: "comp_2" as CompanyId })).toBeNull();
    expect(left({ kind: "statement", statementId: "stmt_2" as never })).toBeNull();
    expect(released({ ...held, isDefault: false }, fallback)).toBeNull();
    expect(scopes.map(scopeFields)).toEqual([
      { companyId: null, statementId: "stmt_1", isDefault: false },
      { companyId: "comp_1", statementId: null, isDefault: false },
      { companyId: null, statementId: null, isDefault: true },
    ]);
  });

  it("the statement's own holds before the company's, and that before the default", () => {
    const [own, ofCompany, fallback] = scopes.map(scopeFields);
    const all = [fallback, ofCompany, own].filter((each) => each !== undefined);
    const of = { statementId: "stmt_1" as never, companyId: "comp_1" as CompanyId };
    expect(profileFor(all, of)).toBe(own);
    expect(profileFor(all, { companyId: of.companyId })).toBe(ofCompany);
    expect(profileFor(all, { companyId: "comp_2" as CompanyId })).toBe(fallback);
    expect(profileFor(all, {})).toBe(fallback);
    expect(profileFor([], of)).toBeNull();
  });

  it("the only profile holds wherever no other does", () => {
    for (const scope of [...scopes.map(scopeFields), scopeFields(scopes[0] as never)]) {
      expect(profileFor([scope], {})).toBe(scope);
      expect(profileFor([scope], { companyId: "comp_9" as CompanyId })).toBe(scope);
    }
    const [own, ofCompany] = scopes.map(scopeFields);
    expect(
      profileFor(
        [own, ofCompany].filter((each) => each !== undefined),
        {},
      ),
    ).toBeNull();
  });
});

it("reads the content of a stored profile", () => {
  const stored = {
    ...SAS,
    regime: regimeOf("common"),
    isDefault: true,
    version: 3,
  } as unknown as FiscalProfile;
  expect(profileContentOf(stored)).toEqual(SAS);
  const uvt = { year: 2027, value: pesos(55_000) };
  expect(profileContentOf({ ...stored, uvt })).toEqual({ ...SAS, uvt });
});
