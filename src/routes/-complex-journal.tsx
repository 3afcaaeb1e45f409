import { ComplexJournalScreen } from "#features/journal/complex-journal-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { useJournalAddress } from "./-journal-address.ts";

/** The complex journal, which has three addresses. */
export function ComplexJournalPage() {
  return (
    <StorageGate isPage>
      <ComplexJournalScreen {...useJournalAddress()} />
    </StorageGate>
  );
}
