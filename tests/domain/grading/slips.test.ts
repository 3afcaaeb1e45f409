import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { CaseRates } from "#domain/exercises/exercise.ts";
import { cancelledAmong } from "#domain/grading/cancelled-entries.ts";
import { cleanLines, joinClean } from "#domain/grading/clean-lines.ts";
import { dayDistance } from "#domain/grading/day-distance.ts";
import { amountAgrees, boundedShare, DEFAULT_POLICY, partyAgrees } from "#domain/grading/policy.ts";
import { pucOfChart } from "#domain/grading/puc-of-chart.ts";
import { isRubric } from "#domain/grading/rubric.ts";
import { amountLabel, takesNet } from "#domain/grading/slips.ts";
import { otherFigure } from "#domain/grading/solution-figure.ts";
import { accountShare, lineScore, targetsOf } from "#domain/grading/target.ts";
import { exerciseOf, operation, type Row, solutionLines } from "./support/exercises.ts";

const read = (rates: CaseRates, ...rows: readonly Row[]) =>
  targetsOf(solutionLines(...rows), { pucOf: pucOfChart("puc"), rates });

/** What a line of the entry is labelled with another amount. */
function label(
  rows: readonly Row[],
  at: number,
  given: number,
  rates: CaseRates = { vat: 19, withholding: 2.5 },
) {
  const all = read(rates, ...rows);
  const target = all[at];
  if (target === undefined) throw new Error("no line");
  return amountLabel(target, given, all, rates);
}

describe("ED-15 what a wrong amount shows, the simplest explanation first", () => {
  const PURCHASE: Row[] = [
    ["143505", 4_600_000],
    ["240810", 874_000],
    ["236540", -115_000],
    ["220505", -5_359_000],
  ];

  it.each<readonly [told: string, at: number, given: number, label: string]>([
    ["two digits of the base changed places", 0, 6_400_000, "transposition"],
    ["two digits apart changed places", 3, 9_355_000, "transposition"],
    ["three digits changed places", 3, 3_595_000, "wrong-amount"],
    ["two digits of another number", 0, 4_700_000, "wrong-amount"],
    ["a zero too many", 0, 46_000_000, "shifted-digits"],
    ["a zero too few", 0, 460_000, "shifted-digits"],
    ["two zeros too many", 1, 87_400_000, "shifted-digits"],
    ["a thousand times less", 0, 4_600, "shifted-digits"],
    ["ten thousand times less", 0, 460, "wrong-amount"],
    ["the IVA in the base", 0, 5_474_000, "vat-not-separated"],
    ["the base without IVA that it never had", 0, 3_726_000, "vat-not-separated"],
    ["the base as if IVA were in it", 0, 3_865_546, "vat-not-separated"],
    ["what is owed without the withholding", 3, 5_474_000, "gross-for-net"],
    ["what is owed plus something else", 3, 5_474_001, "wrong-amount"],
    ["the withholding on the total", 2, 136_850, "wrong-withholding-base"],
    ["the withholding on the base without IVA", 2, 96_639, "wrong-withholding-base"],
    ["the withholding on the IVA", 2, 21_850, "wrong-withholding-base"],
    ["the amount of another line", 0, 115_000, "amount-of-other-line"],
    ["the withholding as another line", 2, 874_000, "amount-of-other-line"],
    ["an amount of its own", 0, 4_123_457, "wrong-amount"],
  ])("%s", (_told, at, given, found) => {
    expect(label(PURCHASE, at, given)).toBe(found);
  });

  it("knows VAT by its line where the case tells no rate, and none where it has none", () => {
    expect(label(PURCHASE, 0, 5_474_000, {})).toBe("vat-not-separated");
    expect(label(PURCHASE, 0, 3_865_546, {})).toBe("vat-not-separated");
    const bare: Row[] = [
      ["143505", 1_000],
      ["220505", -1_000],
    ];
    expect(label(bare, 0, 1_190, {})).toBe("wrong-amount");
    expect(label(bare, 0, 1_190, { vat: 19 })).toBe("vat-not-separated");
    expect(label(bare, 0, 1_050, { vat: 5 })).toBe("vat-not-separated");
    expect(label(bare, 0, 952, { vat: 5 })).toBe("vat-not-separated");
    expect(label(bare, 0, 1_190, { vat: 5 })).toBe("wrong-amount");
  });

  it("takes what was kept back of a payment, alone or together, for its gross", () => {
    const pay: Row[] = [
      ["510506", 1_000],
      ["237005", -40],
      ["238030", -30],
      ["250505", -930],
    ];
    expect([label(pay, 3, 970), label(pay, 3, 960), label(pay, 3, 1_000)]).toEqual(
      Array(3).fill("gross-for-net"),
    );
    expect(label(pay, 3, 900)).not.toBe("gross-for-net");
    expect(label(pay, 3, 1_010)).toBe("wrong-amount");
    const other: Row[] = [
      ["110505", 930],
      ["135515", 70],
      ["413505", -1_000],
    ];
    expect(label(other, 0, 1_000)).toBe("gross-for-net");
    expect(label(other, 2, 1_070)).not.toBe("gross-for-net");
    const apart: Row[] = [
      ["250505", 930],
      ["237005", -70],
      ["110505", -860],
    ];
    expect(label(apart, 0, 1_000)).not.toBe("gross-for-net");
    expect(read({}, ...pay).map(takesNet)).toEqual([false, false, false, true]);
  });

  it.each<readonly [told: string, right: number, given: number]>([
    ["a digit more, whatever its sum", 1_234, 12_430],
    ["a digit that came from nowhere", 1_934, 1_304],
    ["a digit that went nowhere", 1_394, 1_034],
  ])("is no transposition of %s", (_told, right, given) => {
    const rows: Row[] = [
      ["152405", right],
      ["220505", -right],
    ];
    expect(label(rows, 0, given, {})).toBe("wrong-amount");
  });

  it("figures what is withheld from the total, and from a base with its VAT", () => {
    const service: Row[] = [
      ["511505", 1_000_000],
      ["519595", 200_000],
      ["236525", -40_000],
      ["220505", -1_160_000],
    ];
    expect(label(service, 2, 48_000, { withholding: 4 })).toBe("wrong-withholding-base");
    expect(label(service, 2, 49_000, { withholding: 4 })).toBe("wrong-amount");
    const taxed: Row[] = [
      ["511505", 1_000_000],
      ["519595", 200_000],
      ["240810", 190_000],
      ["236525", -40_000],
      ["220505", -1_350_000],
    ];
    expect(label(taxed, 3, 47_600, { vat: 19, withholding: 4 })).toBe("wrong-withholding-base");
  });

  it("figures it by the rate of the case where it has one, and never from itself", () => {
    // The share of the total that 115.000 is, taken from the base.
    expect(label(PURCHASE, 2, 98_712)).toBe("wrong-amount");
    expect(label(PURCHASE, 2, 98_712, {})).toBe("wrong-withholding-base");
    expect(label(PURCHASE, 2, 2_875)).toBe("wrong-amount");
  });

  it("figures it by no share that is more than anybody withholds", () => {
    const service: Row[] = [
      ["511505", 1_000_000],
      ["519595", 50_000],
      ["236525", -40_000],
      ["220505", -1_010_000],
    ];
    expect(label(service, 2, 800_000, {})).toBe("wrong-amount");
  });

  it("has no VAT of no rate, and no net on a line of a tax", () => {
    const bare: Row[] = [
      ["143505", 1_000],
      ["220505", -1_000],
    ];
    expect(label(bare, 0, 1_001, {})).toBe("wrong-amount");
    expect(label(bare, 0, 1_001, { vat: 0 })).toBe("wrong-amount");
    const [target] = read({}, ["233505", -1_000]);
    if (target === undefined) throw new Error("no line");
    expect(takesNet(target)).toBe(true);
    expect(takesNet({ ...target, tax: "vat" })).toBe(false);
  });

  it("knows a withholding by its rate in a chart that has no account for it", () => {
    const small: Row[] = [
      ["5135", 1_000],
      ["2335", -960],
      ["2335", -40],
    ];
    expect(label(small, 2, 48, { withholding: 4, vat: 19 })).toBe("wrong-withholding-base");
    expect(label(small, 2, 48, { withholding: 0 })).not.toBe("wrong-withholding-base");
  });
});

describe("ED-10 and ED-11 what counts as right", () => {
  it.each([
    [1_000, 1_001, true],
    [1_000, 1_002, false],
    [1_000_000, 1_000_100, true],
    [1_000_000, 1_000_101, false],
    [1_000_000, 999_900, true],
  ])("%i and %i agree: %s", (right, given, agree) => {
    expect(amountAgrees(right, given, DEFAULT_POLICY)).toBe(agree);
  });

  it.each([
    ["110505", "110505", 1],
    ["110505", "11050501", 1],
    ["110505", "110510", 0.75],
    ["110505", "1105", 0.75],
    ["110505", "111005", 0.4],
    ["110505", "130505", 0],
    ["1105", "110505", 1],
    ["11", "1105", 0.4],
    ["11", "11", 1],
  ])("the account %s and %s share %s", (right, account, share) => {
    const [target] = read({}, [right, 5]);
    if (target === undefined) throw new Error("no line");
    expect(accountShare(target, { account, puc: account }, DEFAULT_POLICY)).toBe(share);
    expect(accountShare({ ...target, accounts: [] }, { account, puc: account }, DEFAULT_POLICY)).toBe(0);
    expect(accountShare(target, { account: "otra", puc: "" }, DEFAULT_POLICY)).toBe(0);
  });

  it("weighs account, side and amount, and nothing where neither account nor amount agree", () => {
    const score = (account: number, side: number, amount: number, weights = DEFAULT_POLICY.weights) =>
      lineScore(account, side, amount, { ...DEFAULT_POLICY, weights });
    expect([score(1, 1, 1), score(0, 1, 0), score(1, 0, 0), score(0, 1, 1), score(0.75, 1, 1)]).toEqual([
      1, 0, 0.4, 0.6, 0.9,
    ]);
    expect(score(1, 0, 1, { account: 1, side: 1, amount: 2 })).toBe(0.75);
    expect(score(0.5, 0, 1, { account: 0, side: 0, amount: 0 })).toBe(0);
    expect(score(1, 1, 1, { account: 0, side: 0, amount: 0 })).toBe(1);
    expect([boundedShare(1.2), boundedShare(-1), boundedShare(Number.NaN), boundedShare(0.5)]).toEqual([
      1, 0, 0, 0.5,
    ]);
  });

  it("reads names as a person does, and days by how far apart they are", () => {
    expect(partyAgrees("Río Claro S.A.S.", "rio claro sas")).toBe(true);
    expect(partyAgrees("Río Claro S.A.S.", "Rio Claro")).toBe(false);
    expect(dayDistance("2026-11-05", "2026-11-08")).toBe(3);
    expect(dayDistance("2026-12-01", "2026-11-30")).toBe(1);
    expect([dayDistance("x", "x"), dayDistance("x", "2026-11-05"), dayDistance("2026-11-05", "")]).toEqual([
      0,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it("is by a rubric whose weights are all of it and whose tolerance is of whole pesos", () => {
    const tolerates = (pesos: number) => isRubric({ ...DEFAULT_POLICY, tolerance: { pesos, share: 0 } });
    expect([0, 1_000_000_000, -1, 1_000_000_001].map(tolerates)).toEqual([true, true, false, false]);
    const weighs = (account: number, side: number, amount: number) =>
      isRubric({ ...DEFAULT_POLICY, weights: { account, side, amount } });
    expect([weighs(1, 0, 0), weighs(0.5, 0.5, 0), weighs(1.5, -0.5, 0)]).toEqual([true, true, false]);
    expect(isRubric({ ...DEFAULT_POLICY, penalties: { ...DEFAULT_POLICY.penalties, date: 1 } })).toBe(true);
  });
});

describe("ED-17 the lines of a work, whatever was written", () => {
  const typed = (account: unknown, debit: unknown, credit: unknown, thirdParty?: unknown) =>
    ({ account, debit, credit, ...(thirdParty !== undefined && { thirdParty }) }) as never;
  const clean = (...lines: readonly never[]) => cleanLines({ lines }, (code) => code);

  it("count by their debit less their credit, in whole pesos", () => {
    const { lines, difference, written, beyond } = clean(
      typed("1105", 100, 30),
      typed("1110", Number.NaN, 5),
      typed("1115", "100", 0),
      typed("1120", 5, 5),
      typed("1125", 0.6, 0),
      typed("1130", -4, 0),
      typed("1135", 1e300, 0),
      typed(undefined, 0, 1, 7),
    );
    expect(
      lines.map(({ account, side, amount, at, thirdParty }) => [account, side, amount, at, thirdParty]),
    ).toEqual([
      ["1105", "debit", 70, 0, ""],
      ["1125", "debit", 1, 4, ""],
      ["1135", "debit", Number.MAX_SAFE_INTEGER, 6, ""],
      ["", "credit", 1, 7, ""],
      ["1110", "credit", 5, 1, ""],
      ["1130", "credit", 4, 5, ""],
    ]);
    expect([written, beyond]).toEqual([8, []]);
    expect(difference).toBe(70 - 5 + 1 - 4 + Number.MAX_SAFE_INTEGER - 1);
  });

  it("stand by side, account, amount and third party, whatever their order", () => {
    const lines = [
      typed("1105", 5, 0, "b"),
      typed("1105", 5, 0, "a"),
      typed("1105", 3, 0, "z"),
      typed("1100", 9, 0),
      typed("0500", 0, 7),
    ];
    const shown = (order: readonly number[]) =>
      clean(...order.flatMap((at) => lines[at] ?? [])).lines.map(
        ({ account, amount, thirdParty }) => `${account} ${amount} ${thirdParty}`,
      );
    const sorted = ["1100 9 ", "1105 3 z", "1105 5 a", "1105 5 b", "0500 7 "];
    for (const order of [
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
      [2, 4, 0, 3, 1],
      [1, 3, 0, 4, 2],
    ])
      expect(shown(order)).toEqual(sorted);
  });

  it("are compared up to sixty, the others being too many", () => {
    const many = (count: number) =>
      clean(...Array.from({ length: count }, (_, at) => typed(`11${100 - at}`, 1, 0)));
    expect([many(60).lines.length, many(60).beyond]).toEqual([60, []]);
    expect([many(62).lines.length, many(62).beyond, many(62).difference]).toEqual([60, [60, 61], 62]);
  });

  it("of two entries read as one go on in their places", () => {
    const [one, two] = [
      clean(typed("1120", 5, 0), typed("x", 0, 0)),
      clean(typed("1110", 3, 0), typed("1130", 0, 1)),
    ];
    const joined = joinClean({ ...one, beyond: [9] }, { ...two, beyond: [7] });
    expect(joined.lines.map(({ account, at }) => [account, at])).toEqual([
      ["1110", 2],
      ["1120", 0],
      ["1130", 3],
    ]);
    expect(joined).toMatchObject({ written: 4, beyond: [9, 9], difference: 7 });
  });

  it("leave nothing in the books with their reversal, in whatever lines", () => {
    const entry = (id: string, ...lines: readonly never[]) => ({
      ...clean(...lines),
      id,
      date: "",
      reference: "",
      joined: [],
    });
    const [wrong, back] = [
      entry("a", typed("1110", 5, 0), typed("4135", 0, 5)),
      entry("b", typed("4135", 5, 0), typed("1110", 0, 3), typed("1110", 0, 2)),
    ];
    const alone = entry("c", typed("1110", 5, 0), typed("1110", 0, 5));
    const twice = entry("d", typed("1110", 5, 0), typed("4135", 0, 5));
    const ids = (...free: readonly (typeof wrong)[]) =>
      [...cancelledAmong(free)].map(({ id }) => id).toSorted();
    expect(ids(wrong, back)).toEqual(["a", "b"]);
    expect(ids(back, wrong)).toEqual(["a", "b"]);
    expect(ids(alone)).toEqual(["c"]);
    expect(ids(wrong, twice)).toEqual([]);
    expect(ids(wrong, twice, back)).toHaveLength(2);
    expect(ids(wrong, entry("e", typed("4135", 4, 0), typed("1110", 0, 4)))).toEqual([]);
  });
});

describe("ED-24 a figure that the solution contradicts", () => {
  const of = (right: number, tolerance = 0, accounts = ["11"]) => {
    const answer = {
      question: "n",
      kind: "number" as const,
      right,
      tolerance,
      why: "",
      points: 1,
      fromLedger: { plus: [{ accounts, side: "debit" as const }] },
    };
    const exercise = exerciseOf({
      entries: [operation("a", "2026-11-05", ["110505", 100], ["413505", -100])],
      opening: [{ account: "110505" as AccountCode, side: "debit", amount: 50 as never }],
    });
    return otherFigure(exercise, answer);
  };
  it("is what its formula gives for the ledger of the right work", () => {
    expect([of(150), of(140), of(149, 1), of(148, 1)]).toEqual([null, 150, null, 150]);
    expect(of(1, 0, ["41"])).toBe(-100);
    const exercise = exerciseOf({ entries: [] });
    const number = { question: "n", kind: "number", right: 5, tolerance: 0, why: "", points: 1 } as const;
    expect(otherFigure(exercise, number)).toBeNull();
    expect(
      otherFigure(exercise, { question: "n", kind: "options", right: [], why: "", points: 1 }),
    ).toBeNull();
    const over = {
      plus: [{ accounts: ["1"], side: "debit" }],
      over: [{ accounts: ["2"], side: "debit" }],
    } as const;
    expect(otherFigure(exercise, { ...number, fromLedger: over })).toBeNull();
  });
});
