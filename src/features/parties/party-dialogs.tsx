import { lazy, Suspense } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Party } from "#domain/parties/party.ts";
import type { PartyBalance } from "#storage/queries/parties/party-balances.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { PartyDialog } from "./party-dialog.tsx";

const ImportPartiesDialog = lazy(async () => ({
  default: (await import("./import/import-dialog.tsx")).ImportPartiesDialog,
}));

/** The dialog open over the list. */
export type Asking =
  | { readonly kind: "record"; readonly party: Party | null; readonly name: string }
  | { readonly kind: "merge"; readonly party: Party }
  /** A list from a file or pasted. */
  | { readonly kind: "import"; readonly given?: File };

/** The form of a record, or of a new one for the name that entries have. */
export function recordOf({ party, name }: PartyBalance): Asking {
  return { kind: "record", party, name: party === null ? name : "" };
}

function recordsIn(parties: readonly PartyBalance[], except: Party | null): readonly Party[] {
  return parties.flatMap(({ party }) => (party === null || party.id === except?.id ? [] : [party]));
}

interface PartyDialogsProps {
  readonly book: BookId;
  readonly parties: readonly PartyBalance[];
  readonly asking: Asking | null;
  readonly onMerge: (gone: Party, kept: Party) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Renders the dialog open over the list of third parties. */
export function PartyDialogs({ book, parties, asking, onMerge, onClose }: PartyDialogsProps) {
  if (asking === null) return null;
  if (asking.kind === "import")
    return (
      <Suspense fallback={null}>
        <ImportPartiesDialog
          bookId={book}
          parties={recordsIn(parties, null)}
          given={asking.given ?? null}
          onClose={onClose}
        />
      </Suspense>
    );
  const others = recordsIn(parties, asking.party);
  if (asking.kind === "record")
    return (
      <PartyDialog bookId={book} party={asking.party} name={asking.name} others={others} onClose={onClose} />
    );
  const { party } = asking;
  return (
    <MergeDialog gone={party} others={others} onMerge={(kept) => onMerge(party, kept)} onClose={onClose} />
  );
}
