import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { takeEquityMoves } from "#domain/statement/books/equity/equity-moves.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, line, posted } from "#tests/support/builders.ts";

type Figures = readonly (readonly [account: string, amount: number])[];

const chart = pucChart();
const pucOf = (account: string) => account;

function entriesOf(...all: readonly (readonly [date: string, ...figures: Figures])[]): Entry[] {
  return all.map(([date, ...figures], at) =>
    posted(at + 1, {
      ...content(date, "1110", "3105", 1),
      lines: figures.map(([account, amount]) => line(account, amount)),
    }),
  );
}

/** Three years by hand: 400 of 2024 that were closed and carried, 600 of 2025 that nobody closed, 259 of 2026. */
const BOOK = entriesOf(
  ["2024-02-01", ["1110", 1_000], ["3105", -1_000]],
  ["2024-05-01", ["1110", 500], ["4135", -500]],
  ["2024-06-01", ["5195", 100], ["1110", -100]],
  ["2024-12-31", ["4135", 500], ["5195", -100], ["5905", -400]],
  ["2024-12-31", ["5905", 400], ["3605", -400]],
  ["2025-01-01", ["3605", 400], ["3705", -400]],
  ["2025-02-01", ["1110", 50], ["3205", -50]],
  ["2025-03-01", ["1110", 900], ["4135", -900]],
  ["2025-03-20", ["3705", 40], ["330505", -40]],
  ["2025-03-20", ["3705", 160], ["2360", -160]],
  ["2025-04-01", ["6135", 300], ["1110", -300]],
  ["2026-02-01", ["1110", 70], ["3105", -70]],
  ["2026-03-01", ["1110", 700], ["4135", -700]],
  ["2026-03-20", ["3705", 25], ["3315", -25]],
  ["2026-03-21", ["3705", 75], ["1110", -75]],
  ["2026-04-01", ["5195", 450], ["1110", -450]],
  ["2026-05-02", ["1540", 33], ["3805", -33]],
  ["2026-06-01", ["3705", 9], ["5195", -9]],
);
const NOW = ["2026-01-01", "2026-12-31"] as [string, string];
const BEFORE = ["2025-01-01", "2025-12-31"] as [string, string];

const made = () => makeStatement("equity", inputOf(BOOK, chart, NOW, BEFORE));
const shown = (amounts: readonly number[]) => amounts.join(" ");

describe("the statement of changes in equity by hand (NIIF para PYMES 6.3)", () => {
  it("has what each row moves of capital, premium, reserves, earlier results, the year's and all", () => {
    const { columns, lines, checks } = made();
    expect(columns).toEqual([
      "Capital",
      "Prima y superávit",
      "Reservas",
      "Resultados acumulados",
      "Resultado del ejercicio",
      "Total",
    ]);
    expect(lines.map(({ key, amounts }) => `${key}: ${shown(amounts)}`)).toEqual([
      "2025: ",
      "opening@1: 1000 0 0 0 400 1400",
      "turned@1: 0 0 0 400 -400 0",
      "result@1: 0 0 0 0 600 600",
      "contributions@1: 0 50 0 0 0 50",
      "dividends@1: 0 0 0 -160 0 -160",
      "transfers@1: 0 0 40 -40 0 0",
      "closing@1: 1000 50 40 200 600 1890",
      "2026: ",
      "opening@0: 1000 50 40 200 600 1890",
      "corrections@0: 0 0 0 -9 0 -9",
      "turned@0: 0 0 0 600 -600 0",
      "result@0: 0 0 0 0 259 259",
      "oci@0: 0 33 0 0 0 33",
      "contributions@0: 70 0 0 0 0 70",
      "dividends@0: 0 0 0 -75 0 -75",
      "transfers@0: 0 0 25 -25 0 0",
      "closing@0: 1070 83 65 691 259 2168",
    ]);
    expect(checks.map(({ holds, difference }) => [holds, difference])).toEqual([
      [true, 0],
      [true, 0],
    ]);
  });

  it("has the accounts of each row, by their code, or those that stand behind it", () => {
    const told = (key: string) => {
      const found = made().lines.find((each) => each.key === key);
      const list = (all: typeof found extends undefined ? never : NonNullable<typeof found>["accounts"]) =>
        all.map(({ account, amounts }) => `${account}: ${shown(amounts)}`);
      return [list(found?.accounts ?? []), list(found?.behind ?? [])];
    };
    expect(told("opening@1")).toEqual([[], ["3105: 1000 0 0 0 0 1000", "3605: 0 0 0 0 400 400"]]);
    expect(told("turned@1")).toEqual([[], ["4135: 0 0 0 500 -500 0", "5195: 0 0 0 -100 100 0"]]);
    expect(told("result@1")).toEqual([[], ["4135: 0 0 0 0 900 900", "6135: 0 0 0 0 -300 -300"]]);
    expect(told("result@0")).toEqual([[], ["4135: 0 0 0 0 700 700", "5195: 0 0 0 0 -441 -441"]]);
    expect(told("transfers@1")).toEqual([
      ["330505: 0 0 40 0 0 40", "3605: 0 0 0 -400 0 -400", "3705: 0 0 0 360 0 360"],
      [],
    ]);
    expect(told("opening@0")).toEqual([
      [],
      [
        "3105: 1000 0 0 0 0 1000",
        "3205: 0 50 0 0 0 50",
        "330505: 0 0 40 0 0 40",
        "3705: 0 0 0 200 0 200",
        "null: 0 0 0 0 600 600",
      ],
    ]);
    const open = made()
      .lines.find(({ key }) => key === "opening@0")
      ?.behind?.find(({ account }) => account === null);
    expect([
      open?.made?.when,
      open?.made?.of.map(({ account, amounts }) => `${account}: ${shown(amounts)}`),
    ]).toEqual(["year", ["4135: 0 0 0 0 900 900", "6135: 0 0 0 0 -300 -300"]]);
    expect(told("closing@0")).toEqual([[], []]);
  });

  it("numbers the note of each row that has accounts, and says what each balance adds", () => {
    const [heading, ...lines] = made().lines;
    expect(heading).toEqual({
      kind: "heading",
      key: "2025",
      label: "2025",
      level: 0,
      note: null,
      amounts: [],
      shares: [],
      accounts: [],
      of: [],
    });
    expect(lines.flatMap(({ key, note }) => (note === null ? [] : [`${key}: ${note}`]))).toEqual([
      "contributions@1: 7",
      "dividends@1: 7",
      "transfers@1: 7",
      "corrections@0: 7",
      "oci@0: 7",
      "contributions@0: 7",
      "dividends@0: 7",
      "transfers@0: 7",
    ]);
    expect(lines.flatMap(({ key, of }) => (of.length === 0 ? [] : [`${key}: ${of.join(" ")}`]))).toEqual([
      "closing@1: opening@1 turned@1 result@1 contributions@1 dividends@1 transfers@1",
      "closing@0: opening@0 corrections@0 turned@0 result@0 oci@0 contributions@0 dividends@0 transfers@0",
    ]);
    for (const { kind, amounts, shares } of lines)
      if (kind !== "heading") expect(shares).toEqual(amounts.map(() => null));
  });

  it("tells what stands behind a row in the columns that are printed, and leaves out accounts that came to nothing", () => {
    const short = entriesOf(
      ["2025-02-01", ["1110", 100], ["3105", -100]],
      ["2025-03-01", ["1110", 40], ["4135", -40]],
      ["2026-02-01", ["1110", 30], ["3105", -30]],
      ["2026-02-02", ["1110", 5], ["3115", -5]],
      ["2026-02-03", ["3115", 5], ["1110", -5]],
      ["2026-03-01", ["5195", 10], ["1110", -10]],
    );
    const { columns, lines } = makeStatement("equity", inputOf(short, chart, NOW));
    expect(columns).toEqual(["Capital", "Resultados acumulados", "Resultado del ejercicio", "Total"]);
    const of = (key: string) => lines.find((line) => line.key === key);
    expect(of("opening@0")?.behind?.map(({ account, amounts }) => `${account}: ${shown(amounts)}`)).toEqual([
      "3105: 100 0 0 100",
      "null: 0 0 40 40",
    ]);
    expect(of("turned@0")?.behind?.map(({ account, amounts }) => `${account}: ${shown(amounts)}`)).toEqual([
      "4135: 0 40 -40 0",
    ]);
    expect(of("contributions@0")?.accounts.map(({ account }) => account)).toEqual(["3105"]);
    expect(of("contributions@0")).not.toHaveProperty("behind");
    expect(makeStatement("equity", inputOf([], chart, NOW)).lines[0]).not.toHaveProperty("behind");
  });

  it("names each component that disagrees with the balance, beside the total", () => {
    const input = inputOf(BOOK, chart, NOW);
    const periods = input.periods.map((facts) => ({
      ...facts,
      year: { ...facts.year, movements: new Map() },
    }));
    const { checks } = makeStatement("equity", { ...input, periods });
    expect(checks.map(({ label, holds, difference }) => [label, holds, difference])).toEqual([
      ["Resultados acumulados = balance", false, -259],
      ["Resultado del ejercicio = balance", false, 259],
      ["Total patrimonio = balance", true, 0],
    ]);
    expect(made().checks.map(({ label }) => label)).toEqual([
      "Total patrimonio = balance (2025)",
      "Total patrimonio = balance (2026)",
    ]);
  });

  it("has one period alone where none is compared", () => {
    const { lines } = makeStatement("equity", inputOf(BOOK, chart, NOW));
    expect(lines[0]?.key).toBe("opening@0");
    expect(lines.at(-1)?.key).toBe("closing@0");
    expect(lines.some(({ key }) => key.endsWith("@1"))).toBe(false);
  });
});

describe("what one entry does to equity", () => {
  const told = (date: string, ...figures: Figures) => {
    const taken: string[] = [];
    const [entry] = entriesOf([date, ...figures]);
    if (entry)
      takeEquityMoves(entry, pucOf as never, (move, component, account, amount) => {
        taken.push(`${move} ${component} ${account} ${amount}`);
      });
    return taken;
  };

  it.each<[string, string, Figures, readonly string[]]>([
    [
      "capital",
      "2026-02-01",
      [
        ["1110", 70],
        ["3105", -70],
      ],
      ["contributions capital 3105 70"],
    ],
    [
      "capital on accounts of the company's own, whatever their digits",
      "2026-02-01",
      [
        ["1110", 3],
        ["310538", -1],
        ["31053215", -1],
        ["3105330516", -1],
      ],
      [
        "contributions capital 310538 1",
        "contributions capital 31053215 1",
        "contributions capital 3105330516 1",
      ],
    ],
    [
      "capital paid in beside results that are capitalized, which is no distribution",
      "2026-02-01",
      [
        ["1110", 50],
        ["3705", 30],
        ["3105", -80],
      ],
      ["corrections retained 3705 -30", "contributions capital 3105 80"],
    ],
    [
      "a premium",
      "2026-02-01",
      [
        ["1110", 70],
        ["3205", -70],
      ],
      ["contributions surplus 3205 70"],
    ],
    [
      "a revaluation (17.15C)",
      "2026-02-01",
      [
        ["1540", 70],
        ["3805", -70],
      ],
      ["oci surplus 3805 70"],
    ],
    [
      "the equity method",
      "2026-02-01",
      [
        ["1205", 70],
        ["3225", -70],
      ],
      ["oci surplus 3225 70"],
    ],
    [
      "goodwill that it formed itself",
      "2026-02-01",
      [
        ["1605", 70],
        ["3215", -70],
      ],
      ["others surplus 3215 70"],
    ],
    [
      "know-how",
      "2026-02-01",
      [
        ["1605", 70],
        ["3220", -70],
      ],
      ["others surplus 3220 70"],
    ],
    [
      "own shares",
      "2026-02-01",
      [
        ["330516", 70],
        ["1110", -70],
      ],
      ["own-shares reserves 330516 -70"],
    ],
    [
      "a correction of an earlier year",
      "2026-02-01",
      [
        ["1435", 70],
        ["3705", -70],
      ],
      ["corrections retained 3705 70"],
    ],
    [
      "a reserve",
      "2026-02-01",
      [
        ["3705", 70],
        ["3305", -70],
      ],
      ["transfers retained 3705 -70", "transfers reserves 3305 70"],
    ],
    [
      "dividends with a reserve, in part paid",
      "2026-02-01",
      [
        ["3705", 100],
        ["3305", -30],
        ["2360", -50],
        ["1110", -20],
      ],
      [
        "transfers retained 3705 -100",
        "transfers reserves 3305 30",
        "transfers retained 3705 70",
        "dividends retained 3705 -70",
      ],
    ],
    [
      "no dividends beside an expense: each part by itself",
      "2026-02-01",
      [
        ["3705", 100],
        ["2360", -50],
        ["5195", -50],
      ],
      ["corrections retained 3705 -100"],
    ],
    [
      "a sale, which is none",
      "2026-02-01",
      [
        ["1105", 5],
        ["4135", -5],
      ],
      [],
    ],
    [
      "a closing, which counts as it is earned",
      "2026-12-31",
      [
        ["5905", 5],
        ["3605", -5],
      ],
      [],
    ],
    [
      "an opening entry, by where each stands",
      "2026-02-01",
      [
        ["1110", 900],
        ["1435", 300],
        ["2205", -200],
        ["3105", -500],
        ["3605", -100],
        ["3705", -400],
      ],
      ["brought capital 3105 500", "brought result 3605 100", "brought retained 3705 400"],
    ],
  ])("%s", (_name, date, figures, expected) => {
    expect(told(date, ...figures)).toEqual(expected);
  });
});
