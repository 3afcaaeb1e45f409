import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { pasteMovementsTexts as texts } from "../../paste/texts.ts";
import { usePaste } from "../../paste/use-paste.ts";
import type { SimpleJournal } from "../use-simple-journal.ts";

const PasteMovementsDialog = lazy(async () => ({
  default: (await import("../../paste/paste-movements-dialog.tsx")).PasteMovementsDialog,
}));

interface SimplePaste {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
}

/** Movements pasted on the simple journal, as on the complex one (UX-24). */
export function useSimplePaste({
  opened,
  canWrite,
}: Pick<SimpleJournal, "opened" | "canWrite">): SimplePaste {
  const [text, setText] = useState<string | null>(null);
  usePaste({ mayPaste: () => canWrite && text === null, onMovements: setText });
  const item: MenuItem = {
    id: "paste",
    label: texts.menu,
    icon: <ClipboardPaste size={18} aria-hidden="true" />,
    onSelect: () => setText(""),
  };
  return {
    items: canWrite ? [item] : [],
    dialog:
      text === null ? null : (
        <Suspense fallback={null}>
          <PasteMovementsDialog open={opened} text={text} onText={setText} onClose={() => setText(null)} />
        </Suspense>
      ),
  };
}
