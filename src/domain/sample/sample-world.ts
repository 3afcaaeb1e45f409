import type { Day, Month } from "../kernel/day.ts";
import type { Agenda } from "./agenda.ts";
import type { SampleBooks } from "./sample-books.ts";
import type { Seeded } from "./seeded.ts";

/** Shared state of all parts of the simulation. */
export interface SampleWorld {
  readonly books: SampleBooks;
  readonly agenda: Agenda;
  /** The last day that is written. */
  readonly until: Day;
  /** Random numbers of one month. Each month has its own, so that a later day only adds entries. */
  chance(month: Month): Seeded;
}
