import { createFileRoute } from "@tanstack/react-router";
import { SimpleJournalScreen } from "#features/journal/simple/simple-journal-screen.tsx";
import { allowGuest } from "#session/gates/guards.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { useJournalAddress } from "../-journal-address.ts";
import { parseJournal } from "../-search.ts";

export const Route = createFileRoute("/journal/simple")({
  validateSearch: parseJournal,
  beforeLoad: allowGuest,
  component: Screen,
});

function Screen() {
  return (
    <StorageGate isPage>
      <SimpleJournalScreen {...useJournalAddress()} />
    </StorageGate>
  );
}
