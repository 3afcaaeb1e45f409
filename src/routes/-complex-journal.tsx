import { ComplexJournalScreen } from "#features/journal/complex-journal-screen.tsx";
import type { GoInJournal, JournalAddress } from "#features/journal/journal-address.ts";
import { StorageGate } from "#session/storage-gate.tsx";

interface ComplexJournalPageProps {
  readonly address: JournalAddress;
  readonly onGo: GoInJournal;
}

/** The complex journal has three addresses. */
export function ComplexJournalPage({ address, onGo }: ComplexJournalPageProps) {
  return (
    <StorageGate>
      <ComplexJournalScreen address={address} onGo={onGo} />
    </StorageGate>
  );
}
