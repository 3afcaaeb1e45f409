import { beforeEach, expect, it } from "vitest";
import { type EntryLine, linkTo } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import type { Signal } from "#domain/watching/signal.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { reviewSignal } from "#storage/commands/companies/change-company.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { entriesOfMonths } from "#storage/queries/books/journal.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { watchSignals } from "#storage/queries/watching/watch-signals.ts";
import { line } from "../../../support/builders.ts";
import { openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let bookId: BookId;
const id = () => newId("command");

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  companyId = newId("company");
  bookId = newId("book");
  await createCompany(storage, { id: id(), companyId, name: "La Sabana" });
  await createBook(storage, { id: id(), bookId, companyId, chart: "puc", name: "Diario" });
  return () => storage.close();
});

async function post(date: string, lines: readonly EntryLine[], reference = "") {
  const content = { date: day(date), description: "Venta", reference, lines };
  const entryId = newId("entry");
  const made = await postEntry(storage, { id: id(), bookId, entryId, content, origin: "journal" });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
}

const named = (thirdParty: string, each: EntryLine): EntryLine => ({ ...each, thirdParty });

/** Reverses the entry of a number. */
async function takeBack(number: number) {
  const entries = await entriesOfMonths(storage, bookId, month("2026-10"), month("2026-10"));
  const entry = entries.find((each) => each.number === number);
  if (entry === undefined) throw new Error("no entry");
  const reversal = { reversalId: newId("entry"), date: entry.date, description: "Reversión" };
  const which = { entry: linkTo(entry), version: entry.version };
  expect((await reverseEntry(storage, { id: id(), bookId, ...which, ...reversal })).ok).toBe(true);
}

async function signals(): Promise<readonly Signal[]> {
  const found = await companyMonths(storage, companyId);
  if (found === null) throw new Error("no company");
  return watchSignals(storage, found);
}

const kinds = async () => (await signals()).map(({ kind }) => kind);

it("signals nothing of an empty book, and nothing of one entry", async () => {
  expect(await signals()).toEqual([]);
  await post("2026-10-05", [named("Ana", line("1305", 500)), named("Ana", line("4135", -500))]);
  expect(await signals()).toEqual([]);
});

it("VG-05, VG-06, VG-08, VG-09 and VG-10 are read from the books", async () => {
  for (const each of ["05", "06", "07"])
    for (const party of ["Ana", "Beto", "Ciro"])
      for (let at = 0; at < 3; at += 1) {
        const lines = [line("1305", 1190), line("4135", -1000), line("2408", -190)];
        await post(
          `2026-${each}-1${at}`,
          lines.map((own) => named(party, own)),
        );
      }
  expect(await kinds()).toEqual(["vat-unpaid", "old-receivables"]);
  await post("2026-08-01", [line("1305", 11_900), line("4135", -10_000), line("2408", -1900)]);
  expect(await signals()).toContainEqual({
    kind: "vat-unpaid",
    book: bookId,
    month: month("2026-08"),
    left: 27 * 190 + 1900,
  });
  await post("2026-09-10", [line("2408", 27 * 190 + 1900), line("1110", -27 * 190 - 1900)]);
  await post("2026-07-10", [named("Ana", line("1305", 1190)), named("Ana", line("4135", -1190))]);
  await post("2026-07-10", [named("Ana", line("1305", 1190)), named("Ana", line("4135", -1190))]);
  await post("2002-01-05", [line("5195", 5), line("1105", -5)]);
  const found = await kinds();
  expect(found).toEqual(["old-receivables", "against-nature", "against-nature", "stray-year", "duplicates"]);
});

it("VG-06 tells no entry that was taken back", async () => {
  for (const date of ["2026-10-05", "2026-10-05"])
    await post(date, [named("Ana", line("1105", 500)), named("Ana", line("4135", -500))]);
  const [first] = await signals();
  if (first?.kind !== "duplicates") throw new Error("no duplicates");
  expect(first.groups).toEqual([[1, 2]]);
  await takeBack(2);
  expect(await kinds()).toEqual([]);
});

it("VG-11 counts the number of a reversed sale as used, and those of purchases not", async () => {
  for (let number = 1; number <= 14; number += 1) {
    const amount = number * 10 ** (number % 4);
    const sale = [line("1105", amount), line("4135", -amount)];
    if (number !== 7) await post("2026-10-05", sale, `FV-${number}`);
  }
  const missing = async () =>
    (await signals()).flatMap((each) => (each.kind === "missing-numbers" ? each.missing : []));
  expect(await missing()).toEqual([7]);
  await post("2026-10-06", [line("1435", 5), line("1105", -5)], "FV-7");
  expect(await missing()).toEqual([7]);
  await post("2026-10-07", [line("1105", 5), line("4135", -5)], "FV-7");
  expect(await missing()).toEqual([]);
  await takeBack(14 + 1);
  expect(await missing()).toEqual([]);
});

it("VG-12 keeps what was looked at with the company, until it is taken back", async () => {
  const seen = { figure: "0.5", day: day("2026-11-20") };
  const made = await reviewSignal(storage, { id: id(), companyId, signal: "cash-cover", seen });
  expect(made.ok && made.value.reviewed).toEqual([{ signal: "cash-cover", ...seen }]);
  const again = await reviewSignal(storage, { id: id(), companyId, signal: "cash-cover", seen: null });
  expect(again.ok && again.value.reviewed).toBeUndefined();
});
