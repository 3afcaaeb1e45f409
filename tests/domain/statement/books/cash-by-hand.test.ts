import { describe, expect, it } from "vitest";
import { DirectFlows } from "#domain/statement/books/direct-flows.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { bookOf, on, PUC, type Step, YEAR } from "#tests/support/records/short-book.ts";

/** Two years of a shop with an account without a name of its own, by hand. */
const SHOP = [
  on("2024-01-02", ["1110", 1_000], ["3105", -1_000]),
  on("2024-06-01", ["1305", 200], ["4135", -200]),
  on("2024-07-01", ["1435", 80], ["2205", -80]),
  on("2025-01-10", ["1110", 119], ["4135", -100], ["2408", -19], ["6135", 60], ["1435", -60]),
  on("2025-02-01", ["1110", 150], ["1305", -150]),
  on("2025-03-01", ["1524", 100], ["2335", -40], ["1110", -60]),
  on("2025-03-02", ["5135", 30], ["2335", -30]),
  on("2025-04-01", ["1435", 300], ["111005", -300]),
  on("2025-04-02", ["5195", 5], ["1105", -5]),
  on("2025-12-31", ["5199", 10], ["1399", -10]),
  on("2025-12-31", ["5160", 20], ["1592", -20]),
  on("2025-12-31", ["XX", -7], ["8105", 7]),
  on("2025-12-31", ["8110", 5], ["8905", -5]),
  on("2025-12-31", ["8110", -5], ["8905", 5]),
  on("2025-12-31", ["1110", 4], ["421020", -4]),
];
const BEFORE = ["2024-01-01", "2024-12-31"] as [string, string];

function made(steps: readonly Step[], method: "direct" | "indirect", ...periods: [string, string][]) {
  const input = inputOf(
    bookOf(steps),
    PUC,
    ...(periods.length > 0 ? periods : [[...YEAR] as [string, string]]),
  );
  return makeStatement("cash", input, method);
}

function printed({ lines }: ReturnType<typeof made>): string[] {
  return lines.flatMap(({ kind, label, amounts }) =>
    kind === "heading" ? [] : [`${label}: ${amounts.join(" ")}`],
  );
}

function apart({ besides = [] }: ReturnType<typeof made>) {
  return besides.map(({ heading, figures }) => [
    heading,
    figures.map(({ label, amounts }) => `${label}: ${amounts.join(" ")}`),
  ]);
}

const NOTE = "Inversión y financiación sin efectivo";
const LEFT = "Lo que los cambios de operación dejan fuera del cambio del balance";

describe("the cash flow of two years by hand (NIIF para PYMES, section 7)", () => {
  const indirect = () => made(SHOP, "indirect", [...YEAR], BEFORE);
  const direct = () => made(SHOP, "direct", [...YEAR], BEFORE);

  it("by the indirect method", () => {
    expect(indirect().columns).toEqual(["2025", "2024"]);
    expect(printed(indirect())).toEqual([
      "Resultado del ejercicio: -21 200",
      "Depreciación de propiedades, planta y equipo: 20 0",
      "Provisiones y deterioro: 10 0",
      "Diferencia en cambio: -4 0",
      "Resultado ajustado: 5 200",
      "Cambio en deudores comerciales, sin deterioro ni amortización: 150 -200",
      "Aumento en inventarios: -240 -80",
      "Aumento en acreedores comerciales, solo de operación: 30 80",
      "Aumento en pasivos por impuestos corrientes: 19 0",
      "Efectivo neto de actividades de operación: -36 0",
      "Compra de propiedades, planta y equipo: -60 0",
      "Efectivo neto de actividades de inversión: -60 0",
      "Aportes de capital: 0 1000",
      "Efectivo neto de actividades de financiación: 0 1000",
      "Efecto de la tasa de cambio sobre el efectivo: 4 0",
      "Aumento o disminución neta del efectivo: -92 1000",
      "Efectivo y equivalentes al inicio: 1000 0",
      "Efectivo y equivalentes al final: 908 1000",
      "Sobregiros bancarios, que el balance presenta en el pasivo: 300 0",
      "Saldos en contra de caja y fondos, que el balance presenta en el pasivo: 5 0",
      "Efectivo y equivalentes en el balance: 1213 1000",
    ]);
  });

  it("by the direct method", () => {
    expect(direct().columns).toEqual(["2025", "2024"]);
    expect(printed(direct())).toEqual([
      "Recaudos de clientes: 269 0",
      "Pagos a proveedores: -300 0",
      "Pagos por otros gastos: -5 0",
      "Efectivo neto de actividades de operación: -36 0",
      ...printed(indirect()).slice(10),
    ]);
  });

  it("discloses what used no cash, what the changes leave out, and what no line takes", () => {
    const bought = [NOTE, ["Compra de propiedades, planta y equipo: 40 0"]];
    expect(apart(indirect())).toEqual([
      bought,
      [
        LEFT,
        [
          "Deudores comerciales: deterioro y amortización: 10 0",
          "Acreedores comerciales: inversión, financiación y diferencia en cambio: 40 0",
        ],
      ],
    ]);
    expect(apart(direct())).toEqual([bought]);
    for (const { unplaced } of [indirect(), direct()])
      expect(unplaced.map(({ account, amounts }) => [account, amounts])).toEqual([
        ["8105", [7, 0]],
        ["XX", [-7, 0]],
      ]);
    expect(apart(made(SHOP.slice(0, 3), "indirect", BEFORE))).toEqual([]);
  });

  it("leads from the balance at the start to the balance at the end", () => {
    const tie = (statement: ReturnType<typeof made>, key: string) =>
      (statement.ties ?? [])
        .filter(({ line }) => line === key)
        .map(({ before, stated, left, after }) => ({
          before,
          stated,
          left: left.filter(({ amounts }) => amounts.some((amount) => amount !== 0)),
          after,
        }));
    expect(tie(indirect(), "change-receivables")).toEqual([
      {
        before: [200, 0],
        stated: [-150, 200],
        left: [{ label: "deterioro y amortización", amounts: [-10, 0] }],
        after: [40, 200],
      },
    ]);
    const equipment = {
      before: [0, 0],
      stated: [60, 0],
      left: [
        { label: "depreciación, amortización y deterioro", amounts: [-20, 0] },
        { label: "sin efectivo", amounts: [40, 0] },
      ],
      after: [80, 0],
    };
    for (const statement of [indirect(), direct()])
      expect(tie(statement, "property-paid")).toEqual([equipment]);
    expect(direct().ties?.map(({ line }) => line)).toEqual(
      indirect().ties?.flatMap(({ line }) => (line.startsWith("change-") ? [] : [line])),
    );
  });

  it("names in the income statement, too, what has no line, under the same years", () => {
    const input = inputOf(bookOf(SHOP), PUC, [...YEAR], BEFORE);
    const { columns, unplaced } = makeStatement("income", input);
    expect(columns).toEqual(["2025", "2024"]);
    expect(unplaced.map(({ account, amounts }) => [account, amounts])).toEqual([
      ["8105", [7, 0]],
      ["XX", [-7, 0]],
    ]);
  });

  it("has a heading as its words alone, and sums without accounts or notes, by column", () => {
    const [heading] = indirect().lines;
    const words = "Actividades de operación";
    expect(heading).toEqual({
      kind: "heading",
      key: words,
      label: words,
      level: 0,
      note: null,
      amounts: [],
      shares: [],
      accounts: [],
      of: [],
    });
    const sum = indirect().lines.find(({ key }) => key === "adjusted");
    expect(sum).toEqual({
      kind: "subtotal",
      key: "adjusted",
      label: "Resultado ajustado",
      level: 0,
      note: null,
      amounts: [5, 200],
      shares: [null, null],
      accounts: [],
      of: sum?.of,
    });
    const line = indirect().lines.find(({ key }) => key === "change-inventories");
    expect([line?.of, line?.shares, line?.level]).toEqual([[], [null, null], 2]);
    const { lines } = makeStatement("balance", inputOf(bookOf(SHOP), PUC, [...YEAR], BEFORE));
    const shares = (key: string) => lines.find((each) => each.key === key)?.shares;
    expect([shares("assets"), shares("liabilities-and-equity")]).toEqual([
      [1_000, 1_000],
      [1_000, 1_000],
    ]);
  });

  it("is checked by year: its end with the balance, the methods with each other, changes with the balance", () => {
    const labels = (statement: ReturnType<typeof made>) =>
      statement.checks.map(({ label, holds }) => [label, holds]);
    const both = ["Efectivo final = balance, cuentas 11", "Método directo = método indirecto"];
    const each = (words: readonly string[]) =>
      words.flatMap((label) => [
        [`${label} (2025)`, true],
        [`${label} (2024)`, true],
      ]);
    expect(labels(direct())).toEqual(each(both));
    expect(labels(indirect())).toEqual(
      each([...both, "Cambios de operación y lo que dejan fuera = cambios del balance"]),
    );
  });

  it("tells what one method has and the other lacks, and compares nothing that was not read", () => {
    const input = inputOf(bookOf(SHOP), PUC, [...YEAR], BEFORE);
    const [now, before] = input.periods;
    if (!now || !before) throw new Error("two periods");
    const empty = { ...now, direct: new DirectFlows(pucReader(PUC), new Map()) };
    const off = (method: "direct" | "indirect") =>
      makeStatement("cash", { ...input, periods: [empty, before] }, method).checks.find(({ label }) =>
        label.startsWith("Método directo = método indirecto (2025"),
      )?.difference;
    expect([off("indirect"), off("direct")]).toEqual([-36, 36]);
    for (const periods of [
      [now, { ...before, direct: null }],
      [{ ...now, direct: null }, before],
    ]) {
      const { checks } = makeStatement("cash", { ...input, periods }, "indirect");
      expect(checks.filter(({ label }) => label.startsWith("Método"))).toEqual([]);
    }
  });

  it("says from what accounts the result comes, which no account has yet", () => {
    const result = indirect().lines.find(({ key }) => key === "result")?.accounts;
    expect(result?.map(({ label, made: of }) => [label, of?.of.map(({ account }) => account)])).toEqual([
      ["Resultado antes del cierre", ["4135", "421020", "5135", "5160", "5195", "5199", "6135"]],
    ]);
  });
});

describe("entries of several activities at once", () => {
  const START = on("2025-01-01", ["1110", 1_000], ["3105", -1_000]);
  const changes = (...steps: readonly Step[]) =>
    printed(made([START, ...steps], "indirect")).filter((row) => / en |Resultado|Otras/.test(row));

  it("goods used up beside a machine that a bank paid are a decrease of goods", () => {
    expect(
      changes(
        on("2025-01-05", ["1435", 90], ["1110", -90]),
        on("2025-02-01", ["1524", 100], ["2105", -100], ["5195", 30], ["1435", -30]),
      ),
    ).toEqual(["Resultado del ejercicio: -30", "Resultado ajustado: -30", "Aumento en inventarios: -60"]);
  });

  it("a cost and its goods beside a machine on credit are a decrease of goods", () => {
    expect(
      changes(
        on("2025-01-05", ["1435", 90], ["1110", -90]),
        on("2025-02-01", ["6135", 60], ["1435", -60], ["1524", 100], ["2335", -100]),
      ),
    ).toEqual(["Resultado del ejercicio: -60", "Resultado ajustado: -60", "Aumento en inventarios: -30"]);
  });

  it("a difference found on collecting is no item without cash: the customer paid it", () => {
    expect(
      changes(
        on("2025-01-05", ["1305", 100], ["4135", -100]),
        on("2025-02-01", ["1110", 110], ["1305", -100], ["421020", -10]),
      ),
    ).toEqual(["Resultado del ejercicio: 110", "Resultado ajustado: 110"]);
  });

  it("says of a line what it leaves out first: other activities, then what was impaired", () => {
    const sold = on("2025-02-01", ["1380", 60], ["1524", -60]);
    const impaired = on("2025-12-31", ["5199", 10], ["1399", -10]);
    const lent = on("2025-03-01", ["1110", 20], ["2355", -20]);
    const owned = on("2025-01-02", ["1524", 60], ["1110", -60]);
    const statement = made([START, owned, sold, impaired, lent], "indirect");
    expect(printed(statement).filter((row) => / en /.test(row))).toEqual([]);
    expect(apart(statement)).toEqual([
      [NOTE, ["Venta de propiedades, planta y equipo: 60"]],
      [
        LEFT,
        [
          "Deudores comerciales: deterioro y amortización: 10",
          "Deudores comerciales: inversión, financiación y diferencia en cambio: -60",
          "Acreedores comerciales: inversión, financiación y diferencia en cambio: 20",
        ],
      ],
    ]);
    const owed = made(
      [START, owned, sold, impaired, on("2025-04-01", ["1305", 30], ["4135", -30])],
      "indirect",
    );
    expect(printed(owed).filter((row) => / en /.test(row))).toEqual([
      "Aumento en deudores comerciales, solo de operación: -30",
    ]);
  });

  it("tells a book that began in the year by what it began with", () => {
    const begun = on(
      "2025-01-01",
      ["1110", 500],
      ["1305", 90],
      ["1524", 200],
      ["2205", -120],
      ["3105", -500],
      ["3705", -170],
    );
    const statement = made([begun, on("2025-02-01", ["1110", 40], ["1305", -40])], "indirect");
    expect(printed(statement)).toEqual([
      "Resultado del ejercicio: 0",
      "Resultado ajustado: 0",
      "Disminución en deudores comerciales: 40",
      "Efectivo neto de actividades de operación: 40",
      "Efectivo neto de actividades de inversión: 0",
      "Efectivo neto de actividades de financiación: 0",
      "Aumento o disminución neta del efectivo: 40",
      "Efectivo y equivalentes al inicio: 0",
      "Efectivo con que empezó el libro: 500",
      "Efectivo y equivalentes al final: 540",
    ]);
    expect(apart(statement)).toEqual([
      [
        LEFT,
        [
          "Deudores comerciales: saldos con los que empezó el libro: -90",
          "Acreedores comerciales: saldos con los que empezó el libro: 120",
        ],
      ],
    ]);
    expect(printed(made([begun], "direct")).at(-1)).toBe("Efectivo y equivalentes al final: 500");
  });

  it("takes what a book earned before it began off its result, which is then the sum of no accounts of its own", () => {
    const begun = on("2025-07-01", ["1110", 80], ["3105", -50], ["4135", -60], ["5135", 30]);
    const statement = made([begun, on("2025-08-01", ["1110", 9], ["4135", -9])], "indirect");
    const told = (key: string) =>
      statement.lines
        .find((line) => line.key === key)
        ?.accounts.map(({ label, amounts, made: of }) => [
          label,
          amounts[0],
          of?.of.map(({ account }) => account),
        ]);
    expect(told("result")).toEqual([["Resultado antes del cierre", 39, undefined]]);
    expect(told("before-book")).toEqual([["Resultado antes del cierre", -30, undefined]]);
    expect(printed(statement)).toContain("Efectivo neto de actividades de operación: 9");
  });

  it("counts no annulled entry, opening or closing among the flows by counterpart", () => {
    const flows = new DirectFlows(pucReader(PUC), new Map());
    const steps: Step[] = [
      { ...on("2025-02-01", ["1110", 9], ["4135", -9]), status: "void" },
      on("2025-01-01", ["1110", 500], ["1524", 200], ["2205", -120], ["3105", -500], ["3705", -80]),
      on("2025-12-31", ["4135", 9], ["5905", -9]),
      on("2025-02-02", ["1110", 7], ["4135", -7]),
    ];
    for (const entry of bookOf(steps)) flows.add(entry);
    const told: unknown[] = [];
    flows.each((...flow) => told.push(flow));
    expect(told).toEqual([["customers", "4135", 7]]);
  });

  it("names a line by its sign, of assets and of what is owed", () => {
    expect(
      changes(
        on("2024-12-01", ["1305", 50], ["4135", -50]),
        on("2024-12-01", ["5135", 40], ["2335", -40]),
        on("2025-02-01", ["1110", 50], ["1305", -50]),
        on("2025-02-02", ["2335", 40], ["1110", -40]),
      ),
    ).toEqual([
      "Resultado del ejercicio: 0",
      "Resultado ajustado: 0",
      "Disminución en deudores comerciales: 50",
      "Disminución en acreedores comerciales: -40",
    ]);
  });
});
