import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type ClosingPeriod, closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalInput } from "#domain/accounting/closing/proposals/proposal.ts";
import { reserveNorm } from "#domain/accounting/closing/proposals/reserve-proposal.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";

type Move = readonly [month: number, debit: string, credit: string, amount: number];

const line = (account: string, debit: number, credit: number): EntryLine => ({
  account: account as AccountCode,
  debit: pesos(debit),
  credit: pesos(credit),
});

const balances = (moves: readonly Move[]): Balances =>
  balancesOfLines(
    moves.flatMap(([, debit, credit, amount]) => [line(debit, amount, 0), line(credit, 0, amount)]),
  );

interface Books {
  readonly before?: readonly Move[];
  readonly moves?: readonly Move[];
  readonly closing?: readonly Move[];
  readonly since?: readonly Move[];
  /** On the day of the cut. */
  readonly onCut?: readonly Move[];
  readonly until?: number;
  readonly period?: ClosingPeriod;
  readonly company?: Partial<ProposalInput["company"]>;
}

const reserveIn = (moves: readonly Move[]) =>
  pesos(moves.reduce((sum, [, , credit, amount]) => (credit === "330505" ? sum + amount : sum), 0));

/** A year of books of the PUC. */
function year({
  before = [],
  moves = [],
  closing = [],
  since = [],
  onCut = [],
  until = 12,
  company = {},
  period = closingPeriod(2026),
}: Books): ProposalInput {
  const names = [...new Set(moves.map(([at]) => at))].sort((a, b) => a - b);
  return {
    kind: "puc",
    period,
    pucOf: (code) => code,
    before: balances(before),
    months: names.map((at) => ({
      month: month(`2026-${String(at).padStart(2, "0")}`),
      balances: balances(moves.filter(([own]) => own === at)),
    })),
    standing: balances([...before, ...moves, ...closing, ...onCut]),
    since: balances(since),
    reserved: { onCut: reserveIn(onCut), since: reserveIn(since) },
    closings: balances(closing),
    until: month(`2026-${String(until).padStart(2, "0")}`),
    isClosed: closing.length > 0,
    company: {
      name: "Ferretería La Sabana S.A.",
      tax: { filer: true, simple: false, rate: "general" },
      vacation: null,
      provided: [],
      ...company,
    },
  };
}

const months = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const depreciated = (at: readonly number[], amount = 153_333, kind = "15"): Move[] =>
  at.map((each) => [each, `5160${kind}`, `1592${kind}`, amount]);
const BOUGHT: Move = [0, "1524", "1110", 18_400_000];
const EARLIER: Move = [0, "516015", "159215", 1_839_996];
const read = (input: ProposalInput, key: string) => {
  const { before, after } = closingProposals(input);
  return [...before, ...after].find((each) => each.key === key);
};
const written = (input: ProposalInput, key: string) =>
  read(input, key)?.entry.lines.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`);

describe("AC-40 months of depreciation that are not recorded (NIIF para PYMES 17.18 and 17.20)", () => {
  const whole = months(1, 12);
  it.each<[string, Books, readonly string[] | undefined]>([
    ["none is missing", { before: [BOUGHT, EARLIER], moves: depreciated(whole) }, undefined],
    [
      "July is",
      { before: [BOUGHT, EARLIER], moves: depreciated(whole.filter((each) => each !== 7)) },
      ["516015 153333 0", "159215 0 153333"],
    ],
    [
      "the last three are",
      { before: [BOUGHT, EARLIER], moves: depreciated(months(1, 9)) },
      ["516015 459999 0", "159215 0 459999"],
    ],
    [
      "January is, of an asset that was depreciated before",
      { before: [BOUGHT, EARLIER], moves: depreciated(months(2, 12)) },
      ["516015 153333 0", "159215 0 153333"],
    ],
    [
      "nothing is before the first month of a new asset",
      { before: [BOUGHT], moves: depreciated(months(5, 12)) },
      undefined,
    ],
    [
      "a month recorded late is not missing",
      {
        before: [BOUGHT, EARLIER],
        moves: [...depreciated(whole.filter((each) => each !== 3)), ...depreciated([8])],
      },
      undefined,
    ],
    [
      "months that are not over are not missing",
      { before: [BOUGHT, EARLIER], moves: depreciated(months(1, 9)), until: 9 },
      undefined,
    ],
    [
      "amounts that differ each month tell nothing",
      {
        before: [BOUGHT, EARLIER],
        moves: whole.slice(0, 6).flatMap((each) => depreciated([each], 1_000 * each)),
      },
      undefined,
    ],
    [
      "an asset bought in September: the months after it, at the new amount",
      {
        before: [BOUGHT, EARLIER],
        moves: [...depreciated(months(1, 8), 100), ...depreciated(months(9, 10), 150)],
      },
      ["516015 300 0", "159215 0 300"],
    ],
    [
      "an asset depreciated whole in June: the months after it, at the smaller amount",
      {
        before: [BOUGHT, EARLIER],
        moves: [...depreciated(months(1, 6), 150), ...depreciated(months(7, 10), 100)],
      },
      ["516015 200 0", "159215 0 200"],
    ],
    [
      "a new amount of a single month, though it is twice the old one, tells nothing",
      { before: [BOUGHT, EARLIER], moves: [...depreciated(months(1, 8), 100), ...depreciated([9], 200)] },
      undefined,
    ],
    [
      "an asset that was sold tells nothing",
      { before: [BOUGHT, EARLIER], moves: [...depreciated(months(1, 6)), [7, "159215", "1524", 2_000_000]] },
      undefined,
    ],
    [
      "an asset that is depreciated whole is not depreciated further",
      {
        before: [
          [0, "1524", "1110", 1_000_000],
          [0, "516015", "159215", 400_000],
        ],
        moves: depreciated(months(1, 6), 100_000),
      },
      undefined,
    ],
  ])("%s", (_name, books, expected) => {
    expect(written(year(books), "depreciation")).toEqual(expected);
  });

  it("takes each kind of asset alone, one entry for all, with the month's names in its arithmetic", () => {
    const moves = [...depreciated(months(1, 11)), ...depreciated(months(1, 10), 160_000, "20")];
    const before: Move[] = [
      BOUGHT,
      EARLIER,
      [0, "1528", "1110", 9_600_000],
      [0, "516020", "159220", 1_920_000],
    ];
    const found = read(year({ before, moves }), "depreciation");
    expect(found?.steps.map(({ label }) => label)).toEqual([
      "159215: 1 mes (diciembre) × $\u00a0153.333",
      "159220: 2 meses (noviembre y diciembre) × $\u00a0160.000",
      "Depreciación por registrar",
    ]);
    expect(found?.steps.at(-1)?.amount).toBe(153_333 + 320_000);
  });

  it("never proposes an entry that does not balance, nor one that would still be missing once posted", () => {
    const some = fc.subarray(months(1, 12), { minLength: 2 });
    fc.assert(
      fc.property(
        some,
        fc.integer({ min: 1, max: 900_000 }),
        fc.integer({ min: 1, max: 12 }),
        (at, amount, until) => {
          const moves = depreciated(at, amount);
          const input = year({ before: [[0, "1524", "1110", 90_000_000], EARLIER], moves, until });
          const found = read(input, "depreciation");
          if (found === undefined) return;
          const sums = found.entry.lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
          expect(sums).toBe(0);
          const [debit] = found.entry.lines;
          const posted: Move = [until, "516015", "159215", debit?.debit ?? 0];
          const after = year({
            before: [[0, "1524", "1110", 90_000_000], EARLIER],
            moves: [...moves, posted],
            until,
          });
          expect(read(after, "depreciation")).toBeUndefined();
        },
      ),
    );
  });
});

describe("income tax of the year (ET art. 240: 35 %)", () => {
  const SOLD: Move = [3, "1105", "4135", 100_000_000];
  const SPENT: Move = [4, "5195", "1105", 60_000_000];

  it("is 35 % of the accounting profit, less the adjustments that are ticked", () => {
    const input = year({ before: [BOUGHT, EARLIER], moves: [SOLD, SPENT, ...depreciated(months(1, 11))] });
    const profit = 100_000_000 - 60_000_000 - 11 * 153_333;
    expect(written(input, "income-tax")).toEqual(
      [Math.round((profit - 153_333) * 0.35)].flatMap((tax) => [`5405 ${tax} 0`, `2404 0 ${tax}`]),
    );
    const alone = closingProposals(input, new Set(["income-tax"])).before.at(-1);
    expect(alone?.entry.lines[0]?.debit).toBe(Math.round(profit * 0.35));
    expect(alone?.steps.map(({ label }) => label)).not.toContain("Ajustes de arriba");
  });

  it.each<[string, readonly Move[], number, readonly string[], string]>([
    [
      "fines are added back (ET art. 105)",
      [[5, "539520", "1105", 8_000_000]],
      40_000_000,
      ["Multas y sanciones (539520)"],
      "ET art. 240; ET art. 105",
    ],
    [
      "so is a tax assumed for others (ET art. 105)",
      [[5, "53152001", "1105", 1_000_000]],
      40_000_000,
      ["Impuestos asumidos de terceros (531520)"],
      "ET art. 240; ET art. 105",
    ],
    [
      "half of the tax on bank debits (ET art. 115)",
      [[5, "511595", "1110", 3_000_001]],
      38_500_000,
      ["Mitad del 4x1000 (511595)"],
      "ET art. 240; ET art. 115",
    ],
    [
      "all of them; a fine that was reversed, and ICA, are not",
      [
        [2, "539520", "1105", 8_000_000],
        [5, "511595", "1110", 3_000_000],
        [6, "511505", "1110", 12_000_000],
        [7, "531520", "1105", 500_000],
        [8, "1105", "531520", 500_000],
      ],
      26_500_000,
      ["Multas y sanciones (539520)", "Mitad del 4x1000 (511595)"],
      "ET art. 240; ET arts. 105 y 115",
    ],
  ])("%s", (_name, moves, taxable, labels, norm) => {
    const found = read(year({ moves: [SOLD, SPENT, ...moves] }), "income-tax");
    expect(found?.entry.lines[0]?.debit).toBe(Math.round(taxable * 0.35));
    expect(found?.steps.filter(({ sign }) => sign === "+").map(({ label }) => label)).toEqual(labels);
    expect(found?.norm).toBe(norm);
  });

  it("case 29 of docs/worked-cases.md: 35 % of 249.500.000, before losses and credits", () => {
    const moves: Move[] = [
      [3, "1105", "4135", 1_250_000_000],
      [3, "6135", "1435", 700_000_000],
      [4, "5195", "1105", 287_000_000],
      [5, "539520", "1105", 8_000_000],
      [6, "511595", "1110", 3_000_000],
      [7, "511505", "1110", 12_000_000],
    ];
    expect(written(year({ moves }), "income-tax")).toEqual(["5405 87325000 0", "2404 0 87325000"]);
  });

  it("a loss in the books with a profit after what is added back pays (ET art. 105)", () => {
    const moves: Move[] = [
      [3, "1105", "4135", 10_000_000],
      [4, "539520", "1105", 12_000_000],
    ];
    expect(written(year({ moves }), "income-tax")).toEqual(["5405 3500000 0", "2404 0 3500000"]);
  });

  it.each<[string, Books, string]>([
    [
      "a recorded tax that differs is left alone, and said",
      { moves: [SOLD, SPENT, [12, "5405", "2404", 9_000_000]] },
      "Ya hay $\u00a09.000.000 registrados; el 35 % de la utilidad contable sería $\u00a014.000.000. La renta líquida puede ser otra, así que no se propone nada.",
    ],
    [
      "in the SIMPLE it is not 35 %",
      { moves: [SOLD, SPENT], company: { tax: { filer: true, simple: true, rate: "general" } } },
      "En el régimen SIMPLE no se calcula al 35 %: usa tu declaración.",
    ],
    [
      "a natural person pays by a table (ET art. 241)",
      { moves: [SOLD, SPENT], company: { tax: { filer: true, simple: false, rate: "natural" } } },
      "Quien no es responsable de IVA es una persona natural: su renta va por la tabla del ET art. 241, no al 35 %. Usa tu declaración.",
    ],
    [
      "of a special regime another rate may hold (ET art. 356)",
      { moves: [SOLD, SPENT], company: { tax: { filer: true, simple: false, rate: "other" } } },
      "En el régimen especial la tarifa puede no ser el 35 %: las entidades sin ánimo de lucro pagan el 20 % (ET art. 356). Usa tu declaración.",
    ],
    [
      "a year whose rate is not known is said, not computed at another year's",
      { moves: [SOLD, SPENT], period: closingPeriod(2019) },
      "Cuadra no tiene la tarifa general de renta del 31/12/2019. Usa tu declaración.",
    ],
    [
      "who files no return owes none",
      { moves: [SOLD, SPENT], company: { tax: { filer: false, simple: false, rate: "general" } } },
      "El perfil fiscal dice que no declaras renta.",
    ],
  ])("%s", (_name, books, text) => {
    const { before, remarks } = closingProposals(year(books));
    expect(before).toEqual([]);
    expect(remarks).toEqual([{ key: "income-tax", text }]);
  });

  it.each<[string, Books]>([
    ["a loss", { moves: [[3, "5195", "1105", 1_000]] }],
    ["the tax to the peso", { moves: [SOLD, SPENT, [12, "5405", "2404", 14_000_000]] }],
    [
      "a closed year",
      { moves: [SOLD, SPENT], closing: [[12, "5905", "3605", 40_000_000]], company: { name: "Ana" } },
    ],
  ])("%s is not spoken of", (_name, books) => {
    expect(closingProposals(year(books))).toMatchObject({ before: [], remarks: [] });
  });

  it("is not ticked where no fiscal profile says that a return is filed", () => {
    expect(read(year({ moves: [SOLD, SPENT], company: { tax: null } }), "income-tax")?.sure).toBe(false);
  });
});

describe("legal reserve (C.Co. arts. 350, 371 and 452)", () => {
  it.each([
    ["Ferretería La Sabana S.A.", "C.Co. art. 452"],
    ["Aceros del Norte SA", "C.Co. art. 452"],
    ["Tubosabana P.V.C. Ltda.", "C.Co. arts. 371 y 452"],
    ["Pérez Hermanos Limitada", "C.Co. arts. 371 y 452"],
    ["Gómez y Cía. S.C.A.", "C.Co. arts. 350 y 452"],
    ["Ferretería La Sabana S.A.S.", null],
    ["Ferretería La Sabana SAS", null],
    ["La Casa", null],
    ["Masa", null],
  ])("%s: %s", (name, norm) => {
    expect(reserveNorm(name)).toBe(norm);
  });

  const CAPITAL: Move = [0, "1110", "3105", 30_000_000];
  const closed = (profit: number): Move => [12, "5905", "3605", profit];

  it.each<[string, Books, readonly string[] | undefined]>([
    [
      "ten percent of the profit",
      { before: [CAPITAL], closing: [closed(20_000_000)] },
      ["3605 2000000 0", "330505 0 2000000"],
    ],
    [
      "only up to half of the capital",
      { before: [CAPITAL, [0, "3705", "330505", 14_500_000]], closing: [closed(20_000_000)] },
      ["3605 500000 0", "330505 0 500000"],
    ],
    [
      "nothing once it is half of the capital",
      { before: [CAPITAL, [0, "3705", "330505", 15_000_000]], closing: [closed(20_000_000)] },
      undefined,
    ],
    [
      "after losses of earlier years (C.Co. art. 456)",
      { before: [CAPITAL, [0, "3710", "1110", 5_000_000]], closing: [closed(20_000_000)] },
      ["3605 1500000 0", "330505 0 1500000"],
    ],
    [
      "from the results of earlier years once it was carried",
      { before: [CAPITAL], closing: [closed(20_000_000)], since: [[1, "3605", "3705", 20_000_000]] },
      ["3705 2000000 0", "330505 0 2000000"],
    ],
    [
      "not twice",
      { before: [CAPITAL], closing: [closed(20_000_000)], since: [[3, "3705", "330505", 1_000_000]] },
      undefined,
    ],
    ["not of a loss", { before: [CAPITAL], closing: [[12, "3610", "5905", 1_000]] }, undefined],
    ["not before the closing", { before: [CAPITAL], moves: [[3, "1105", "4135", 9_000]] }, undefined],
  ])("%s", (_name, books, expected) => {
    expect(written(year(books), "reserve")).toEqual(expected);
  });

  it.each<[string, Books, string | undefined]>([
    [
      "made of a smaller profit, before the year was opened and corrected",
      { closing: [closed(20_000_000)], onCut: [[12, "3605", "330505", 1_000_000]] },
      "Ya hay $\u00a01.000.000 de reserva legal de 2026; por la utilidad de ahora serían $\u00a02.000.000: $\u00a01.000.000 de menos. Si la utilidad cambió, ajusta la reserva.",
    ],
    [
      "made of a larger profit",
      { closing: [closed(20_000_000)], since: [[1, "3705", "330505", 3_000_000]] },
      "Ya hay $\u00a03.000.000 de reserva legal de 2026; por la utilidad de ahora serían $\u00a02.000.000: $\u00a01.000.000 de más. Si la utilidad cambió, ajusta la reserva.",
    ],
    [
      "made of a profit that became a loss",
      { closing: [[12, "3610", "5905", 400_000]], onCut: [[12, "3605", "330505", 1_000_000]] },
      "Ya hay $\u00a01.000.000 de reserva legal de 2026, y el resultado de ahora no pide reserva. Si el resultado cambió, reversa su asiento.",
    ],
    ["made of it", { closing: [closed(20_000_000)], onCut: [[12, "3605", "330505", 2_000_000]] }, undefined],
    [
      "made up to half of the capital, which it reaches itself",
      {
        before: [CAPITAL, [0, "3705", "330505", 14_500_000]],
        closing: [closed(20_000_000)],
        onCut: [[12, "3605", "330505", 500_000]],
      },
      undefined,
    ],
  ])("a reserve %s is compared with what is due", (_name, books, text) => {
    const { after, remarks } = closingProposals(year({ before: [CAPITAL], ...books }));
    expect(after.map(({ key }) => key)).not.toContain("reserve");
    expect(remarks.find(({ key }) => key === "reserve")?.text).toBe(text);
  });

  it("is said, not proposed, for an S.A.S.", () => {
    const input = year({
      before: [CAPITAL],
      closing: [closed(9_000_000)],
      company: { name: "La Sabana S.A.S." },
    });
    expect(closingProposals(input).after.map(({ key }) => key)).toEqual(["carry", "dividends"]);
    expect(closingProposals(input).remarks.map(({ key }) => key)).toEqual(["reserve"]);
  });
});

describe("pending vacations against their provision (CST arts. 186 and 189)", () => {
  const provided = (amount: number): Move => [6, "510539", "261015", amount];
  const owed = (amount: number, complete = true, areas: readonly (readonly [string, number])[] = []) => ({
    vacation: {
      amount: pesos(amount),
      people: 3,
      complete,
      expenses: areas.map(([account, part]) => ({ account, amount: pesos(part) })),
    },
  });

  it.each<[string, number, number, readonly (readonly [string, number])[], readonly string[]]>([
    ["sales people alone", 900, 1_000, [["520539", 1_000]], ["520539 100 0", "261015 0 100"]],
    [
      "both areas, too little",
      900,
      1_000,
      [
        ["510539", 333],
        ["520539", 667],
      ],
      ["510539 33 0", "520539 67 0", "261015 0 100"],
    ],
    [
      "both areas, too much",
      1_000,
      900,
      [
        ["510539", 300],
        ["520539", 600],
      ],
      ["261015 100 0", "510539 0 33", "520539 0 67"],
    ],
    ["sales people who took all their days", 1_000, 0, [["520539", 0]], ["261015 1000 0", "520539 0 1000"]],
  ])("by the area of %s", (_name, has, owes, areas, expected) => {
    expect(written(year({ moves: [provided(has)], company: owed(owes, true, areas) }), "vacation")).toEqual(
      expected,
    );
  });

  it.each<[string, number, number, readonly string[] | undefined]>([
    ["too little is set aside", 900, 1_000, ["510539 100 0", "261015 0 100"]],
    ["too much is", 1_000, 900, ["261015 100 0", "510539 0 100"]],
    ["the same", 900, 900, undefined],
  ])("%s", (_name, has, owes, expected) => {
    expect(written(year({ moves: [provided(has)], company: owed(owes) }), "vacation")).toEqual(expected);
  });

  it("is not ticked while runs do not cover whole contracts, nor proposed without a provision or people", () => {
    expect(read(year({ moves: [provided(900)], company: owed(1_000, false) }), "vacation")?.sure).toBe(false);
    expect(read(year({ company: owed(1_000) }), "vacation")).toBeUndefined();
    expect(read(year({ moves: [provided(900)] }), "vacation")).toBeUndefined();
  });
});

it("proposes nothing in charts without these accounts", () => {
  const input = year({ moves: [[3, "1105", "4135", 9_000]] });
  expect(closingProposals({ ...input, kind: "mini" })).toEqual({
    before: [],
    transfer: null,
    after: [],
    remarks: [],
  });
  expect(ZERO).toBe(0);
});
