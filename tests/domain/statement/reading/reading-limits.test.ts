import { describe, expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { interpret } from "#domain/statement/reading/interpretation.ts";
import type { FigureLine, ReadingFigures } from "#domain/statement/reading/statement-reading.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import type { SectionKey } from "#domain/statement/typed/typed-layout.data.ts";

type Row = readonly [section: SectionKey, name: string, amount: number];

const linesOf = (rows: readonly Row[]) =>
  rows.map(([section, name, amount]): FigureLine => ({ section, name, amount: pesos(amount) }));

/** What a statement of these rows is read as, each sentence by its topic. */
function told(statement: StatementKind, rows: readonly Row[], more: Partial<ReadingFigures> = {}) {
  const found = interpret({ statement, lines: linesOf(rows), difference: pesos(0), ...more });
  return found.map(({ topic, text }) => `${topic}: ${text.replaceAll("\u00a0", " ")}`);
}
/** Sentences that begin so, without their topic. */
const those = (all: readonly string[], start: RegExp) =>
  all.map((each) => each.replace(/^\w+: /, "")).filter((each) => start.test(each));

describe("a balance at the limits of its sentences", () => {
  const balance = (current: number, other: number, soon: number, equity: number) =>
    told("balance", [
      ["current-assets", "Cartera", current],
      ["other-assets", "Equipo", other],
      ["current-liabilities", "Proveedores", soon],
      ["equity", "Capital", equity],
    ]);

  it("without debts: all of it is the owners', and nothing is to be paid soon", () => {
    expect(balance(300, 700, 0, 1_000)).toEqual([
      "structure: De cada $ 100 que tiene la empresa, $ 0 se los debe a otros y $ 100 son de los dueños.",
      "structure: Lo que más pesa en el activo es Equipo: el 70,0%.",
      "structure: No hay deudas de corto plazo por pagar.",
    ]);
    expect(balance(0, 700, 0, 700)).toEqual([
      "structure: De cada $ 100 que tiene la empresa, $ 0 se los debe a otros y $ 100 son de los dueños.",
      "structure: Lo que más pesa en el activo es Equipo: el 100,0%.",
    ]);
  });

  it("all of it owed: the owners have nothing of it, and debt is high", () => {
    expect(balance(1_500, 0, 1_500, 0)).toEqual([
      "structure: De cada $ 100 que tiene la empresa, $ 100 se los debe a otros y $ 0 son de los dueños.",
      "structure: Lo que más pesa en el activo es Cartera: el 100,0%.",
      "structure: El activo corriente cubre 1,00 veces el pasivo corriente; quedarían $ 0 después de pagarlo.",
      "risk: El endeudamiento es alto: las deudas financian el 100,0% del activo.",
      "look: El activo corriente alcanza para lo que se debe a corto plazo, pero con poca holgura: mira qué vence primero.",
    ]);
    expect(those(balance(1_500, 0, 1_501, -1), /^(De cada|El patrimonio|El endeud)/)).toEqual([
      "El patrimonio es negativo en $ 1: lo que se debe es más que lo que se tiene.",
    ]);
  });

  it.each([
    [700, 300, 700, "watch"],
    [701, 299, 701, "high"],
    [500, 500, 500, "fine"],
    [501, 499, 501, "watch"],
  ])(
    "owing %d beside %d of the owners (70 %% is high, 50 %% is to watch)",
    (debt, equity, current, standing) => {
      const found = balance(current, 1_000 - current, debt, equity);
      expect(those(found, /^El endeudamiento/)).toHaveLength(standing === "high" ? 1 : 0);
      expect(those(found, /^Las deudas financian/)).toHaveLength(standing === "watch" ? 1 : 0);
    },
  );

  it.each([
    [1_500, 1_000, "covers"],
    [1_499, 1_000, "watch"],
    [1_000, 1_000, "watch"],
    [999, 1_000, "lacks"],
  ])("%d to pay %d with: twice and a half as much is enough", (current, soon, standing) => {
    const found = balance(current, 9_000, soon, current + 9_000 - soon);
    expect(those(found, /faltarían/)).toHaveLength(standing === "lacks" ? 1 : 0);
    expect(those(found, /poca holgura/)).toHaveLength(standing === "watch" ? 1 : 0);
    expect(those(found, /quedarían/)).toHaveLength(standing === "lacks" ? 0 : 1);
  });

  it("says nothing of what is to be paid with assets below zero, and of no group without a weight", () => {
    expect(balance(-10, 0, 5, -15)).toEqual([
      "risk: El patrimonio es negativo en $ 15: lo que se debe es más que lo que se tiene.",
      "look: Cartera está al contrario de su grupo por $ 10: comprueba si es una cuenta que resta o un error.",
    ]);
    expect(
      told("balance", [
        ["current-liabilities", "Proveedores", 5],
        ["equity", "Capital", -5],
      ]),
    ).toEqual([
      "risk: El activo corriente cubre 0,00 veces el pasivo corriente: para pagar lo de este año faltarían $ 5.",
      "risk: El patrimonio es negativo en $ 5: lo que se debe es más que lo que se tiene.",
    ]);
  });

  it("names the one group that most of the current assets are, of four figures or more and of over a half", () => {
    const of = (...rows: readonly Row[]) => those(told("balance", rows), /del activo corriente:/);
    const rows: readonly Row[] = [
      ["current-assets", "Cartera", 501],
      ["current-assets", "Inventarios", 499],
      ["current-liabilities", "Proveedores", 100],
      ["equity", "Capital", 900],
    ];
    expect(of(...rows)).toEqual([
      "Cartera es el 50,1% del activo corriente: mira qué tan rápido se convierte en efectivo.",
    ]);
    expect(
      of(["current-assets", "Cartera", 500], ["current-assets", "Inventarios", 500], ...rows.slice(2)),
    ).toEqual([]);
    expect(of(...rows.slice(0, 3), ["equity", "Capital", 0])).toEqual([]);
    expect(
      of(["current-assets", "Cuentas de ahorro", 1_000], ["other-assets", "Equipo", 1], ...rows.slice(2)),
    ).toEqual([
      "Cuentas de ahorro son el 100,0% del activo corriente: mira cuánto hace falta a la mano y cuánto puede rendir.",
    ]);
  });

  it("asks about what is against its group, but not of equity, results nor what takes away by nature", () => {
    const against = (section: SectionKey, more: Partial<FigureLine> = {}) => {
      const lines = [
        ...linesOf([
          ["current-assets", "Cartera", 900],
          ["equity", "Capital", 500],
        ]),
        { section, name: "Esto", amount: pesos(-1), ...more },
      ];
      const found = interpret({ statement: "balance", lines, difference: pesos(0) });
      return found.some(({ text }) => text.includes("al contrario de su grupo"));
    };
    expect(against("other-liabilities")).toBe(true);
    expect(against("other-assets")).toBe(true);
    expect(against("other-assets", { subtracts: true })).toBe(false);
    expect(against("equity")).toBe(false);
    expect(against("year-result")).toBe(false);
    expect(against("other-assets", { amount: pesos(0) })).toBe(false);
  });
});

describe("an income statement at the limits of its sentences", () => {
  it("a cost as large as the income leaves neither profit nor loss", () => {
    expect(
      told("income", [
        ["revenue", "Ventas", 1_000],
        ["cost", "Costo", -1_000],
      ]),
    ).toEqual([
      "structure: El costo de lo vendido se lleva el 100,0% de los ingresos; la utilidad bruta es $ 0.",
      "risk: El ejercicio no deja utilidad: se gasta todo lo que entra.",
    ]);
    expect(
      told("income", [
        ["revenue", "Ventas", 1_000],
        ["cost", "Costo", -1_001],
      ]),
    ).toEqual([
      "structure: El costo de lo vendido se lleva el 100,1% de los ingresos; la utilidad bruta es negativa: $ 1.",
      "risk: El ejercicio deja una pérdida de $ 1: se gasta más de lo que entra.",
    ]);
  });

  it("income without costs is a profit of a hundred per cent, and nothing at risk", () => {
    expect(told("income", [["revenue", "Ventas", 1_000]])).toEqual([
      "structure: De los ingresos queda el 100,0% como utilidad: $ 1.000.",
    ]);
  });

  it.each([
    [100, []],
    [99, ["El margen es estrecho: una caída de los ingresos del 9,9% lo borraría."]],
  ])("a result of %d of 1.000: from 10 %% on the margin is no risk", (result, expected) => {
    const rows: readonly Row[] = [
      ["revenue", "Ventas", 1_000],
      ["selling", "Pauta", result - 1_000],
    ];
    expect(those(told("income", rows), /^El margen/)).toEqual(expected);
  });

  it("an operation that loses beside other income, to the peso", () => {
    const rows = (spent: number): readonly Row[] => [
      ["revenue", "Ventas", 1_000],
      ["administration", "Nómina", -spent],
      ["other-income", "Venta de un local", 500],
    ];
    expect(those(told("income", rows(1_001)), /^La operación/)).toEqual([
      "La operación pierde $ 1: la utilidad viene de otros ingresos, que pueden no repetirse.",
    ]);
    expect(those(told("income", rows(1_000)), /^La operación/)).toEqual([]);
  });

  it("without income there are no margins to speak of", () => {
    expect(
      told("income", [
        ["administration", "Nómina", -300],
        ["other-income", "Intereses", 400],
      ]),
    ).toEqual([
      "risk: La operación pierde $ 300: la utilidad viene de otros ingresos, que pueden no repetirse.",
      "look: No hay ingresos en este estado: sin ellos no se puede hablar de márgenes.",
    ]);
    expect(told("income", [["cost", "Costo", -300]])).toEqual([
      "risk: El ejercicio deja una pérdida de $ 300: se gasta más de lo que entra.",
      "look: No hay ingresos en este estado: sin ellos no se puede hablar de márgenes.",
    ]);
  });
});

describe("a cash flow at the limits of its sentences", () => {
  const cash = (operating: number, investing: number, financing: number) =>
    told("cash", [
      ["operating", "Clientes", operating],
      ["investing", "Equipo", investing],
      ["financing", "Préstamo", financing],
    ]);

  it("made by its operation, invested, and the rest kept", () => {
    expect(cash(900, -300, -200)).toEqual([
      "structure: El efectivo creció $ 400.",
      "structure: La operación generó $ 900 de efectivo por sí misma.",
      "structure: Se invirtieron $ 300 en bienes o inversiones.",
      "look: Lo que más efectivo restó es Equipo: $ 300.",
    ]);
    expect(cash(0, 100, 0)).toEqual(["structure: El efectivo creció $ 100."]);
    expect(cash(0, 0, -100)).toEqual([
      "structure: El efectivo bajó $ 100.",
      "look: Lo que más efectivo restó es Préstamo: $ 100.",
    ]);
  });

  it.each([
    [
      900,
      -901,
      50,
      ["Lo invertido no alcanzó a salir de la operación: faltaron $ 1, que vienen de financiación."],
    ],
    [900, -900, 50, []],
    [
      0,
      -900,
      950,
      ["Lo invertido no alcanzó a salir de la operación: faltaron $ 900, que vienen de financiación."],
    ],
    [900, -901, 0, []],
    [0, 0, 50, []],
    [-1, -900, 950, []],
  ])(
    "of %d, %d and %d: what was invested came from the operation or not",
    (operating, investing, financing, expected) => {
      expect(those(cash(operating, investing, financing), /^Lo invertido/)).toEqual(expected);
    },
  );

  it.each([
    [
      800,
      "La operación consumió $ 800, que cubren deudas o aportes por $ 800: así no se sostiene mucho tiempo.",
    ],
    [
      799,
      "La operación consumió $ 800, que en parte cubren deudas o aportes por $ 799: así no se sostiene mucho tiempo.",
    ],
    [0, "La operación consumió $ 800: así no se sostiene mucho tiempo."],
    [-1, "La operación consumió $ 800: así no se sostiene mucho tiempo."],
  ])("an operation that consumes 800 with financing of %d", (financing, words) => {
    expect(those(cash(-800, 0, financing), /^La operación/)).toEqual([words]);
  });

  it("does not count the cash itself among what was spent", () => {
    expect(
      those(
        told("cash", [
          ["operating", "Nómina", -10],
          ["cash", "Saldo", -900],
        ]),
        /^Lo que más/,
      ),
    ).toEqual(["Lo que más efectivo restó es Nómina: $ 10."]);
    expect(those(told("cash", [["operating", "Ventas", 10]]), /^Lo que más/)).toEqual([]);
  });

  it("counts what exchange rates did among the change of cash", () => {
    const lines: readonly Row[] = [["operating", "Clientes", 100]];
    expect(told("cash", lines, { exchange: pesos(-100) })[0]).toBe(
      "structure: El efectivo quedó igual: lo que entró es lo que salió.",
    );
  });
});

describe("the equity at the limits of its sentences", () => {
  it("by its sign, and what the owners paid of it", () => {
    expect(
      told("equity", [
        ["capital", "Capital", 600],
        ["reserves", "Reserva legal", 400],
      ]),
    ).toEqual([
      "structure: El patrimonio suma $ 1.000.",
      "structure: Los dueños aportaron el 60,0%; el resto lo ha ganado la empresa.",
      "look: La partida mayor es Capital: $ 600.",
    ]);
    expect(told("equity", [["capital", "Capital", 600]])[1]).toBe(
      "structure: Los dueños aportaron el 100,0%; el resto lo ha ganado la empresa.",
    );
    expect(
      told("equity", [
        ["capital", "Capital", 600],
        ["surplus", "Prima", 0],
      ])[1],
    ).toContain("Los dueños");
  });

  it("losses that take part of the capital, all of it, or more (Ley 2069 de 2020, art. 4)", () => {
    const losing = (lost: number) =>
      told("equity", [
        ["capital", "Capital", 600],
        ["retained", "Pérdidas", -lost],
      ]);
    expect(losing(0)).toHaveLength(3);
    expect(losing(1)).toEqual([
      "structure: El patrimonio suma $ 599.",
      "risk: Las pérdidas se llevan $ 1 de lo aportado: revisa si el negocio sigue en marcha (Ley 2069 de 2020, art. 4).",
      "look: La partida mayor es Capital: $ 600.",
    ]);
    expect(losing(600)[0]).toBe("structure: El patrimonio suma $ 0.");
    expect(losing(601)[0]).toBe("structure: El patrimonio es negativo en $ 1.");
    expect(told("equity", [["retained", "Acumulados", 600]])).toEqual([
      "structure: El patrimonio suma $ 600.",
      "look: La partida mayor es Acumulados: $ 600.",
    ]);
  });
});

describe("what changed", () => {
  it("names the three largest changes, also of lines that are gone, and none that stayed", () => {
    const before: readonly Row[] = [
      ["current-assets", "Caja", 100],
      ["current-assets", "Cartera", 500],
      ["other-assets", "Equipo", 50],
      ["equity", "Capital", 650],
    ];
    const now: readonly Row[] = [
      ["current-assets", "Caja", 100],
      ["current-assets", "Bancos", 20],
      ["other-assets", "Equipo", 60],
      ["equity", "Capital", 100],
      ["equity", "Capital", 80],
    ];
    const found = told("balance", now, { before: linesOf(before) }).filter((each) =>
      each.startsWith("change"),
    );
    expect(found).toEqual([
      "change: Cartera: bajó $ 500 (100,0%).",
      "change: Capital: bajó $ 470 (72,3%).",
      "change: Bancos: antes estaban en cero y ahora suman $ 20.",
    ]);
  });

  it("a balance of zeroes beside its own change, and a statement whose lines cancel out", () => {
    expect(
      told("equity", [
        ["capital", "Capital", 600],
        ["capital", "Capital por suscribir", -600],
      ]),
    ).toContain("structure: El patrimonio suma $ 0.");
    const cancelled = interpret({
      statement: "balance",
      lines: linesOf([
        ["equity", "Nada", 0],
        ["equity", "Capital", 600],
        ["equity", "Acumulados", -500],
        ["year-result", "Resultado", -100],
      ]),
      difference: pesos(0),
    });
    expect(cancelled).toEqual([
      {
        topic: "structure",
        text: "Las partidas de este estado se compensan entre sí: sus totales son cero.",
        cites: [
          { label: "Capital", amount: 600 },
          { label: "Acumulados", amount: -500 },
        ],
      },
    ]);
  });
});

describe("what cannot be said is left out", () => {
  it("no line weighs most in assets that come to less than nothing", () => {
    const found = told("balance", [
      ["current-assets", "Cartera", 300],
      ["other-assets", "Equipo", -200],
      ["other-assets", "Obras", -200],
    ]);
    expect(those(found, /^Lo que más pesa/)).toEqual([]);
  });

  it.each([
    [-10, 0],
    [0, 1],
    [400, 1],
  ])(
    "of a balance that does not agree, debt is to watch unless equity is negative (%d)",
    (equity, watched) => {
      const found = told("balance", [
        ["current-assets", "Caja", 1_000],
        ["other-liabilities", "Préstamo", 600],
        ["equity", "Capital", equity],
      ]);
      expect(those(found, /^Las deudas financian/)).toHaveLength(watched);
    },
  );

  it("an equity of nothing has no largest part, whatever stands beside it", () => {
    for (const rows of [
      [["current-assets", "Caja", 5]],
      [
        ["capital", "Capital", 0],
        ["current-assets", "Caja", 5],
      ],
    ] satisfies Row[][])
      expect(told("equity", rows)).toEqual(["structure: El patrimonio suma $ 0."]);
  });

  it("of two parts as large it names the first", () => {
    const found = told("equity", [
      ["capital", "Capital", 500],
      ["retained", "Acumulados", 500],
    ]);
    expect(those(found, /^La partida mayor/)).toEqual(["La partida mayor es Capital: $ 500."]);
  });

  it("a cost that ended at zero is zero, without a sign", () => {
    const found = told(
      "income",
      [
        ["revenue", "Ventas", 900],
        ["cost", "Costo", 0],
      ],
      {
        before: linesOf([
          ["revenue", "Ventas", 900],
          ["cost", "Costo", 50],
        ]),
      },
    );
    expect(those(found, /^Costo:/)).toEqual(["Costo: pasó de −$ 50 a $ 0."]);
    const begun = told(
      "income",
      [
        ["revenue", "Ventas", 900],
        ["cost", "Costo", 50],
      ],
      {
        before: linesOf([
          ["revenue", "Ventas", 900],
          ["cost", "Costo", 0],
        ]),
      },
    );
    expect(those(begun, /^Costo:/)).toEqual(["Costo: antes estaba en cero y ahora suma −$ 50."]);
  });
});
