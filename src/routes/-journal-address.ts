import { useNavigate, useSearch } from "@tanstack/react-router";
import type { GoInJournal, JournalAddress } from "#features/journal/journal-address.ts";
import { parseJournal } from "./-search.ts";

interface JournalPlace {
  readonly address: JournalAddress;
  readonly onGo: GoInJournal;
}

/** Reads and changes the search parameters of a journal, on each of its four addresses. */
export function useJournalAddress(): JournalPlace {
  const address = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    address,
    onGo: (change, push = false) =>
      void navigate({
        to: ".",
        search: (before) => parseJournal({ ...before, ...change }),
        replace: !push,
        resetScroll: false,
      }),
  };
}
