import type { Agenda } from "./agenda.ts";
import type { SampleBooks } from "./sample-books.ts";
import type { Seeded } from "./seeded.ts";

/** Shared state of all parts of the simulation. */
export interface SampleWorld {
  readonly books: SampleBooks;
  readonly agenda: Agenda;
  readonly chance: Seeded;
}
