import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId, EmployeeId, EntryId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { vacationOwed } from "#domain/payroll/benefits/vacation-owed.ts";
import type { PayableEmployee } from "#domain/payroll/settlement/settled-people.ts";
import { absence, contractOf } from "../people.ts";
import { closedRunOf, monthsOf } from "./runs-of.ts";

const END = day("2026-12-31");

function employee(salary: number, more: Partial<PayableEmployee["contract"]> = {}): PayableEmployee {
  const { id, ...contract } = contractOf(salary, { start: day("2026-01-01"), ...more });
  const notes = { position: "", eps: "", pensionFund: "" };
  const stamp = { createdAt: 0, updatedAt: 0, version: 1 };
  const company = "comp_1" as CompanyId;
  return {
    id: id as EmployeeId,
    companyId: company,
    contract,
    ...notes,
    ...stamp,
    settled: null,
    isCut: false,
  };
}

const runs = (months: ReturnType<typeof monthsOf>) =>
  months.map((paid) => closedRunOf(paid, { start: day("2026-01-01") }));
const YEAR = monthsOf(
  2026,
  Array.from({ length: 12 }, () => 2_400_000),
);

describe("pending vacations: fifteen working days for each year (CST art. 186), at the salary of the day (art. 189)", () => {
  it("a whole year owes half a salary", () => {
    expect(vacationOwed([employee(2_400_000)], runs(YEAR), END)).toEqual({
      amount: 1_200_000,
      people: 1,
      expenses: [{ account: "510539", amount: 1_200_000 }],
      complete: true,
    });
  });

  it("a raise brings all pending days to the new salary", () => {
    expect(vacationOwed([employee(3_000_000)], runs(YEAR), END)?.amount).toBe(1_500_000);
  });

  it("days taken in a closed run are owed no more: 5 of 15", () => {
    // 13 to 17 July 2026: Monday to Friday.
    const taken = { 7: { absences: [absence("vacation", "2026-07-13", "2026-07-17")] } };
    const months = monthsOf(
      2026,
      Array.from({ length: 12 }, () => 2_400_000),
      taken,
    );
    expect(vacationOwed([employee(2_400_000)], runs(months), END)?.amount).toBe(800_000);
  });

  it("is not complete while runs do not reach back to the first day", () => {
    const known = vacationOwed([employee(2_400_000)], runs(YEAR.slice(6)), END);
    expect(known).toMatchObject({ amount: 1_200_000, people: 1, complete: false });
  });

  it("commissions of the last year count with the salary (CST arts. 189 and 192), as the runs provided for them", () => {
    const commissions = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [at + 1, { commissions: pesos(2_000_000) }]),
    );
    const paid = runs(
      monthsOf(
        2026,
        Array.from({ length: 12 }, () => 2_000_000),
        commissions,
      ),
    );
    expect(vacationOwed([employee(2_000_000)], paid, END)?.amount).toBe(2_000_000);
  });

  it("is charged to the account of the person's area, as the runs are", () => {
    const sales = employee(2_400_000, { area: "sales" });
    expect(vacationOwed([sales], runs(YEAR), END)?.expenses).toEqual([
      { account: "520539", amount: 1_200_000 },
    ]);
  });

  it.each<[string, (at: number) => string | null, string, [people: number, complete: boolean] | null]>([
    ["posted here", () => "book_1", "book_1", [1, true]],
    ["posted in another book", () => "book_2", "book_1", null],
    ["posted in both", (at) => (at < 6 ? "book_1" : "book_2"), "book_1", [1, false]],
    ["posted nowhere", () => null, "book_1", [1, true]],
  ])("is of the book that has a person's runs: %s", (_name, bookOf, book, expected) => {
    const posted = runs(YEAR).map((run, at) => {
      const bookId = bookOf(at) as BookId | null;
      return { ...run, posting: bookId && { bookId, entryId: "entry_1" as EntryId } };
    });
    const found = vacationOwed([employee(2_400_000)], posted, END, book as BookId);
    expect(found && [found.people, found.complete]).toEqual(expected);
  });

  it.each<[string, Partial<PayableEmployee["contract"]>, PayableEmployee["settled"]]>([
    ["who begins later", { start: day("2027-01-15") }, null],
    ["who ended", { end: day("2026-10-31") }, null],
    ["who was settled", {}, day("2026-11-30")],
  ])("%s is owed nothing here", (_name, contract, settled) => {
    expect(vacationOwed([{ ...employee(2_400_000, contract), settled }], runs(YEAR), END)).toBeNull();
  });

  it("unpaid leave earns no vacation (CST art. 53): 30 of 360 days", () => {
    const input = { 7: { absences: [absence("unpaid", "2026-07-01", "2026-07-31")] } };
    const months = monthsOf(
      2026,
      Array.from({ length: 12 }, () => 2_400_000),
      input,
    );
    expect(vacationOwed([employee(2_400_000)], runs(months), END)).toMatchObject({
      amount: 1_100_000,
      complete: true,
    });
  });

  it("counts no run that begins after the day", () => {
    const june = day("2026-06-30");
    const taken = { 7: { absences: [absence("vacation", "2026-07-01", "2026-07-07")] } };
    const months = monthsOf(
      2026,
      Array.from({ length: 7 }, () => 2_400_000),
      taken,
    );
    expect(vacationOwed([employee(2_400_000)], runs(months), june)?.amount).toBe(600_000);
  });

  it.each<[string, Partial<PayableEmployee["contract"]>, PayableEmployee["settled"], boolean]>([
    ["begins on it", { start: END }, null, true],
    ["ends on it", { end: END }, null, false],
    ["ends a day later", { end: day("2027-01-01") }, null, true],
    ["was settled on it", {}, END, false],
    ["was settled a day later", {}, day("2027-01-01"), true],
  ])("is owed on a day to whose contract %s: %s", (_name, contract, settled, owed) => {
    const found = vacationOwed([{ ...employee(2_400_000, contract), settled }], runs(YEAR), END);
    expect(found !== null).toBe(owed);
  });

  it("is told by account, each with its people, and is complete where all of them are", () => {
    const [sales, office] = [employee(2_400_000, { area: "sales" }), employee(2_400_000)];
    const other = { ...office, id: "p2" as EmployeeId };
    const found = vacationOwed([sales, other], runs(YEAR), END);
    expect(found).toEqual({
      amount: 2_400_000,
      people: 2,
      expenses: [
        { account: "510539", amount: 1_200_000 },
        { account: "520539", amount: 1_200_000 },
      ],
      complete: false,
    });
    expect(vacationOwed([other, sales], runs(YEAR), END)).toEqual(found);
  });

  it("counts a run from its first day on", () => {
    const taken = { 7: { absences: [absence("vacation", "2026-07-01", "2026-07-07")] } };
    const months = monthsOf(
      2026,
      Array.from({ length: 7 }, () => 2_400_000),
      taken,
    );
    const owed = (date: string) => vacationOwed([employee(2_400_000)], runs(months), day(date))?.amount;
    // Half a year earns 7,5 days of 80.000; six working days were taken from 1 July on, a Saturday among them.
    expect([owed("2026-06-30"), owed("2026-07-01")]).toEqual([600_000, 123_333]);
  });

  it("leaves out who is paid in another book, though one run pays both, and is complete with one book each", () => {
    const [ana, luz] = [employee(2_400_000), { ...employee(2_400_000), id: "p2" as EmployeeId }];
    const inBook = (book: string, ...ids: readonly string[]) =>
      YEAR.map((paid) => {
        const made = ids.map((id) => closedRunOf(paid, { id, start: day("2026-01-01") }));
        const [first] = made;
        if (first === undefined) throw new Error("nobody");
        return {
          ...first,
          people: made.flatMap(({ people }) => people),
          kept: made.flatMap(({ kept }) => kept ?? []),
          posting: { bookId: book as BookId, entryId: "entry_1" as EntryId },
        };
      });
    const told = (all: Parameters<typeof vacationOwed>[1], book: string | null) => {
      const found = vacationOwed([ana, luz], all, END, book as BookId | null);
      return found && [found.people, found.amount, found.complete];
    };
    expect(told([...inBook("book_1", "p1"), ...inBook("book_2", "p2")], "book_1")).toEqual([
      1,
      1_200_000,
      true,
    ]);
    expect(told(inBook("book_1", "p1", "p2"), "book_1")).toEqual([2, 2_400_000, true]);
    const both = [
      ...inBook("book_1", "p1", "p2").slice(0, 6),
      ...inBook("book_2", "p2").slice(6),
      ...inBook("book_1", "p1").slice(6),
    ];
    expect(told(both, "book_1")).toEqual([2, 2_400_000, false]);
    expect(told(both, null)).toEqual([2, 2_400_000, false]);
  });
});
