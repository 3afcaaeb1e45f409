import fc from "fast-check";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

function told(text: string): string {
  const understood = understand(text, world);
  if (understood.kind !== "operations") return understood.kind;
  return understood.operations
    .map((operation) => {
      const proposal = operationToProposal(operation, world);
      return proposal.kind === "entry"
        ? proposal.lines.map(({ line }) => `${line.account} ${line.debit - line.credit}`).join(", ")
        : proposal.questions.map(({ kind }) => kind).join(" ");
    })
    .join(" // ");
}

it.each([
  [
    "pagué honorarios por 3.000.000 con retención del 10% por transferencia",
    "5110 3000000, 236515 -300000, 1110 -2700000",
  ],
  [
    "pague servicio de aseo 800.000 menos retencion del 4% en efectivo",
    "513505 800000, 236525 -32000, 1105 -768000",
  ],
  ["pagué arriendo 2.000.000 con retención 3,5% por banco", "5120 2000000, 236530 -70000, 1110 -1930000"],
  [
    "le pagué al contador 500.000, le descontamos 11% de retención, por Nequi",
    "511030 500000, 236515 -55000, 1120 -445000",
  ],
  [
    "compré mercancía por 1.000.000 más IVA, retefuente 2,5%, a crédito",
    "1435 1000000, 2408 190000, 236540 -25000, 2205 -1165000",
  ],
  [
    "compré mercancía por 1.190.000 IVA incluido con retención de 25.000 a crédito",
    "1435 1000000, 2408 190000, 236540 -25000, 2205 -1165000",
  ],
  [
    "vendí servicios por 2.000.000 + IVA, me retuvieron el 4%, me consignaron el resto",
    "1110 2300000, 4155 -2000000, 2408 -380000, 135515 80000",
  ],
  [
    "vendí servicios por 2.000.000 más IVA con retefuente del 4% y reteica del 9,66 por mil, consignado en Bancolombia",
    "1110 2280680, 4155 -2000000, 2408 -380000, 135515 80000, 135518 19320",
  ],
  [
    "vendí servicios por 1.000.000 más IVA con reteiva del 15%, a crédito",
    "1305 1161500, 4155 -1000000, 2408 -190000, 135517 28500",
  ],
  // There is no IVA of which something could be withheld, and what an invoice's base was is not told.
  ["venta a crédito de 500.000 con reteiva del 15%", "vat"],
  ["don Luis pagó la factura de 1.190.000 con retención del 2,5% por Nequi", "shares"],
  // What is paid to the tax office is no withholding of this operation.
  ["pagué la retención en la fuente de octubre 300.000 por PSE", "2365 300000, 1110 -300000"],
])("keeps a withholding that is told (GM-05): %s", (text, expected) => {
  expect(told(text)).toBe(expected);
});

it("balances with every rate and amount, and pays what is left", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 90_000_000 }),
      fc.integer({ min: 1, max: 200 }),
      (base, tenths) => {
        const rate = (tenths / 10).toFixed(1).replace(".", ",");
        const text = `pagué honorarios por ${base} con retención del ${rate}% en efectivo`;
        const [, held = "", paid = ""] = told(text).split(", ");
        const withheld = Math.round((base * tenths) / 1_000);
        const lines = withheld === 0 ? held : `${held}, ${paid}`;
        expect(lines).toBe(
          withheld === 0 ? `1105 -${base}` : `236515 -${withheld}, 1105 -${base - withheld}`,
        );
      },
    ),
  );
});

it.each([
  [
    "pagué 200 mil de luz y 150 mil de agua en efectivo",
    "513530 200000, 1105 -200000 // 513525 150000, 1105 -150000",
  ],
  [
    "pagué el arriendo 1.000.000 por banco y la luz 120.000 en efectivo",
    "5120 1000000, 1110 -1000000 // 513530 120000, 1105 -120000",
  ],
  [
    "pagué luz 80.000 en efectivo, agua 45.000 por nequi y gas 20.000 con tarjeta",
    "513530 80000, 1105 -80000 // 513525 45000, 1120 -45000 // 513555 20000, 1110 -20000",
  ],
  [
    "vendí camisas por 200 mil en efectivo y pantalones por 300 mil a crédito",
    "1105 200000, 4135 -200000 // 1305 300000, 4135 -300000",
  ],
  ["vendí 200 mil en efectivo y 300 mil por nequi", "1105 200000, 1120 300000, 4135 -500000"],
  [
    "pagué 300 mil en efectivo y 200 mil por transferencia del arriendo",
    "5120 500000, 1105 -300000, 1110 -200000",
  ],
])("tells things of one verb apart, each paid in its way (GM-06): %s", (text, expected) => {
  expect(told(text)).toBe(expected);
});

it.each([
  [
    "Pagué la cuota del crédito por 1.250.000, de los cuales 900.000 son capital y el resto intereses, por banco",
    "2105 900000, 530520 350000, 1110 -1250000",
  ],
  [
    "pagué 600.000 del préstamo del banco, 120.000 son intereses y el resto capital, en efectivo",
    "2105 480000, 530520 120000, 1105 -600000",
  ],
  ["nos descontaron 10.000 de comisión del datáfono", "530515 10000, 1110 -10000"],
  ["cobraron 4x1000 por 12.000", "511595 12000, 1110 -12000"],
])("reads what the bank takes and what a loan's payment is made of: %s", (text, expected) => {
  expect(told(text)).toBe(expected);
});

it("asks whether things at a price were sold or bought, where no verb says so", () => {
  expect(told("3 pantalones a 60mil cada uno en efectivo")).toBe("deed");
});

it.each([
  ["transferí 500.000 al proveedor de lo que le debo y me cobraron 7.000 de comisión", "transfer"],
  ["compré mercancía por 400.000 y me cobraron 5.000 de comisión", "cash"],
] as const)("keeps no commission of what is paid (GM-28): %s", (text, means) => {
  const understood = understand(text, world);
  const [operation] = understood.kind === "operations" ? understood.operations : [];
  expect(operation?.missing).not.toEqual([]);
  const paid = operation && answer(operation, { kind: "means", value: means }, world);
  const proposal = paid && operationToProposal(paid, world);
  const lines = proposal?.kind === "entry" ? proposal.lines.map(({ line }) => line) : [];
  expect(lines.map(({ debit, credit }) => debit - credit).reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(lines.some(({ account }) => /^5(?:295|305)/.test(account))).toBe(false);
});
