import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import FileInput from "lucide-react/icons/file-input";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { tellNotTaken } from "#flows/doors/tell-not-taken.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { pasteMovementsTexts as texts } from "../../paste/texts.ts";
import { usePaste } from "../../paste/use-paste.ts";
import type { SimpleJournal } from "../use-simple-journal.ts";

const PastedDialog = lazy(async () => ({
  default: (await import("../../paste/pasted-dialog.tsx")).PastedDialog,
}));

const ImportBookDialog = lazy(async () => ({
  default: (await import("../../import/import-dialog.tsx")).ImportBookDialog,
}));

/** Movements as text, or a file; null file: to be chosen in the dialog. */
type Brought =
  | { readonly kind: "paste"; readonly text: string }
  | { readonly kind: "import"; readonly file: File | null };

interface SimplePaste {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
}

/** Movements pasted on the simple journal and files brought onto it, as on the complex one (UX-24, IM-20). */
export function useSimplePaste({
  opened,
  canWrite,
}: Pick<SimpleJournal, "opened" | "canWrite">): SimplePaste {
  const [brought, bring] = useState<Brought | null>(null);
  const mayTake = () => canWrite && brought === null;
  const paste = (text: string) => bring({ kind: "paste", text });
  usePaste({ mayPaste: mayTake, onMovements: paste });
  useGivenFiles("book", true, (file) =>
    canWrite ? bring({ kind: "import", file }) : tellNotTaken("read-only"),
  );
  const items: readonly MenuItem[] = [
    {
      id: "paste",
      label: texts.menu,
      icon: <ClipboardPaste size={18} aria-hidden="true" />,
      onSelect: () => paste(""),
    },
    {
      id: "import",
      label: texts.importFile,
      icon: <FileInput size={18} aria-hidden="true" />,
      onSelect: () => bring({ kind: "import", file: null }),
    },
  ];
  const close = () => bring(null);
  return {
    items: canWrite ? items : [],
    dialog:
      brought === null ? null : (
        <Suspense fallback={null}>
          {brought.kind === "paste" ? (
            <PastedDialog open={opened} text={brought.text} onText={paste} onClose={close} />
          ) : (
            <ImportBookDialog open={opened} dropped={brought.file} onClose={close} />
          )}
        </Suspense>
      ),
  };
}
