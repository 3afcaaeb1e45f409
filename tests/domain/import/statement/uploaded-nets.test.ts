import { describe, expect, it } from "vitest";
import {
  accountOfLine,
  askedLines,
  type PlacedLine,
  placedLines,
  uploadedNets,
} from "#domain/import/statement/uploaded-nets.ts";
import type { UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const EMPTY: UploadedStatement = {
  kind: "balance",
  periods: [],
  lines: [],
  left: [],
  sheets: [],
  unused: [],
  unit: 1,
  rounded: 0,
};

describe("IM-40 what of an upload counts", () => {
  const placed = (puc: string, net: number, isLong = false): PlacedLine => ({
    line: {
      id: puc,
      sheet: "H",
      row: 1,
      code: puc,
      name: puc,
      amounts: [pesos(net)],
      signs: "signed",
      isLong,
      puc,
      by: "code",
    },
    puc,
    nets: [pesos(net)],
  });
  const nets = (...of: readonly (readonly [string, number, boolean?])[]) => {
    const { until, within, difference } = uploadedNets(
      of.map(([puc, net, isLong]) => placed(puc, net, isLong)),
      0,
    );
    const keys = (map: typeof until) => (map === null ? null : [...map.keys()].join());
    return [keys(until), keys(within), difference];
  };

  it.each<readonly [string, readonly (readonly [string, number, boolean?])[], readonly unknown[]]>([
    [
      "balances alone",
      [
        ["1105", 9],
        ["22", -9],
      ],
      ["1105,22", null, 0],
    ],
    [
      "balances that differ",
      [
        ["1105", 9],
        ["22", -5],
      ],
      ["1105,22", null, 4],
    ],
    [
      "results alone",
      [
        ["41", -9],
        ["51", 5],
      ],
      [null, "41,51", 0],
    ],
    [
      "a trial balance holds its result",
      [
        ["1105", 9],
        ["31", -5],
        ["41", -9],
        ["51", 5],
      ],
      ["1105,31,41,51", "41,51", 0],
    ],
    [
      "even without the result it stands apart",
      [
        ["1105", 9],
        ["31", -9],
        ["41", -9],
        ["51", 5],
      ],
      ["1105,31", "41,51", 0],
    ],
    [
      "with the result in equity too",
      [
        ["1105", 9],
        ["31", -5],
        ["36", -4],
        ["41", -9],
        ["51", 5],
      ],
      ["1105,31,36", "41,51", 0],
    ],
    [
      "nearer with it than without",
      [
        ["1105", 9],
        ["31", -5],
        ["3605", -3],
        ["41", -9],
        ["51", 5],
      ],
      ["1105,31,3605", "41,51", 1],
    ],
    [
      "as near either way it stands apart",
      [
        ["1105", 9],
        ["31", -5],
        ["3605", -2],
        ["41", -9],
        ["51", 5],
      ],
      ["1105,31,3605", "41,51", 2],
    ],
    [
      "another account whose code ends so is no result of the year",
      [
        ["1105", 9],
        ["3136", -7],
        ["41", -9],
        ["51", 5],
      ],
      ["1105,3136,41,51", "41,51", -2],
    ],
    [
      "nearer without it",
      [
        ["1105", 9],
        ["31", -5],
        ["36", 0],
        ["41", -9],
        ["51", 5],
      ],
      ["1105,31,36,41,51", "41,51", 0],
    ],
    ["equity alone is no balance", [["31", -5]], [null, null, 0]],
    [
      "one account twice",
      [
        ["1105", 9],
        ["1105", 1],
        ["22", -10],
      ],
      ["1105,22", null, 0],
    ],
  ])("%s", (_, of, expected) => {
    expect(nets(...of)).toEqual(expected);
  });

  it("what is paid after a year stands apart from the same account", () => {
    const [until] = nets(["1105", 9], ["21", -5, true], ["21", -4]);
    expect(String(until).split(",")).toHaveLength(3);
    expect(String(nets(["1105", 9, true], ["22", -9])[0])).toBe("1105,22");
  });

  it("and where the name of its line says so", () => {
    const later = { ...placed("21", -5), line: { ...placed("21", -5).line, name: "Crédito a largo plazo" } };
    const { until } = uploadedNets([placed("1105", 9), later, placed("21", -4)], 0);
    expect([...(until ?? [])].map(([, net]) => net)).toEqual([9, -5, -4]);
  });

  it("an answer goes before what was recognised, and one that does not count is none", () => {
    const [line] = [placed("1105", 5).line];
    if (line === undefined) throw new Error("none");
    expect(accountOfLine(line, new Map())).toBe("1105");
    expect(accountOfLine(line, new Map([["1105", "1110"]]))).toBe("1110");
    expect(accountOfLine(line, new Map([["1105", null]]))).toBeNull();
    const statement = {
      ...EMPTY,
      lines: [
        { ...line, puc: null },
        { ...line, id: "b" },
      ],
    };
    expect(askedLines(statement, new Map()).map(({ id }) => id)).toEqual(["1105"]);
    expect(askedLines(statement, new Map([["1105", null]]))).toEqual([]);
    expect(placedLines(statement, new Map()).map(({ puc, nets: own }) => [puc, ...own])).toEqual([
      ["1105", 5],
    ]);
  });
});
