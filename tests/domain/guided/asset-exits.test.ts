import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { stepAsset } from "#domain/assets/asset-steps.ts";
import { answer } from "#domain/guided/answer.ts";
import { registerStep } from "#domain/guided/assets/asset-lines.ts";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationOfType } from "#domain/guided/operation-of-type.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { readSentence } from "#domain/understanding/sentence-entry.ts";
import { assetOf, depreciated } from "#tests/support/records/assets.ts";

const CHARTS = { puc: pucChart(), journal: journalChart, mini: miniChart } as const;

const bare: GuidedWorld = {
  chart: pucChart(),
  today: day("2025-03-20"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

function only(text: string, world = bare): GuidedOperation {
  const told = understand(text, world);
  const [operation] = told.kind === "operations" ? told.operations : [];
  if (operation === undefined) throw new Error(`not understood: ${text}`);
  return operation;
}

function entryOf(operation: GuidedOperation, world = bare): string {
  const proposal = operationToProposal(operation, world);
  return proposal.kind === "missing"
    ? `? ${proposal.questions.map(({ kind }) => kind).join(" ")}`
    : proposal.lines.map(({ line }) => `${line.account} ${line.debit - line.credit}`).join(" | ");
}

describe("GM-08 what left is asked for what nobody told", () => {
  it.each([
    ["vendí la moto vieja del negocio en 3 millones en efectivo", "? cost depreciated"],
    ["vendí la moto vieja del negocio", "? cost depreciated amount means"],
    ["botamos la impresora, costó 900.000", "? depreciated"],
    ["nos robaron el portátil de la oficina", "? cost depreciated"],
    ["donamos un escritorio usado al colegio", "? cost depreciated"],
    // More than it cost was not lost by use.
    ["botamos la impresora, costó 900.000 y llevaba depreciado 1.200.000", "? depreciated"],
    // Of an asset that is sold with IVA it is asked what was done.
    ["vendí la camioneta vieja en 20 millones más IVA en efectivo", "? deed"],
  ])("%s", (text, expected) => {
    expect(entryOf(only(text))).toBe(expected);
  });

  it("and answered it is an entry", () => {
    const told = only("botamos la impresora");
    const cost = answer(told, { kind: "cost", value: pesos(900_000) }, bare);
    const whole = answer(cost, { kind: "depreciated", value: pesos(0) }, bare);
    expect(entryOf(whole)).toBe("531030 900000 | 152805 -900000");
  });
});

it("GM-08 leaves nothing of the asset in 15 and 1592, in any chart and however it left", () => {
  const exits = ["asset-sale", "asset-retired", "asset-lost", "asset-donated"] as const;
  fc.assert(
    fc.property(
      fc.constantFrom("puc", "journal", "mini"),
      fc.constantFrom(...exits),
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.nat(9_000_000),
      fc.integer({ min: 1, max: 9_000_000 }),
      (kind, deed, cost, lost, price) => {
        const chart = CHARTS[kind];
        const world = { ...bare, chart };
        const used = Math.min(lost, cost);
        const asset = chart.accounts.find(({ puc, posting }) => /^15[0-4]/.test(puc) && posting);
        if (asset === undefined) return;
        let operation = answer(operationOfType("other", world), { kind: "deed", value: deed }, world);
        operation = answer(operation, { kind: "account", value: asset.code }, world);
        operation = answer(operation, { kind: "cost", value: pesos(cost) }, world);
        operation = answer(operation, { kind: "depreciated", value: pesos(used) }, world);
        if (deed === "asset-sale") {
          operation = answer(operation, { kind: "amount", value: pesos(price) }, world);
          operation = answer(operation, { kind: "means", value: "cash" }, world);
        }
        const proposal = operationToProposal(operation, world);
        // Wholly depreciated in a chart that keeps both in one account, nothing is left to be written.
        const result = (deed === "asset-sale" ? price : 0) + used - cost;
        if (proposal.kind === "missing") {
          expect(used === cost && deed !== "asset-sale").toBe(true);
          return;
        }
        const sums = (test: RegExp) =>
          proposal.lines
            .filter(({ line }) => test.test(chart.byCode.get(line.account)?.puc ?? ""))
            .reduce((sum, { line }) => sum + line.debit - line.credit, 0);
        expect(sums(/./)).toBe(0);
        expect(sums(/^15/)).toBe(used - cost);
        expect(sums(/^[45]/) + result).toBe(0);
      },
    ),
  );
});

describe("GM-08 an asset of the register leaves by the register", () => {
  const machine = assetOf({}, [
    depreciated(month("2025-01"), 100_000),
    depreciated(month("2025-02"), 100_000),
    depreciated(month("2025-03"), 100_000),
  ]);
  const sold: Asset = assetOf({ name: "Torno viejo" }, [
    { kind: "disposal", date: day("2025-02-01"), price: pesos(0), entryId: "e" as EntryId },
  ]);
  const withAssets = (...assets: readonly Asset[]): GuidedWorld => ({ ...bare, assets });

  it("with what it has of it, and not what is told", () => {
    const world = withAssets(machine, sold);
    const told = only("vendí la máquina tintométrica usada en 9 millones por transferencia", world);
    expect(told.missing).toEqual([]);
    const proposal = operationToProposal(told, world);
    const known = registerStep(told, world, bare.today, "e" as EntryId);
    if (proposal.kind === "missing" || known === null) throw new Error("no entry");
    const stepped = stepAsset(known.asset, known.step);
    expect(stepped.ok && stepped.value.entry?.lines).toEqual(proposal.lines.map(({ line }) => line));
    expect(entryOf(told, world)).toBe(
      "159210 33333 | 516010 -33333 | 1110 9000000 | 159210 266667 | 531015 2733333 | 1520 -12000000",
    );
  });

  it("is asked about where several may be meant, and may be none of them", () => {
    const other = assetOf({ name: "Máquina selladora" });
    const world = withAssets(machine, other, sold);
    const told = only("botamos la máquina vieja", world);
    expect(told.missing[0]).toEqual({
      kind: "asset",
      options: [machine, other].map(({ id, name }) => ({ id, name })),
    });
    const chosen = answer(told, { kind: "asset", value: other.id }, world);
    // The days of March until the 20th are depreciated with it.
    expect(entryOf(chosen, world)).toBe(
      "516010 66667 | 159210 -66667 | 159210 66667 | 531030 11933333 | 1520 -12000000",
    );
    const none = answer(told, { kind: "asset", value: null }, world);
    expect(entryOf(none, world)).toContain("cost depreciated");
  });

  it("takes its price into one account", () => {
    const world = withAssets(machine);
    const told = only(
      "vendí la máquina tintométrica usada en 9 millones, la mitad en efectivo y la mitad por banco",
      world,
    );
    expect(entryOf(told, world)).toBe("? means");
  });
});

it("GM-08 is told in the journal, where no line is proposed past the register", () => {
  const read = readSentence(pucChart(), "botamos la impresora, costó 900.000, depreciada del todo", {
    today: bare.today,
  });
  expect(read).toMatchObject({ kind: "unclear", lack: "asset" });
});

it.each([
  [
    "pagué la factura de 1.000.000 a Postobón en efectivo con un descuento de 40.000",
    "2205 1000000 | 421040 -40000 | 1105 -960000",
  ],
  [
    "le pagué a Alpina en efectivo la cuenta de 200.000 con rebaja del 10%",
    "2205 200000 | 421040 -20000 | 1105 -180000",
  ],
  [
    "cobré a la clienta los 300.000 que debía y le rebajé 30.000, en efectivo",
    "1105 270000 | 1305 -300000 | 530535 30000",
  ],
])("GM-09 pays a debt with less than its whole: %s", (text, expected) => {
  expect(entryOf(only(text))).toBe(expected);
});
