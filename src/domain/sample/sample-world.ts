import type { Agenda } from "./agenda.ts";
import type { SampleBooks } from "./sample-books.ts";
import type { Seeded } from "./seeded.ts";

/** What every part of the shop's life needs. */
export interface SampleWorld {
  readonly books: SampleBooks;
  readonly agenda: Agenda;
  readonly chance: Seeded;
}
