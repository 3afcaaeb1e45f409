import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { questionOptions } from "#flows/guided/panel/question-options.ts";

const puc = pucChart();
type Line = readonly [code: string, amount: number, party?: string];

function entry(description: string, date: string, lines: readonly Line[], more: Partial<Entry> = {}): Entry {
  return {
    id: `entr_${date}_${description}` as Entry["id"],
    bookId: "book_1" as Entry["bookId"],
    number: 1,
    date: day(date),
    description,
    reference: "",
    lines: lines.map(([code, amount, party]) => ({
      account: code as AccountCode,
      debit: pesos(Math.max(amount, 0)),
      credit: pesos(Math.max(-amount, 0)),
      ...(party && { thirdParty: party }),
    })),
    status: "posted",
    origin: "journal",
    version: 1,
    createdAt: 1 as Entry["createdAt"],
    updatedAt: 1 as Entry["updatedAt"],
    ...more,
  };
}

function worldOf(memory: readonly Entry[], used: readonly string[] = []): GuidedWorld {
  const today = day("2026-11-23");
  const counts = new Map(used.map((code) => [code as AccountCode, 3]));
  return { chart: puc, today, parties: [], profile: null, memory, used: counts, counterpart: () => null };
}

function only(text: string, world: GuidedWorld) {
  const understood = understand(text, world);
  const [operation] = understood.kind === "operations" ? understood.operations : [];
  if (operation === undefined) throw new Error(`not understood: ${text}`);
  return operation;
}

const RENT = entry("Arriendo del local de septiembre", "2026-10-12", [
  ["512010", 900_000, "Inmobiliaria Sur"],
  ["111005", -900_000],
]);

describe("the last entry of the same words comes first (GM-11)", () => {
  it("gives the account below the one that is said, the third party, and the way of paying first", () => {
    const world = worldOf([RENT]);
    const operation = only("pagué arriendo 950 mil", world);
    expect(only("pagué arriendo 950 mil", worldOf([])).account?.value).toBe("5120");
    expect(operation.account).toMatchObject({ value: "512010", by: "book" });
    expect(operation.party).toMatchObject({ value: "Inmobiliaria Sur", by: "book" });
    const [question] = operation.missing;
    if (question?.kind !== "means") throw new Error("the means are asked");
    expect(question.options).toEqual(["transfer", "cash", "card", "check", "credit"]);
    const [first, second] = questionOptions(question, puc, operation.remembered);
    expect(first?.label).toBe("Transferencia, como el 12/10/2026");
    expect(second?.label).toBe("Efectivo");
  });

  it("never changes what the sentence says", () => {
    const world = worldOf([RENT]);
    const operation = only("pagué arriendo del local 950 mil en efectivo a Carlos Pérez", world);
    expect(operation.party).toMatchObject({ value: "Carlos Pérez", by: "said" });
    expect(operation.payments).toMatchObject([{ means: "cash", by: "said" }]);
    // Another account than the one that the words mean stays out.
    const other = worldOf([
      entry("Arriendo del local", "2026-10-12", [
        ["5195", 1],
        ["1105", -1],
      ]),
    ]);
    expect(only("pagué arriendo del local 950 mil", other).account).toMatchObject({ by: "said" });
  });

  it.each<readonly [string, readonly Entry[]]>([
    ["other words", [{ ...RENT, description: "Vigilancia del local" }]],
    ["taken back", [{ ...RENT, status: "void" }]],
    ["a reversal", [{ ...RENT, origin: "reversal" }]],
    [
      "the other side",
      [
        entry(RENT.description, "2026-10-12", [
          ["1105", 5],
          ["512010", -5],
        ]),
      ],
    ],
  ])("takes nothing of an entry that tells another thing: %s", (_, memory) => {
    expect(only("pagué arriendo del local 950 mil", worldOf(memory)).remembered).toBeNull();
  });

  it("takes the last of several", () => {
    const before = entry("Arriendo del local", "2026-08-12", [
      ["512095", 900_000],
      ["110505", -900_000],
    ]);
    const operation = only("pagué arriendo del local 950 mil", worldOf([before, RENT]));
    expect(operation.remembered?.day).toBe("2026-10-12");
  });

  it("says the same whatever else the book holds", () => {
    const others = fc.array(fc.constantFrom("Compra de café", "Venta del día", "Nómina de octubre"), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(others, (names) => {
        const memory = names.map((name) =>
          entry(name, "2026-10-13", [
            ["5195", 10],
            ["1105", -10],
          ]),
        );
        const { account, party } = only("pagué arriendo del local 950 mil", worldOf([RENT, ...memory]));
        expect([account?.value, party?.value]).toEqual(["512010", "Inmobiliaria Sur"]);
      }),
    );
  });
});

describe("none is an answer", () => {
  it("to what of a quota is interest", () => {
    const world = worldOf([]);
    const operation = only("pagué la cuota del crédito 500 mil por transferencia", world);
    expect(operation.missing.map(({ kind }) => kind)).toEqual(["interest"]);
    const done = answer(operation, { kind: "interest", value: ZERO }, world);
    expect(operationToProposal(done, world).kind).toBe("entry");
    expect(only("pagué la cuota del crédito sin intereses 500 mil por transferencia", world).missing).toEqual(
      [],
    );
  });

  it("to what was sold had cost, which is asked where the book keeps its cost with each sale", () => {
    const text = "vendí mercancía por 500 mil en efectivo";
    expect(only(text, worldOf([])).missing).toEqual([]);
    const world = worldOf([], ["6135"]);
    const operation = only(text, world);
    expect(operation.missing.map(({ kind }) => kind)).toEqual(["cost"]);
    expect(answer(operation, { kind: "cost", value: ZERO }, world).missing).toEqual([]);
    const told = answer(operation, { kind: "cost", value: pesos(300_000) }, world);
    const proposal = operationToProposal(told, world);
    if (proposal.kind !== "entry") throw new Error("an entry");
    expect(proposal.lines.map(({ line }) => `${line.account} ${line.debit - line.credit}`)).toEqual([
      "1105 500000",
      "4135 -500000",
      "6135 300000",
      "1435 -300000",
    ]);
    expect(only("vendí mercancía por 500 mil en efectivo, costó 300 mil", world).missing).toEqual([]);
  });
});
