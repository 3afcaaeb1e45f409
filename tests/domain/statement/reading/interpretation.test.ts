import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { interpret } from "#domain/statement/reading/interpretation.ts";
import type { FigureLine, ReadingFigures } from "#domain/statement/reading/statement-reading.ts";
import { STATEMENT_KINDS, type StatementKind } from "#domain/statement/statement-kind.ts";
import { typedFigures } from "#domain/statement/typed/typed-figures.ts";
import { type SectionKey, TYPED_LAYOUTS } from "#domain/statement/typed/typed-layout.data.ts";
import { sampleStatement } from "#domain/statement/typed/typed-sample.ts";

const line = (section: SectionKey, name: string, amount: number): FigureLine => ({
  section,
  name,
  amount: pesos(amount),
});

function read(statement: StatementKind, lines: readonly FigureLine[], more: Partial<ReadingFigures> = {}) {
  return interpret({ statement, lines, difference: pesos(0), ...more });
}

const texts = (...args: Parameters<typeof read>) =>
  read(...args).map(({ text }) => text.replaceAll("\u00a0", " "));

describe("a statement read in Spanish from its own figures", () => {
  it("a healthy balance: who financed it, what weighs most, what it can pay", () => {
    const found = texts("balance", [
      line("current-assets", "Bancos", 6_000),
      line("current-assets", "Inventarios", 4_000),
      line("other-assets", "Equipo", 2_000),
      line("current-liabilities", "Proveedores", 3_000),
      line("equity", "Capital", 9_000),
    ]);
    expect(found).toEqual([
      "De cada $ 100 que tiene la empresa, $ 25 se los debe a otros y $ 75 son de los dueños.",
      "Lo que más pesa en el activo es Bancos: el 50,0%.",
      "El activo corriente cubre 3,33 veces el pasivo corriente; quedarían $ 7.000 después de pagarlo.",
      "Bancos son el 60,0% del activo corriente: mira cuánto hace falta a la mano y cuánto puede rendir.",
    ]);
  });

  it.each<[string, string, number, number, boolean]>([
    ["1592", "Depreciación acumulada", 0, 500, false],
    ["159215", "Depreciación acumulada: Equipo de oficina", 0, 500, false],
    ["1399", "Provisiones", 0, 500, false],
    ["", "Depreciación acumulada", 0, 500, false],
    ["1435", "Mercancías no fabricadas por la empresa", 0, 500, true],
    ["1524", "Equipo de oficina", 0, 500, true],
    ["", "Algo sin cuenta", 0, 500, false],
  ])(
    "«%s %s» in a typed balance: only what is against its own nature asks for a look",
    (code, name, debit, credit, isTold) => {
      const rows = [
        { id: "1", code: "1110", name: "Bancos", debit: pesos(5_000), credit: pesos(0), affectsTaxes: false },
        { id: "2", code, name, debit: pesos(debit), credit: pesos(credit), affectsTaxes: false },
        {
          id: "3",
          code: "3105",
          name: "Capital",
          debit: pesos(0),
          credit: pesos(4_500),
          affectsTaxes: false,
        },
      ];
      const found = interpret(typedFigures({ ...sampleStatement("balance", "complex"), rows }));
      expect(found.some(({ text }) => text.includes("al contrario de su grupo"))).toBe(isTold);
    },
  );

  it("a balance between good and bad: nothing at risk, and what to watch", () => {
    const found = read("balance", [
      line("current-assets", "Efectivo", 400),
      line("current-assets", "Inventarios", 1_030),
      line("other-assets", "Equipo", 370),
      line("current-liabilities", "Proveedores", 1_000),
      line("equity", "Capital", 800),
    ]);
    expect(found.filter(({ topic }) => topic === "risk")).toEqual([]);
    const watched = found.filter(({ topic }) => topic === "look");
    expect(watched.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
      "El activo corriente alcanza para lo que se debe a corto plazo, pero con poca holgura: mira qué vence primero.",
      "Las deudas financian el 55,6% del activo, más de la mitad: mira cuándo vencen y con qué se pagan.",
      "Inventarios son el 72,0% del activo corriente: mira qué tan rápido se convierten en efectivo.",
    ]);
    expect(watched[1]?.cites).toEqual([
      { label: "Total pasivo", amount: 1_000 },
      { label: "Total activo", amount: 1_800 },
    ]);
  });

  it("a balance in trouble: debts it cannot pay, negative equity, sums that do not agree", () => {
    const found = texts(
      "balance",
      [
        line("current-assets", "Caja", 1_000),
        line("current-liabilities", "Proveedores", 4_000),
        line("equity", "Pérdidas acumuladas", -3_500),
      ],
      { difference: pesos(500) },
    );
    expect(found).toContain(
      "El activo corriente cubre 0,25 veces el pasivo corriente: para pagar lo de este año faltarían $ 3.000.",
    );
    expect(found).toContain(
      "El patrimonio es negativo en $ 3.500: lo que se debe es más que lo que se tiene.",
    );
    expect(found).toContain(
      "El activo no es igual al pasivo más el patrimonio. Hay una diferencia de $ 500: corrígela antes de sacar conclusiones.",
    );
  });

  it("an income statement: margin, cost, what could end the profit", () => {
    const found = texts("income", [
      line("revenue", "Ventas", 10_000),
      line("cost", "Costo", -6_000),
      line("administration", "Nómina", -3_500),
    ]);
    expect(found).toEqual([
      "De los ingresos queda el 5,0% como utilidad: $ 500.",
      "El costo de lo vendido se lleva el 60,0% de los ingresos; la utilidad bruta es $ 4.000.",
      "El margen es estrecho: una caída de los ingresos del 5,0% lo borraría.",
      "El gasto que más pesa es Nómina: $ 3.500, el 35,0% de los ingresos.",
    ]);
    expect(texts("income", [line("revenue", "Ventas", 100), line("selling", "Pauta", -300)])).toContain(
      "El ejercicio deja una pérdida de $ 200: se gasta más de lo que entra.",
    );
  });

  it("a cash flow and the equity", () => {
    expect(texts("cash", [line("operating", "Nómina", -800), line("financing", "Préstamo", 900)])).toContain(
      "La operación consumió $ 800, que cubren deudas o aportes por $ 900: así no se sostiene mucho tiempo.",
    );
    expect(
      texts("equity", [line("capital", "Capital", 1_000), line("retained", "Pérdidas", -600)]),
    ).toContain(
      "Las pérdidas se llevan $ 600 de lo aportado: revisa si el negocio sigue en marcha (Ley 2069 de 2020, art. 4).",
    );
  });

  it("what changed since the period before, the largest first", () => {
    const found = read("balance", [line("current-assets", "Bancos", 500), line("equity", "Capital", 500)], {
      before: [line("current-assets", "Bancos", 400), line("equity", "Capital", 200)],
    });
    expect(
      found.filter(({ topic }) => topic === "change").map(({ text }) => text.replaceAll("\u00a0", " ")),
    ).toEqual(["Capital: subió $ 300 (150,0%).", "Bancos: subieron $ 100 (25,0%)."]);
  });

  it.each([
    [-100, 30, "Resultado: pasó de −$ 100 a $ 30."],
    [-100, -30, "Resultado: pasó de −$ 100 a −$ 30."],
    [100, -30, "Resultado: pasó de $ 100 a −$ 30."],
    [0, -30, "Resultado: antes estaba en cero y ahora suma −$ 30."],
    [30, 100, "Resultado: subió $ 70 (233,3%)."],
    [100, 30, "Resultado: bajó $ 70 (70,0%)."],
  ])("what went from %d to %d, by its sign", (from, to, words) => {
    expect(
      texts("balance", [line("equity", "Resultado", to)], { before: [line("equity", "Resultado", from)] }),
    ).toContain(words);
  });

  it("a cost that grew went up, a flow tells both figures, and what was nothing keeps its sign", () => {
    const changed = (statement: StatementKind, now: readonly FigureLine[], before: readonly FigureLine[]) =>
      texts(statement, now, { before }).filter((text) =>
        /sub(ió|ieron)|baj(ó|aron) \$|pas(ó|aron) de|antes estaba/.test(text),
      );
    expect(
      changed(
        "income",
        [
          line("revenue", "Ventas", 900),
          line("cost", "Costo de ventas", -600),
          line("selling", "Pauta", -50),
        ],
        [line("revenue", "Ventas", 1_000), line("cost", "Costo de ventas", -400)],
      ),
    ).toEqual([
      "Costo de ventas: subió $ 200 (50,0%).",
      "Ventas: bajaron $ 100 (10,0%).",
      "Pauta: antes estaba en cero y ahora suma $ 50.",
    ]);
    expect(
      changed(
        "cash",
        [
          line("operating", "Ventas", 900),
          line("financing", "Cuotas", -700),
          line("investing", "Equipo", -90),
        ],
        [line("operating", "Ventas", 900), line("financing", "Cuotas", -100)],
      ),
    ).toEqual(["Cuotas: pasaron de −$ 100 a −$ 700.", "Equipo: pasó de $ 0 a −$ 90."]);
    const [cost] = read("income", [line("cost", "Costo de ventas", -600)], {
      before: [line("cost", "Costo de ventas", -400)],
    }).filter(({ topic }) => topic === "change");
    expect(cost?.cites).toEqual([
      { label: "Antes", amount: 400 },
      { label: "Ahora", amount: 600 },
    ]);
    expect(
      changed("equity", [line("retained", "Acumulados", -30)], [line("retained", "Acumulados", 0)]),
    ).toEqual(["Acumulados: antes estaban en cero y ahora suman −$ 30."]);
  });

  it("says no more than the figures do: a hundred is a hundred, a premium was not earned, nothing moved", () => {
    const halves = [
      line("current-assets", "Caja", 1_000),
      line("current-liabilities", "Proveedores", 375),
      line("equity", "Capital", 625),
    ];
    expect(texts("balance", halves)[0]).toBe(
      "De cada $ 100 que tiene la empresa, $ 38 se los debe a otros y $ 62 son de los dueños.",
    );
    const equity = [line("capital", "Capital", 500), line("retained", "Acumulados", 500)];
    expect(texts("equity", equity)[1]).toBe(
      "Los dueños aportaron el 50,0%; el resto lo ha ganado la empresa.",
    );
    expect(texts("equity", [...equity, line("surplus", "Prima", 1_000)])[1]).toBe(
      "El capital es el 25,0% del patrimonio.",
    );
    const still = [line("operating", "Ventas", 300), line("financing", "Cuotas", -300)];
    expect(texts("cash", still)).toContain("El efectivo quedó igual: lo que entró es lo que salió.");
    expect(texts("cash", [line("operating", "Nómina", -800), line("financing", "Préstamo", 300)])).toContain(
      "La operación consumió $ 800, que en parte cubren deudas o aportes por $ 300: así no se sostiene mucho tiempo.",
    );
  });

  it("says nothing of a statement without amounts, and something of each sample", () => {
    expect(read("balance", [line("current-assets", "Caja", 0)])).toEqual([]);
    for (const kind of STATEMENT_KINDS) {
      const sentences = interpret(typedFigures(sampleStatement(kind, "complex")));
      expect(sentences.length).toBeGreaterThan(2);
      expect(sentences.some(({ topic, text }) => topic === "risk" && text.includes("diferencia"))).toBe(
        false,
      );
    }
  });

  it("every amount of a sentence follows from what it cites, and nothing reads NaN, for any figures", () => {
    const sections = (kind: StatementKind) =>
      TYPED_LAYOUTS[kind].parts.flatMap((part) => ("key" in part ? [part.key] : []));
    const any = fc.constantFrom(...STATEMENT_KINDS).chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        lines: fc.array(
          fc.tuple(fc.constantFrom(...sections(kind)), fc.integer({ min: -99_999, max: 99_999 })),
          { maxLength: 9 },
        ),
      }),
    );
    void fc.assert(
      fc.property(any, ({ kind, lines }) => {
        const figures = lines.map(([section, amount], index) => line(section, `Cuenta ${index}`, amount));
        for (const { text, cites } of read(kind, figures)) {
          expect(text).not.toMatch(/NaN|Infinity|undefined|−0/);
          expect(cites.length).toBeGreaterThan(0);
          const known = cites.map(({ amount }) => Math.abs(amount));
          const sums = known.flatMap((a) => known.flatMap((b) => [a, a + b, Math.abs(a - b)]));
          const all = [...sums, known.reduce((sum, each) => sum + each, 0)];
          const signed = cites.reduce((sum, { amount }) => sum + amount, 0);
          const allowed = new Set([...all, Math.abs(signed)].map((each) => formatPesos(pesos(each))));
          for (const [amount] of text.matchAll(/\$\u00a0[\d.]*\d/g)) {
            const share = Number(amount.slice(2).replaceAll(".", "")) <= 100;
            expect(share || allowed.has(amount)).toBe(true);
          }
        }
      }),
    );
  });
});
