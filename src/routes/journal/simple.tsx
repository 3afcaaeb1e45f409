import { createFileRoute } from "@tanstack/react-router";
import { SimpleJournalScreen } from "#features/journal/simple-journal-screen.tsx";
import { allowGuest } from "#session/guards.ts";
import { StorageGate } from "#session/storage-gate.tsx";
import { type JournalSearch, parseJournal } from "../-search.ts";

export const Route = createFileRoute("/journal/simple")({
  validateSearch: parseJournal,
  beforeLoad: allowGuest,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <SimpleJournalScreen
        address={search}
        onGo={(change, push = false) =>
          void navigate({
            search: (before) => parseJournal({ ...before, ...change }) satisfies JournalSearch,
            replace: !push,
            resetScroll: false,
          })
        }
      />
    </StorageGate>
  );
}
