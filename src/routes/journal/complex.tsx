import { createFileRoute } from "@tanstack/react-router";
import { allowGuest } from "#session/guards.ts";
import { ComplexJournalPage } from "../-complex-journal.tsx";
import { parseJournal } from "../-search.ts";

export const Route = createFileRoute("/journal/complex")({
  validateSearch: parseJournal,
  beforeLoad: allowGuest,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ComplexJournalPage
      address={search}
      onGo={(change, push = false) =>
        void navigate({
          search: (before) => parseJournal({ ...before, ...change }),
          replace: !push,
          resetScroll: false,
        })
      }
    />
  );
}
