import { beforeAll, describe, expect, it } from "vitest";
import { takesEntries } from "#domain/accounting/account.ts";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { findTerm, GLOSSARY, termId } from "#domain/glossary/glossary.ts";
import { groupDigits } from "#domain/kernel/group-digits.ts";
import { fold } from "#domain/kernel/spanish.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

const examples = GLOSSARY.flatMap((term) => (term.example === null ? [] : [{ term, ...term.example }]));

describe("GM-21 the glossary", () => {
  it("has at least 200 terms, each with a name of its own", () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(200);
    const owners = new Map<string, string[]>();
    for (const { name, others } of GLOSSARY)
      for (const each of [name, ...others]) owners.set(fold(each), [...(owners.get(fold(each)) ?? []), name]);
    expect([...owners].filter(([, names]) => names.length > 1)).toEqual([]);
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
    expect(termId("Propiedades, planta y equipo")).toBe("propiedades-planta-y-equipo");
  });

  it("goes on to terms that exist, and never to itself", () => {
    for (const { id, name, related } of GLOSSARY) {
      expect(related.length, name).toBeGreaterThan(0);
      expect(
        related.filter((each) => findTerm(each) === undefined || each === id),
        name,
      ).toEqual([]);
    }
  });

  it("defines in whole sentences, and gives each term an example", () => {
    for (const { name, definition, example, sample, side } of GLOSSARY) {
      for (const text of [definition, side, sample])
        if (text !== null) expect(text, name).toMatch(/^[\p{Lu}\d¿($].*\.$/su);
      expect(definition.length, name).toBeGreaterThan(40);
      expect(definition.length, name).toBeLessThanOrEqual(380);
      expect((example === null) !== (sample === null), name).toBe(true);
    }
  });

  it("balances every example, on accounts that take entries", () => {
    expect(examples.length).toBeGreaterThanOrEqual(150);
    for (const { term, lines } of examples) {
      const sum = lines.reduce((total, { debit, credit }) => total + debit - credit, 0);
      expect(sum, term.name).toBe(0);
      expect(lines.length, term.name).toBeGreaterThanOrEqual(2);
      for (const { account, debit, credit } of lines) {
        const found = findAccount(puc, account);
        expect(found !== undefined && takesEntries(found), `${term.name} ${account}`).toBe(true);
        expect(debit > 0 !== credit > 0, `${term.name} ${account}`).toBe(true);
      }
      expect(new Set(lines.map(({ account }) => account)).size, term.name).toBe(lines.length);
    }
  });

  it("tells in the operation what its amounts are made of", () => {
    const untold = examples.filter(({ operation, lines }) => {
      const told = lines.filter(({ debit, credit }) =>
        operation.includes(`$ ${groupDigits(String(Math.max(debit, credit)))}`),
      );
      return told.length === 0;
    });
    expect(untold.map(({ term, operation }) => `${term.name}: ${operation}`)).toEqual([]);
  });

  it("says the nature of an account as the chart has it, and why", () => {
    for (const { name, account, nature, side } of GLOSSARY) {
      if (account === null) continue;
      expect(findAccount(puc, account)?.nature, name).toBe(nature);
      expect(side, name).not.toBeNull();
    }
  });

  it("uses in its example the account that a term is", () => {
    const without = examples.filter(
      ({ term, lines }) => term.account !== null && !lines.some(({ account }) => account === term.account),
    );
    expect(without.map(({ term }) => term.name)).toEqual([]);
  });
});
