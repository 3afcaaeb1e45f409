import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { openAgenda } from "#domain/sample/agenda.ts";
import { bankDayFrom, bankDayIn, isBankDay, lastBankDay, shopDaysOf } from "#domain/sample/business-days.ts";
import { sampleAssets } from "#domain/sample/sample-assets.ts";
import { sampleExtract } from "#domain/sample/sample-bank.ts";
import {
  credit,
  debit,
  moneyFor,
  openSampleBooks,
  share,
  signedAmount,
  toThousands,
} from "#domain/sample/sample-books.ts";
import { seeded } from "#domain/sample/seeded.ts";

const lines = (amount: number) => [debit("1105", amount), credit("4135", amount)];

describe("the agenda of the sample", () => {
  it("lives its days in order, and of one day its course, then what settles the month, then what closes the year", () => {
    const agenda = openAgenda();
    const lived: string[] = [];
    const note = (name: string) => (today: string) => void lived.push(`${today} ${name}`);
    agenda.plan(day("2026-01-03"), note("closing"), "closing");
    agenda.plan(day("2026-01-03"), note("settling"), "settling");
    agenda.plan(day("2026-01-03"), note("first"));
    agenda.plan(day("2026-01-01"), (today) => {
      note("plans")(today);
      agenda.plan(today, note("more of the day"));
      agenda.plan(day("2026-01-02"), note("later"));
    });
    agenda.plan(day("2026-01-03"), note("second"), "course");
    agenda.plan(day("2026-01-01"), note("end"), "closing");
    agenda.plan(day("2026-01-04"), note("too late"));
    agenda.liveUntil(day("2026-01-03"));
    expect(lived).toEqual([
      "2026-01-01 plans",
      "2026-01-01 more of the day",
      "2026-01-01 end",
      "2026-01-02 later",
      "2026-01-03 first",
      "2026-01-03 second",
      "2026-01-03 settling",
      "2026-01-03 closing",
    ]);
    agenda.liveUntil(day("2026-12-31"));
    expect(lived.slice(8)).toEqual(["2026-01-04 too late"]);
  });
});

describe("the days of the sample", () => {
  it("are of work until Friday for banks, and until Saturday for the shop", () => {
    // 1 January 2026 is a Thursday, and the Epiphany is kept on Monday the 12th.
    const days = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04", "2026-01-05", "2026-01-12"];
    expect(days.map((each) => isBankDay(day(each)))).toEqual([false, true, false, false, true, false]);
    const open = shopDaysOf(month("2026-01"));
    expect([open.length, open[0], open[1], open[2], open.at(-1)]).toEqual([
      25,
      "2026-01-02",
      "2026-01-03",
      "2026-01-05",
      "2026-01-31",
    ]);
    expect(shopDaysOf(month("2026-02")).at(-1)).toBe("2026-02-28");
  });

  it("go on to the next day of the bank, or back to the last one of a month", () => {
    expect(bankDayFrom(day("2026-01-02"))).toBe("2026-01-02");
    expect(bankDayFrom(day("2026-01-03"))).toBe("2026-01-05");
    expect(bankDayIn(month("2026-01"), 5)).toBe("2026-01-05");
    expect(bankDayIn(month("2026-01"), 10)).toBe("2026-01-13");
    expect(lastBankDay(month("2026-01"))).toBe("2026-01-30");
    expect(lastBankDay(month("2026-06"))).toBe("2026-06-30");
  });
});

describe("the chances of the sample", () => {
  it("are those of the minimal standard generator: its ten thousandth number from 1 is known", () => {
    const chance = seeded(1);
    let last = 0;
    for (let count = 0; count < 10_000; count += 1) last = chance.between(0, 2_147_483_646);
    expect(last).toBe(399_268_537);
  });

  it("lie between two numbers, both of them possible, and choose from a list", () => {
    const drawn = (least: number, most: number) => {
      const chance = seeded(7);
      return new Set(Array.from({ length: 200 }, () => chance.between(least, most)));
    };
    expect([...drawn(3, 6)].toSorted()).toEqual([3, 4, 5, 6]);
    expect([...drawn(-1, 0)].toSorted()).toEqual([-1, 0]);
    expect([...drawn(5, 5)]).toEqual([5]);
    const chance = seeded(7);
    const picked = new Set(Array.from({ length: 200 }, () => chance.pick(["a", "b", "c"])));
    expect([...picked].toSorted()).toEqual(["a", "b", "c"]);
    // The first number, 48.271, leaves three when it is divided by four.
    expect(seeded(1).pick(["a", "b", "c", "d"])).toBe("d");
  });
});

describe("the books of the sample while they are written", () => {
  const book = () => {
    const books = openSampleBooks();
    books.post({ kind: "RC", date: day("2026-01-30"), description: "a", lines: lines(100) });
    books.post({ kind: "RC", date: day("2026-02-02"), description: "b", lines: lines(20) });
    books.post({ kind: "CE", date: day("2026-02-10"), description: "c", lines: [...lines(3)].toReversed() });
    return books;
  };

  it("number each kind of voucher from its own first number, and leave out lines of nothing", () => {
    const books = openSampleBooks();
    const date = day("2026-01-30");
    const voucher = { date, description: "a", lines: [...lines(7), debit("2408", 0)] };
    expect(books.post({ kind: "RC", ...voucher })).toBe("RC-0001");
    expect(books.post({ kind: "FC", ...voucher })).toBe("FC-0041");
    expect(books.takeReference("RC")).toBe("RC-0002");
    expect(books.postMistake({ kind: "RC", ...voucher })).toBe("RC-0003");
    expect(books.entries.map(({ lines: own }) => own.length)).toEqual([2, 2, 2]);
    expect(books.acts.map(({ kind }) => kind)).toEqual(["entry", "entry", "entry"]);
  });

  it("know balances of a day, of accounts below, and what a month took from an account", () => {
    const books = book();
    expect(books.balance("11")).toBe(123);
    expect(books.balance("1105", day("2026-01-29"))).toBe(0);
    expect(books.balance("1105", day("2026-01-30"))).toBe(100);
    expect(books.balance("1105", day("2026-02-02"))).toBe(120);
    expect(books.balance("4135", day("2026-02-10"))).toBe(-123);
    expect(books.balance("11", day("2026-02-02"))).toBe(120);
    expect(books.balance("12")).toBe(0);
    expect(books.credited("4135", month("2026-02"))).toBe(23);
    expect(books.credited("4135", month("2026-01"))).toBe(100);
    expect(books.credited("11", month("2026-02"))).toBe(0);
    expect(books.countedLines()).toHaveLength(6);
  });

  it("count no mistake, and everything else", () => {
    const books = book();
    const entry = { date: day("2026-02-11"), description: "d", reference: "X", lines: lines(1000) };
    books.postMistake({ kind: "FV", ...entry });
    expect([books.balance("1105"), books.entries.length]).toEqual([123, 4]);
    books.postContent(entry);
    expect(books.balance("1105")).toBe(1123);
    expect(books.acts.at(-1)).toEqual({ kind: "entry", entry });
    books.act({ kind: "close-year", year: 2026, entries: 1 }, [entry]);
    expect([books.balance("1105"), books.entries.length, books.acts.length]).toEqual([2123, 6, 6]);
    books.act({ kind: "void", reference: "X" }, []);
    expect([books.entries.length, books.acts.length, books.acts.at(-1)?.kind]).toEqual([6, 7, "void"]);
  });

  it("take no entry that does not balance, says nothing or comes before the last one", () => {
    const put = (own: readonly ReturnType<typeof debit>[], date = "2026-02-10") =>
      book().post({ kind: "RC", date: day(date), description: "x", lines: own });
    expect(() => put([debit("1105", 2), credit("4135", 1)])).toThrow("does not balance by 1");
    expect(() => put([debit("1105", 0), credit("4135", 0)])).toThrow("says nothing");
    expect(() => put(lines(1), "2026-02-09")).toThrow("comes out of order");
    expect(put(lines(1))).toBe("RC-0003");
  });

  it("round as tax returns do, and pay what is large from the savings where they suffice", () => {
    expect([499, 500, 1_499, 1_500].map(toThousands)).toEqual([0, 1000, 1000, 2000]);
    expect(share(1_350, [25, 1000])).toBe(34);
    expect([signedAmount("1", 5), signedAmount("1", -5), signedAmount("1", 0)]).toEqual([
      { account: "1", debit: 5, credit: 0 },
      { account: "1", debit: 0, credit: 5 },
      { account: "1", debit: 0, credit: 0 },
    ]);
    expect(debit("1", 5, "Ana")).toEqual({ account: "1", debit: 5, credit: 0, thirdParty: "Ana" });
    expect(credit("1", 5, "Ana")).toEqual({ account: "1", debit: 0, credit: 5, thirdParty: "Ana" });
    for (const line of [credit("1", 5), debit("1", 5)])
      expect(Object.keys(line)).toEqual(["account", "debit", "credit"]);
    const books = openSampleBooks();
    books.post({
      kind: "NC",
      date: day("2026-01-01"),
      description: "x",
      lines: [debit("1120", 50), credit("3105", 50)],
    });
    expect([moneyFor(books, 50), moneyFor(books, 51)]).toEqual(["1120", "1110"]);
  });
});

describe("the register of the sample, of a few entries", () => {
  const entry = (date: string, description: string, ...own: readonly ReturnType<typeof debit>[]) => ({
    date: day(date),
    description,
    reference: date,
    lines: own,
  });
  const opening = entry("2025-01-01", "Saldos", debit("1524", 18_400_000), credit("3105", 18_400_000));
  const late = entry("2026-06-30", "Depreciación de enero, omitida en su mes", credit("159215", 3));
  const june = entry("2026-06-30", "Depreciación de junio", credit("159215", 5));
  const may = entry("2026-05-29", "Depreciación de mayo", credit("159215", 4), credit("159235", 9));
  const van = entry("2026-01-29", "Camioneta", debit("1540", 24_000_000), credit("1110", 24_000_000));

  it("has what was bought, with its months in their own order", () => {
    const found = sampleAssets([opening, may, june, late, entry("2026-06-30", "Otra", credit("159215", 7))]);
    expect(found).toHaveLength(1);
    const [shelves] = found;
    expect(shelves?.bought).toBe(opening);
    expect(shelves?.depreciated.map(({ entry: of, event }) => [of, event])).toEqual([
      [late, { kind: "depreciation", date: "2026-01-31", amount: 3 }],
      [may, { kind: "depreciation", date: "2026-05-31", amount: 4 }],
      [june, { kind: "depreciation", date: "2026-06-30", amount: 5 }],
    ]);
    expect(shelves?.fields).toEqual({
      name: "Estanterías y mostrador",
      tag: "",
      place: "Sala de ventas",
      supplier: "",
      account: "1524",
      accumulated: "159215",
      impaired: "159924",
      expense: "516015",
      method: "straight",
      units: 0,
      residual: 0,
      bought: "2022-12-12",
      cost: 18_400_000,
      starts: "2023-01",
      months: 120,
      taxMonths: 120,
      opening: { month: "2024-12", accumulated: 3_679_992 },
    });
  });

  it("has the van once it is bought, of which the books began with nothing", () => {
    expect(sampleAssets([])).toEqual([]);
    const [found] = sampleAssets([van, may, june]);
    expect(found?.fields).toMatchObject({ accumulated: "159235", expense: "516035", opening: null });
    expect(found?.depreciated.map(({ event }) => event)).toEqual([
      { kind: "depreciation", date: "2026-05-31", amount: 9 },
    ]);
  });
});

describe("what the bank of the sample prints", () => {
  const moved = (description: string, amount: number) =>
    sampleExtract(
      month("2026-10"),
      [
        {
          entryId: "entry_1" as never,
          line: 0,
          number: 1,
          date: day("2026-10-01"),
          reference: "X",
          description,
          amount: pesos(amount),
        },
      ],
      new Map(),
      pesos(0),
      false,
    ).content.lines.map(({ text }) => text);

  it.each([
    ["Abono a FV-0023, Obras Chía", 5, "ABONO FV-0023, OBRAS CHIA"],
    ["Saldo de FV-0023", 5, "ABONO FV-0023"],
    ["Pago FC-0041", -5, "PAGO FC-0041"],
    ["Pago de la nómina", -5, "PAGO LA NOMINA"],
    ["Traslado, pago de", -5, "PAGO TRASLADO, PAGO DE"],
    [
      "Arriendo del local y de la bodega de atrás, octubre",
      -5,
      "PAGO ARRIENDO DEL LOCAL Y DE LA BODEGA DE AT",
    ],
    ["Arriendo del local y de la bodegas bbb c", -5, "PAGO ARRIENDO DEL LOCAL Y DE LA BODEGAS BBB"],
  ])("“%s” of %d as “%s”", (description, amount, text) => {
    expect(moved(description, amount)).toEqual([text]);
  });

  it("has no line of nothing", () => {
    expect(moved("Nada", 0)).toEqual([]);
  });
});
