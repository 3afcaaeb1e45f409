import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { NOTHING_NEW } from "#domain/payroll/run/period-input.ts";
import { type PaySlip, paySlips, type SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { quantityText } from "#domain/payroll/slip/quantity-text.ts";
import { LA_SABANA, NOTES, PEOPLE, personOf, runOf } from "#tests/support/payroll/slip-people.ts";
import { absence, deduction } from "../people.ts";

function slipsOf(more: Partial<SlipsOrder> = {}, computed: Partial<SlipsOrder["computed"]> = {}) {
  return [
    ...paySlips({
      kept: { status: "paid", paidOn: day("2026-11-30") },
      computed: { run: runOf(), people: NOTES, changed: 0, ...computed },
      company: LA_SABANA,
      ...more,
    }),
  ];
}

function nth(slips: readonly PaySlip[], index: number): PaySlip {
  const slip = slips[index];
  if (!slip) throw new Error(`no slip ${index}`);
  return slip;
}

const shown = ({ lines, total }: PaySlip["accrued"]) => [
  ...lines.map(({ label, quantity, amount }) => [label, quantity, amount]),
  total,
];

describe("a pay slip", () => {
  const slip = nth(slipsOf(), 0);

  it("says who is paid, by whom, for what days", () => {
    expect(slip).toMatchObject({
      company: "Ferretería La Sabana S.A.S.",
      nit: "NIT 901.482.316-8",
      person: "Yuliana Cárdenas Peña",
      period: "Noviembre de 2026",
      number: "2026-11-01",
    });
    expect(slip.about.map(({ label, value }) => [label, value])).toEqual([
      ["Nombre", "Yuliana Cárdenas Peña"],
      ["Documento", "52.731.094"],
      ["Cargo", "Auxiliar de ventas"],
      ["EPS", "EPS Andina"],
      ["Fondo de pensiones", "Fondo Cordillera"],
    ]);
    expect(slip.paid.map(({ label, value }) => [label, value])).toEqual([
      ["Período", "01/11/2026 a 30/11/2026"],
      ["Días trabajados", "30"],
      ["Fecha de ingreso", "02/02/2026"],
      ["Salario básico", "$\u00a02.200.000"],
      ["Fecha de pago", "30/11/2026"],
    ]);
  });

  it("PY-04 has the lines and the totals of the run", () => {
    expect(shown(slip.accrued)).toEqual([
      ["Salario básico", "30 días", 2_200_000],
      ["Horas extra diurnas", "8 horas", 104_762],
      ["Auxilio de transporte", "30 días", 249_095],
      2_553_857,
    ]);
    expect(shown(slip.deducted)).toEqual([
      ["Salud", "4%", 92_190],
      ["Pensión", "4%", 92_190],
      ["Préstamo de la empresa, cuota 3 de 6", "", 120_000],
      304_380,
    ]);
    expect(slip.net).toEqual({
      label: "Neto a pagar",
      amount: 2_249_477,
      words: "Dos millones doscientos cuarenta y nueve mil cuatrocientos setenta y siete pesos.",
    });
    expect(slip.employer && shown(slip.employer)).toEqual([
      ["Pensión", "12%", 276_571],
      ["Riesgos laborales, clase I", "0,522%", 12_031],
      ["Caja de compensación", "4%", 92_190],
      380_792,
    ]);
    expect(slip.provisions && shown(slip.provisions).at(-1)).toBe(542_848);
    expect(slip.cost.amount).toBe(3_477_497);
  });

  it("names the law and the exemption, and who signs", () => {
    expect(slip.notes).toEqual([
      "Calculado con la ley vigente el 30/11/2026: salario mínimo $\u00a01.750.905 (Decreto 159 de 2026); auxilio de transporte $\u00a0249.095 (Decreto 1470 de 2025); jornada semanal 42 horas (Ley 2101 de 2021, art. 3).",
      "La empresa está exonerada de salud, SENA e ICBF por esta persona (ET art. 114-1).",
    ]);
    expect(slip.signatures).toEqual([
      { name: "Ferretería La Sabana S.A.S.", role: "Por la empresa" },
      { name: "Yuliana Cárdenas Peña", role: "Recibí a conformidad. Documento 52.731.094" },
    ]);
  });

  it("of an integral salary says so, has no benefits but vacations, and no exemption", () => {
    const integral = nth(slipsOf(), 1);
    expect(integral.paid.map(({ label }) => label)).toContain("Salario integral");
    expect(integral.provisions?.lines.map(({ label }) => label)).toEqual(["Vacaciones"]);
    expect(integral.notes.join(" ")).not.toContain("exonerada");
  });

  it("PY-01 shows a net below zero as such, and says what is left to be taken", () => {
    const owing = nth(slipsOf(), 2);
    const { amount, words } = owing.net;
    expect(amount).toBeLessThan(0);
    expect(words).toMatch(/^Menos .+ pesos\.$/);
    expect(owing.notes[0]).toMatch(
      /^Las deducciones superan lo devengado: quedan \$\u00a0[\d.]+ por descontar/,
    );
    // Hired in the middle of the month, with neither position nor insurers entered.
    expect(owing.paid.slice(0, 2).map(({ value }) => value)).toEqual(["16/11/2026 a 30/11/2026", "15"]);
    expect(owing.about.map(({ label }) => label)).toEqual(["Nombre", "Documento"]);
  });

  it("says that it is a draft, what was changed by hand, and whose figures are kept", () => {
    const run = runOf(PEOPLE, { month: month("2026-11"), part: "second-half" }, { uvt: 60_000, arl1: 0.6 });
    const changed = nth(
      slipsOf({ kept: { status: "draft", paidOn: null }, company: null }, { run, changed: 2 }),
      0,
    );
    expect(changed).toMatchObject({ number: "2026-11-Q2-01", company: "Sin empresa", nit: "" });
    expect(changed.paid.map(({ label }) => label)).not.toContain("Fecha de pago");
    const notes = changed.notes.join("\n");
    expect(notes).toContain("Borrador: la nómina de este período no está cerrada.");
    expect(notes).toMatch(
      /Valores cambiados a mano: (?:UVT \$\u00a060\.000; .*0,6%|.*0,6%; UVT \$\u00a060\.000)\./,
    );
    expect(notes).toContain("menos lo descontado en la primera quincena");
    expect(notes).toContain("Los valores son los que se guardaron al cerrar la nómina.");
  });

  it("says how many days of the contract were worked", () => {
    const [first] = PEOPLE;
    if (!first) throw new Error("nobody");
    const absences = [{ kind: "unpaid" as const, from: day("2026-11-02"), to: day("2026-11-06") }];
    const run = runOf([{ ...first, input: { ...first.input, hours: [], absences } }]);
    expect(nth(slipsOf({}, { run }), 0).paid[1]).toEqual({ label: "Días trabajados", value: "25 de 30" });
  });
});

describe("what a printed slip leaves out", () => {
  const [first, integral, owing] = PEOPLE;
  if (!first || !integral || !owing) throw new Error("nobody");
  const RUN = runOf();
  const HALF = runOf([personOf(first.contract)], { month: month("2026-11"), part: "first-half" });
  const AWAY = runOf([
    { ...first, input: { ...NOTHING_NEW, absences: [absence("unpaid", "2026-11-01", "2026-11-30")] } },
  ]);
  // 2.200.000 and 249.095, less 4 % twice.
  const EVEN = runOf([personOf(first.contract, { deductions: [deduction("loan", 2_273_095)] })]);
  const paper = (
    index = 0,
    run = RUN,
    more: Partial<SlipsOrder> = {},
    people: SlipsOrder["computed"]["people"] = NOTES,
  ) => nth(slipsOf(more, { run, people }), index);

  it.each<[string, () => PaySlip, readonly string[]]>([
    ["of a month, paid", () => paper(), ["Calculado con", "La empresa está exonerada"]],
    ["of an integral salary", () => paper(1), ["Calculado con"]],
    ["of a first fortnight", () => paper(0, HALF), ["Calculado con", "La empresa está exonerada"]],
    [
      "of a draft",
      () => paper(1, RUN, { kept: { status: "draft", paidOn: null } }),
      ["Borrador", "Calculado con"],
    ],
    [
      "of who owes",
      () => paper(2),
      ["Las deducciones superan", "Calculado con", "La empresa está exonerada"],
    ],
    ["of who nets nothing", () => paper(0, EVEN), ["Calculado con", "La empresa está exonerada"]],
  ])("has the notes %s and no others", (_name, make, starts) => {
    const { notes } = make();
    expect(notes.map((note, at) => note.slice(0, starts[at]?.length ?? 20))).toEqual(starts);
  });

  it("of a net of nothing says so in words", () => {
    expect(paper(0, EVEN).net).toEqual({ label: "Neto a pagar", amount: 0, words: "Cero pesos." });
  });

  it("has no part of the company where it pays nothing", () => {
    const away = paper(0, AWAY);
    expect([away.employer, away.provisions, away.accrued.total]).toEqual([null, null, 0]);
    expect(paper().employer).not.toBeNull();
  });

  it("leaves blank notes, an unknown document and people without notes out", () => {
    const blank = [{ position: "  ", eps: " ", pensionFund: "" }];
    expect(paper(0, RUN, {}, blank).about.map(({ label }) => label)).toEqual(["Nombre", "Documento"]);
    expect(paper(0, RUN, {}, []).about.map(({ label }) => label)).toEqual(["Nombre", "Documento"]);
    expect(paper(1).about.map(({ label }) => label)).toContain("Cargo");
    const unknown = runOf([{ ...first, contract: { ...first.contract, document: "" } }]);
    expect(paper(0, unknown).signatures.at(-1)).toEqual({
      name: "Yuliana Cárdenas Peña",
      role: "Recibí a conformidad",
    });
    expect(paper().signatures.at(-1)?.role).toBe("Recibí a conformidad. Documento 52.731.094");
  });

  it("names what is paid: an integral salary, or a basic one, and the day of it", () => {
    const facts = ({ paid }: PaySlip) => paid.slice(3).map(({ label, value }) => `${label} ${value}`);
    expect(facts(paper())).toEqual(["Salario básico $\u00a02.200.000", "Fecha de pago 30/11/2026"]);
    expect(facts(paper(1))).toEqual(["Salario integral $\u00a030.000.000", "Fecha de pago 30/11/2026"]);
    expect(facts(paper(0, RUN, { kept: { status: "closed", paidOn: null } }))).toEqual([
      "Salario básico $\u00a02.200.000",
    ]);
  });
});

describe("what a line counts", () => {
  it.each([
    [{ value: 1, unit: "days" }, "1 día"],
    [{ value: 0.5, unit: "hours" }, "0,5 horas"],
    [{ value: 1, unit: "hours" }, "1 hora"],
    [{ value: 0.522, unit: "percent" }, "0,522%"],
    [{ value: 8.33, unit: "percent" }, "8,33%"],
    [{ value: 1234, unit: "uvt" }, "1.234 UVT"],
    [{ value: 2, unit: "smmlv" }, "2 SMMLV"],
    [{ value: 1.25, unit: "none" }, "1,25"],
    [null, ""],
  ] as const)("%o", (quantity, text) => {
    expect(quantityText(quantity)).toBe(text);
  });

  it("is never cut to another figure", () => {
    for (let value = 1; value < 4000; value += 1) {
      const shown = quantityText({ value: value / 1000, unit: "percent" });
      expect(Number(shown.replace("%", "").replace(",", ".")) as Pesos).toBe(value / 1000);
    }
  });
});
