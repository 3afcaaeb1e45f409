import { describe, expect, it } from "vitest";
import {
  type FiscalProfile,
  newProfile,
  newRetention,
  type RetentionId,
  regimeOf,
} from "#domain/fiscal/fiscal-profile.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { exampleOf } from "#flows/fiscal/example-operation.ts";
import { fiscalRefusalText } from "#flows/fiscal/fiscal-refusal-text.ts";
import {
  choiceOf,
  renamed,
  scopeChoices,
  scopeFrom,
  startProfileDraft,
} from "#flows/fiscal/profile-draft.ts";
import { UNPUBLISHED } from "#tests/support/law-days.ts";

const NOVEMBER = day("2026-11-20");
const companyId = "comp_1" as CompanyId;
const statementId = "stmt_1" as never;
const retention = newRetention("ret_1" as RetentionId);
const profile = (part: Partial<FiscalProfile>): FiscalProfile =>
  ({
    ...newProfile(),
    id: "fisc_1",
    regime: regimeOf("common"),
    companyId: null,
    statementId: null,
    isDefault: false,
    version: 1,
    createdAt: 0,
    updatedAt: 0,
    ...part,
  }) as FiscalProfile;

describe("where the form keeps a profile", () => {
  it("offers what there is: the company, the statement, the default", () => {
    expect(scopeChoices({ companyId, statementId }).map((each) => each.kind)).toEqual([
      "company",
      "statement",
      "default",
    ]);
    expect(scopeChoices({}).map((each) => each.kind)).toEqual(["default"]);
  });

  it("leaves a profile of another company where it is", () => {
    const other = profile({ companyId: "comp_2" as CompanyId });
    expect(choiceOf(other, { companyId })).toBe("as-is");
    expect(scopeFrom("as-is", { companyId }, other)).toEqual({ kind: "company", companyId: "comp_2" });
    expect(scopeFrom("as-is", {}, null)).toBeNull();
    expect(choiceOf(profile({ companyId }), { companyId })).toBe("company");
    expect(choiceOf(profile({ isDefault: true }), {})).toBe("default");
  });

  it("starts a new one at the first place, a stored one at its own, a copy at none", () => {
    const ids = () => "ret_2" as RetentionId;
    const stored = profile({ isDefault: true, name: "Ferretería", retentions: [retention] });
    const start = (kind: "create" | "update" | "duplicate") =>
      startProfileDraft(kind === "create" ? { kind } : { kind, id: stored.id }, stored, { companyId }, ids);
    expect(start("create")).toEqual({ content: newProfile(), scope: "company" });
    expect(start("update")).toMatchObject({ content: { name: "Ferretería" }, scope: "default" });
    expect(start("duplicate")).toMatchObject({
      content: { name: "Ferretería - Copia", retentions: [{ id: "ret_2" }] },
      scope: "as-is",
    });
  });
});

describe("naming a retention", () => {
  it("gives a fresh row the rate of the law, and no other", () => {
    expect(renamed(retention, "Honorarios", NOVEMBER)).toEqual({ name: "Honorarios", rate: 11 });
    // A rate is a statute and outlives the year (ET art. 392).
    expect(renamed(retention, "Honorarios", UNPUBLISHED)).toEqual({ name: "Honorarios", rate: 11 });
    expect(renamed(retention, "Honorarios del abogado", NOVEMBER)).toEqual({
      name: "Honorarios del abogado",
    });
    expect(renamed({ ...retention, rate: 3 }, "Honorarios", NOVEMBER)).toEqual({ name: "Honorarios" });
    expect(renamed({ ...retention, type: "ica" }, "Honorarios", NOVEMBER)).toEqual({ name: "Honorarios" });
  });
});

describe("the example beside the form", () => {
  it("shows what is paid for 2.000.000, VAT first", () => {
    const found = exampleOf({ ...newProfile(), retentions: [retention] }, "purchase", NOVEMBER);
    expect(found?.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ["IVA 19%", 380_000],
      ["Retención por compras 2,5%", -50_000],
    ]);
    expect(found?.settled).toBe(2_330_000);
  });

  it("changes with the operation; a sale suffers what the customer withholds", () => {
    const settled = (["purchase", "service", "sale"] as const).map(
      (each) => exampleOf(newProfile(), each, NOVEMBER)?.settled,
    );
    expect(settled).toEqual([2_380_000, 2_380_000, 2_330_000]);
  });

  it("says nothing of figures when the rates take more than there is", () => {
    const all = { ...retention, type: "other" as const, rate: 100 };
    expect(exampleOf({ ...newProfile(), retentions: [all, { ...all }] }, "purchase", NOVEMBER)).toBeNull();
  });
});

describe("why a change was refused", () => {
  it("has one text for each reason", () => {
    const texts = [
      fiscalRefusalText({ kind: "unknown-profile" }),
      fiscalRefusalText({ kind: "stale-profile", current: profile({}) }),
      fiscalRefusalText({ kind: "over-limit-profile" }),
      fiscalRefusalText({ kind: "bad-profile", problem: { kind: "blank-retention", index: 1 } }),
      fiscalRefusalText({ kind: "bad-profile", problem: { kind: "bad-account", index: null } }),
      fiscalRefusalText({ kind: "bad-profile", problem: { kind: "bad-account", index: 0 } }),
      fiscalRefusalText({ kind: "bad-profile", problem: { kind: "too-many-retentions", limit: 40 } }),
      fiscalRefusalText({ kind: "blank-name" }),
      fiscalRefusalText({ kind: "plan", text: "fiscal-profile-limit" }),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[8]).toBe("🚫 Solo puedes tener 1 perfil fiscal en el plan gratuito. ¡Actualiza a Premium!");
    expect(texts[7]).toBe(fiscalRefusalText({ kind: "bad-profile", problem: { kind: "blank-name" } }));
  });
});
