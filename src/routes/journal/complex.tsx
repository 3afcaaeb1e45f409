import { createFileRoute } from "@tanstack/react-router";
import { allowGuest } from "#session/gates/guards.ts";
import { ComplexJournalPage } from "../-complex-journal.tsx";
import { parseJournal } from "../-search.ts";

export const Route = createFileRoute("/journal/complex")({
  validateSearch: parseJournal,
  beforeLoad: allowGuest,
  component: ComplexJournalPage,
});
