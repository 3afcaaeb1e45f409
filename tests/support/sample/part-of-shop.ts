import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { openAgenda } from "#domain/sample/agenda.ts";
import { openSampleBooks, type SampleBooks } from "#domain/sample/sample-books.ts";
import type { SampleWorld } from "#domain/sample/sample-world.ts";
import type { Seeded } from "#domain/sample/seeded.ts";
import { monthsUntil, type SampleMonth, START } from "#domain/sample/shop.data.ts";

/** Chances that always give the least, or the most. */
export const LEAST: Seeded = { between: (least) => least, pick: ([first]) => first };
export const MOST: Seeded = {
  between: (_least, most) => most,
  pick: (items) => items.at(-1) ?? items[0],
};

type Plan = (world: SampleWorld, months: readonly SampleMonth[]) => void;

/** What parts of the shop write alone from January 2025 to a day, after a first entry that brings these balances. */
export function partOfShop(
  until: string,
  plans: readonly Plan[],
  {
    opening = [],
    chance = LEAST,
  }: { readonly opening?: readonly EntryLine[]; readonly chance?: Seeded } = {},
): SampleBooks {
  const books = openSampleBooks();
  const world: SampleWorld = { books, agenda: openAgenda(), until: day(until), chance: () => chance };
  if (opening.length > 0) books.post({ kind: "NC", date: START, description: "Saldos", lines: opening });
  for (const plan of plans) plan(world, monthsUntil(world.until));
  world.agenda.liveUntil(world.until);
  return books;
}

/** "2025-01-10 CE-0001 Arriendo del local, enero: 5120 3010000 (Inmobiliaria), 1110 -3010000" */
export function toldEntry({ date, reference, description, lines }: EntryContent): string {
  const parts = lines.map(
    ({ account, debit, credit, thirdParty }) =>
      `${account} ${debit - credit}${thirdParty === undefined ? "" : ` (${thirdParty})`}`,
  );
  return `${date} ${reference} ${description}: ${parts.join(", ")}`;
}
