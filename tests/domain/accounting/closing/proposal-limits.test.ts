import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProvidedMonth } from "#domain/accounting/closing/proposals/proposal.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  type ClosingBooks,
  closingBooks,
  findProposal,
  type Held,
  linesOf,
  monthAt,
  stepsOf,
} from "./closing-books.ts";

/** The same movements in each of some months. */
const each = (months: readonly number[], moved: Held): Record<number, Held> =>
  Object.fromEntries(months.map((at) => [at, moved]));
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const depreciated = (amount: number, kind = "15"): Held => [
  [`5160${kind}`, amount],
  [`1592${kind}`, -amount],
];

describe("AC-40 depreciation: no more than an asset is worth (NIIF para PYMES 17.18)", () => {
  // Bought for 1.000.000, of which 400.000 were sold; 200.000 of 300.000 depreciated before are left on it.
  const HELD: Held = [
    ["1524", 1_000_000],
    ["1524", -400_000],
    ["159215", -300_000],
    ["159215", 100_000],
  ];
  const months = each(upTo(3), depreciated(100_000));

  it.each([
    ["the last month that it bears", 4, ["516015 100000", "159215 -100000"]],
    ["not a month more", 5, undefined],
  ])("%s", (_name, until, expected) => {
    expect(linesOf(closingBooks({ held: HELD, months, until: monthAt(until) }), "depreciation")).toEqual(
      expected,
    );
  });

  it("knows containers by the decree's own number, which is not in step: 1562 is in 159265", () => {
    const held: Held = [
      ["1562", 300_000],
      ["1564", 9_000_000],
    ];
    const worn = closingBooks({ held, months: each(upTo(3), depreciated(100_000, "65")), until: monthAt(4) });
    expect(linesOf(worn, "depreciation")).toBeUndefined();
  });

  it("tells nothing of the worth of an account that names no kind of asset", () => {
    const whole: Held = [
      ["1512", 50_000],
      ["1592", -50_000],
    ];
    const plain = each(upTo(11), depreciated(100_000, ""));
    expect(linesOf(closingBooks({ held: whole, months: plain }), "depreciation")).toEqual([
      "5160 100000",
      "1592 -100000",
    ]);
  });
});

describe("AC-40 depreciation: what months tell", () => {
  const EARLIER: Held = [["159215", -1_000]];
  const own = depreciated(100);

  it.each<[string, ClosingBooks, readonly string[] | undefined]>([
    [
      "expenses of two areas make up the amount, without one of a single month",
      {
        months: {
          ...each(upTo(10), [
            ["516015", 60],
            ["526015", 40],
            ["159215", -100],
          ]),
          11: [
            ["526015", 7],
            ["1105", -7],
          ],
        },
      },
      ["516015 120", "526015 80", "159215 -200"],
    ],
    [
      "an area that bore it in a single month bears none of what is missing",
      {
        months: {
          ...each(upTo(10), own),
          11: [
            ["526015", 7],
            ["1105", -7],
          ],
        },
      },
      ["516015 200", "159215 -200"],
    ],
    [
      "expenses that make up another amount are not known",
      {
        months: each(upTo(10), [
          ["516015", 60],
          ["7330", 40],
          ["159215", -100],
        ]),
      },
      undefined,
    ],
    [
      "an amount taken back tells nothing, though as many months seem to lack it",
      {
        held: EARLIER,
        months: {
          ...each([1, 2], own),
          6: depreciated(400),
          7: depreciated(-100),
          ...each([8, 9, 10, 11, 12], own),
        },
      },
      undefined,
    ],
    [
      "months ahead of the last whole one count for nothing",
      { held: EARLIER, months: each([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12], own), until: monthAt(9) },
      ["516015 100", "159215 -100"],
    ],
    [
      "the first month alone, where later ones were recorded ahead",
      { held: EARLIER, months: each([2, 3], own), until: monthAt(1) },
      ["516015 100", "159215 -100"],
    ],
    [
      "half amounts are no month that is missing",
      { held: EARLIER, months: { ...each(upTo(10), own), 11: depreciated(60), 12: depreciated(-60 + 100) } },
      undefined,
    ],
    [
      "nothing of what the register depreciates (AF-07)",
      { months: each(upTo(11), own), registered: new Set(["159215" as AccountCode]) },
      undefined,
    ],
    [
      "only of what the register does not",
      { months: each(upTo(11), own), registered: new Set(["159220" as AccountCode]) },
      ["516015 100", "159215 -100"],
    ],
  ])("%s", (_name, books, expected) => {
    expect(linesOf(closingBooks(books), "depreciation")).toEqual(expected);
  });

  it("names the month that is missing, not the one that was recorded late", () => {
    const months = { ...each([1, 2, 5, 6, 7, 8, 9, 11, 12], own), 4: depreciated(200) };
    const found = findProposal(closingBooks({ held: EARLIER, months }), "depreciation");
    expect(found?.entry.description).toBe("Depreciación de octubre de 2026");
  });

  it("takes kinds by their code and months by the year", () => {
    const months = {
      ...each(upTo(10), [...depreciated(160, "20"), ...own]),
      11: own,
    };
    const input = closingBooks({ months });
    expect(linesOf(input, "depreciation")).toEqual([
      "516015 100",
      "516020 320",
      "159215 -100",
      "159220 -320",
    ]);
    expect(stepsOf(input, "depreciation")).toEqual(["100", "+ 320", "= 420"]);
    expect(findProposal(input, "depreciation")?.entry.description).toBe(
      "Depreciación de noviembre y diciembre de 2026",
    );
  });
});

describe("AC-40 benefits of closed runs: what is told (CST arts. 249 and 306)", () => {
  const run = (at: number, more: readonly (readonly [string, number])[], posted = true): ProvidedMonth => ({
    month: monthAt(at),
    posted,
    amounts: more.map(([account, amount]) => ({
      benefit: "severance",
      account,
      amount: pesos(amount),
    })),
  });
  const SALARY: Held = [
    ["510506", 1_000],
    ["2505", -1_000],
  ];
  const books = (
    provided: readonly ProvidedMonth[],
    months: Readonly<Record<number, Held>>,
    more: ClosingBooks = {},
  ) => closingBooks({ months, company: { provided }, ...more });

  const BOTH = [
    run(1, [
      ["510530", 200],
      ["520530", 200],
    ]),
    run(2, [
      ["510530", 100],
      ["520530", 100],
    ]),
  ];

  it.each<[string, Held, readonly string[] | undefined, readonly string[] | undefined]>([
    ["all of it", [], ["510530 300", "520530 300", "261005 -600"], ["600", "− 0", "= 600"]],
    [
      "first where less was charged",
      [
        ["510530", 250],
        ["261005", -250],
      ],
      ["510530 50", "520530 300", "261005 -350"],
      ["600", "− 250", "= 350"],
    ],
    [
      "not where all was charged",
      [
        ["510530", 300],
        ["261005", -300],
      ],
      ["520530 300", "261005 -300"],
      ["600", "− 300", "= 300"],
    ],
    [
      "on the first account what was charged to another one",
      [
        ["510530", 300],
        ["520530", 300],
        ["510530", -100],
        ["5195", 100],
        ["261005", -400],
        ["1110", -100],
        ["261005", 100],
      ],
      ["510530 100", "261005 -100"],
      ["600", "− 500", "= 100"],
    ],
    [
      "what was credited to the provision from another expense was recorded",
      [
        ["5195", 500],
        ["261005", -500],
      ],
      ["510530 100", "261005 -100"],
      ["600", "− 500", "= 100"],
    ],
    [
      "so was what was consolidated",
      [
        ["5195", 450],
        ["2510", -450],
      ],
      ["510530 150", "261005 -150"],
      ["600", "− 450", "= 150"],
    ],
    [
      "not a peso of each run",
      [
        ["510530", 300],
        ["520530", 298],
        ["261005", -598],
      ],
      undefined,
      undefined,
    ],
    [
      "a peso more",
      [
        ["510530", 300],
        ["520530", 297],
        ["261005", -597],
      ],
      ["520530 3", "261005 -3"],
      ["600", "− 597", "= 3"],
    ],
  ])("%s", (_name, moved, lines, steps) => {
    const input = books(BOTH, { 1: SALARY, 2: [...SALARY, ...moved] });
    expect(linesOf(input, "severance")).toEqual(lines);
    expect(stepsOf(input, "severance")).toEqual(steps);
    if (lines !== undefined) expect(findProposal(input, "severance")?.sure).toBe(true);
  });

  it("tells the months and the sum of runs that the books lack, also of a month with other movements", () => {
    const runs = [run(1, [["510530", 200]]), run(3, [["510530", 150]]), run(3, [["510530", 50]])];
    const input = books(runs, {
      1: SALARY,
      3: [
        ["1105", 5],
        ["4135", -5],
      ],
    });
    expect(linesOf(input, "severance")).toEqual(["510530 200", "261005 -200"]);
    expect(closingProposals(input).remarks.map(({ text }) => text)).toEqual([
      expect.stringMatching(/contabilizar: marzo\. .*\(\$\s200\)/),
    ]);
  });

  it("counts the run of the last whole month, and none after it", () => {
    const runs = [run(5, [["510530", 200]]), run(6, [["510530", 100]]), run(7, [["510530", 50]])];
    const months = each([5, 6, 7], SALARY);
    expect(linesOf(books(runs, months, { until: monthAt(6) }), "severance")).toEqual([
      "510530 300",
      "261005 -300",
    ]);
  });
});
