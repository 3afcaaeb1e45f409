import { describe, expect, it } from "vitest";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Lesson, LessonQuestion } from "#domain/lessons/lesson.ts";
import type { LessonLaw } from "#domain/lessons/lesson-law.ts";
import { questionsOf } from "#domain/lessons/lessons.ts";
import { entriesOf, keysOf, lawOn, lessonOf, tablesOf } from "./read-lesson.ts";

/** The text of all that a lesson says. */
const textOf = (lesson: Lesson) => JSON.stringify(lesson);
const money = (amount: number) => formatPesos(pesos(amount));

function questionOf(lesson: Lesson, id: string): LessonQuestion {
  const found = questionsOf(lesson).find((question) => question.id === id);
  if (found === undefined) throw new Error(`no question ${id}`);
  return found;
}

/** A law with one statute changed. */
const withStatute = (law: LessonLaw, changed: string, value: number): LessonLaw => ({
  ...law,
  statute: (key) => (key === changed ? value : law.statute(key)),
});

describe("ED-63 the lessons of VAT and withholding with other rates", () => {
  it("say every amount of VAT by the rate of the law", () => {
    // 16 % of 400.000, 2.000.000, 3.000.000, 1.500.000 and 1.000.000; 595.000 ÷ 1,16 = 512.931,03.
    const lesson = lessonOf("iva", { ...lawOn("2026-11-23"), vat: 16, reducedVat: 8 });
    expect(entriesOf(lesson)).toEqual([
      "1105 464000 | 4135 -400000 | 2408 -64000",
      "1435 2000000 | 2408 320000 | 2205 -2320000",
    ]);
    expect(keysOf(lesson)).toMatchObject({
      "iva-cobra": [1_740_000, 1_500_000, 240_000],
      "iva-compra": "1435 1000000 | 2408 160000 | 2205 -1160000",
      "iva-saldo": [480_000 - 320_000, 480_000, 480_000 + 320_000],
      "iva-base": [512_931, 595_000 - 95_200, 595_000],
      "iva-no-responsable": [money(1_160_000)],
    });
    expect(tablesOf(lesson)[0]?.slice(1, 3)).toEqual(["General | 16% | Sí", "Reducida | 8% | Sí"]);
    const texts = lesson.steps.map(({ text }) => text.join(" "));
    expect(texts[0]).toContain(`El cliente paga ${money(464_000)}`);
    expect(texts[3]).toContain(
      "equivale a 116 partes de las que 100 son el precio. La base es el total dividido entre 1,16.",
    );
    expect(questionOf(lesson, "iva-base").why).toBe(
      `${money(595_000)} ÷ 1,16 = ${money(512_931)}; el IVA es ${money(595_000 - 512_931)}.`,
    );
    expect(questionOf(lesson, "iva-saldo").why).toBe(
      `Generado ${money(480_000)} − descontable ${money(320_000)} = ${money(160_000)}.`,
    );
  });

  it("take the VAT out of the total as the text says it", () => {
    const lesson = lessonOf("iva");
    expect(lesson.steps[3]?.text[0]).toContain("119 partes");
    expect(lesson.steps[3]?.text[0]).toContain("entre 1,19.");
    expect(questionOf(lesson, "iva-base").why).toBe(
      `${money(595_000)} ÷ 1,19 = ${money(500_000)}; el IVA es ${money(95_000)}.`,
    );
    const refused = questionOf(lesson, "iva-no-responsable");
    expect(refused.kind === "choice" && refused.options.map(({ text }) => text)).toEqual([
      money(1_190_000),
      money(1_000_000),
      money(190_000),
    ]);
  });

  // Before June 2025: 27 and 4 UVT of 49.799, to the thousand. In 2023 UVT of 42.412 and the rows of 2025.
  it.each([
    ["2023-05-01", "27 UVT", 1_145_000, "4 UVT", 170_000],
    ["2025-03-01", "27 UVT", 1_345_000, "4 UVT", 199_000],
    ["2025-06-01", "10 UVT", 498_000, "2 UVT", 100_000],
    ["2026-11-23", "10 UVT", 524_000, "2 UVT", 105_000],
  ])("say the least bases of %s", (date, ofGoods, goods, ofServices, services) => {
    const lesson = lessonOf("retenciones", lawOn(date));
    const [rows = []] = tablesOf(lesson);
    expect(rows[1]).toBe(`Compras | 2,5% | ${ofGoods}: ${money(goods)}`);
    expect(rows[2]).toBe(`Servicios | 4% | ${ofServices}: ${money(services)}`);
    const least = questionOf(lesson, "ret-minima");
    expect(least.text).toContain(`por ${money(services - 5_000)} más IVA`);
    // Below the base, and above it only with its VAT: what the second option takes it for.
    expect((services - 5_000) * 1.19).toBeGreaterThan(services);
    expect(textOf(lesson)).toContain(`Sí, porque con el IVA pasa de ${money(services)}`);
  });

  it("withhold by the rates of the law", () => {
    const law = lawOn("2026-11-23");
    const lesson = lessonOf("retenciones", {
      ...law,
      vat: 16,
      purchases: { ...law.purchases, rate: 3 },
      services: { ...law.services, rate: 6 },
      fees: 10,
      withheldVat: 50,
    });
    expect(keysOf(lesson)).toMatchObject({
      // 3 % of 4.000.000; of 4.640.000; 6 % of 4.000.000.
      "ret-calcula": [120_000, 139_200, 240_000],
      "ret-honorarios": "5110 2500000 | 236515 -250000 | 1110 -2250000",
    });
    expect(entriesOf(lesson)).toEqual([
      "1435 4000000 | 2408 640000 | 236540 -120000 | 2205 -4520000",
      "1305 4520000 | 135515 120000 | 4135 -4000000 | 2408 -640000",
    ]);
    expect(questionOf(lesson, "ret-reteiva").text).toContain("el 50%?");
  });
});

describe("ED-63 the lessons of payroll in each year", () => {
  it.each([
    // 2 × 1.160.000 is less than Camilo's 2.400.000; 2 × 1.300.000 is not.
    ["2023-11-23", 1_160_000, 140_606, false],
    ["2024-11-23", 1_300_000, 162_000, true],
    ["2025-11-23", 1_423_500, 200_000, true],
    ["2026-11-23", 1_750_905, 249_095, true],
  ])("pay Camilo on %s", (date, wage, transport, isAllowed) => {
    const law = lawOn(date);
    const payroll = lessonOf("nomina", law);
    const net = 2_400_000 + (isAllowed ? transport : 0) - 192_000;
    const share = Math.round(wage * 0.04);
    expect(entriesOf(payroll)[0]).toBe(
      [
        "510506 2400000",
        ...(isAllowed ? [`510527 ${transport}`] : []),
        "237005 -96000",
        "238030 -96000",
        `2505 -${net}`,
      ].join(" | "),
    );
    expect(
      tablesOf(payroll)[0]
        ?.slice(1)
        .map((row) => row.replace("|| ", "").split(" | ")[0]),
    ).toEqual([
      "Sueldo",
      ...(isAllowed ? ["Auxilio de transporte"] : []),
      "Salud",
      "Pensión",
      "Neto a pagar",
    ]);
    expect(keysOf(payroll)).toMatchObject({
      "nom-devengado": [wage + transport, wage, wage + transport - 2 * share],
      "nom-salud": [88_000, Math.round((2_200_000 + transport) * 0.04), 176_000],
      "nom-pago": `2505 ${net} | 1110 -${net}`,
      "nom-planilla": [384_000, 288_000, 96_000],
    });
    expect(payroll.steps[0]?.text[1]).toContain(
      `hasta 2 salarios mínimos (${money(2 * wage)}). No es salario`,
    );
    const benefits = lessonOf("prestaciones", law);
    const month = Math.round((2_400_000 + (isAllowed ? transport : 0)) / 12);
    const interest = Math.round(month * 0.12);
    expect(entriesOf(benefits)).toEqual([
      `510530 ${month} | 510533 ${interest} | 510536 ${month} | 510539 100000 | ` +
        `261005 -${month} | 261010 -${interest} | 261020 -${month} | 261015 -100000`,
    ]);
    expect(keysOf(benefits)["pre-vacaciones"]).toEqual([
      90_000,
      Math.round((2_160_000 + transport) / 24),
      180_000,
    ]);
    const told = benefits.steps[2]?.text[0] ?? "";
    expect(told).toContain(
      `Camilo gana ${money(2_400_000)}${isAllowed ? " más auxilio de transporte." : "."}`,
    );
  });

  it("pay the allowance up to the limit itself, and to nobody above it", () => {
    const law = lawOn("2026-11-23");
    for (const [wage, isAllowed] of [
      [1_200_000, true],
      [1_199_999, false],
    ] as const) {
      const other = { ...law, minimumWage: pesos(wage) };
      expect(entriesOf(lessonOf("nomina", other))[0]?.includes("510527 249095")).toBe(isAllowed);
      expect(textOf(lessonOf("prestaciones", other)).includes("más auxilio de transporte.")).toBe(isAllowed);
    }
    const threefold = withStatute({ ...law, minimumWage: pesos(800_000) }, "transportLimit", 3);
    expect(entriesOf(lessonOf("nomina", threefold))[0]).toContain("510527 249095");
  });

  it("take each rate of the contributions from its own statute", () => {
    const law = lawOn("2026-11-23");
    const entries = (key: string, value: number) =>
      entriesOf(lessonOf("nomina", withStatute(law, key, value)));
    expect(entries("health", 5)[0]).toContain("237005 -120000 | 238030 -96000 | 2505 -2433095");
    expect(entries("pension", 5)[0]).toContain("237005 -96000 | 238030 -120000 | 2505 -2433095");
    expect(entries("employerPension", 13)[1]).toMatch(/^510570 312000 .* 238030 -312000 /u);
    expect(entries("arl1", 1)[1]).toContain("510568 24000");
    expect(entries("familyFund", 3)[1]).toMatch(/510572 72000 .* 237010 -72000$/u);
    const freed = textOf(lessonOf("nomina", withStatute(law, "exonerationLimit", 12)));
    expect(freed).toContain("menos de 12 salarios mínimos");
    const benefits = lessonOf("prestaciones", withStatute(law, "severanceInterest", 10));
    // 10 % of 220.758 and of 6.000.000.
    expect(entriesOf(benefits)[0]).toContain("510533 22076 ");
    expect(keysOf(benefits)["pre-cesantias"]).toEqual([500_000, 250_000, 600_000]);
    expect(tablesOf(benefits)[0]?.[2]).toBe("Intereses | 10% de las cesantías | Cesantías");
  });
});
