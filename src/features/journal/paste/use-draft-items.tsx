import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import FileInput from "lucide-react/icons/file-input";
import ListChecks from "lucide-react/icons/list-checks";
import { useMemo } from "react";
import { useStorage } from "#session/storage/use-storage.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import type { Journal } from "../journal.ts";
import { useListedDrafts } from "../sheet/use-shown-month.ts";
import { completeDrafts, postAll } from "./draft-commands.ts";
import { pasteMovementsTexts as texts } from "./texts.ts";

/** Pasting movements, bringing a file in, and posting at once the drafts of the month that lack nothing. */
export function useDraftItems({ place, writing, dialogs }: Journal): readonly MenuItem[] {
  const storage = useStorage();
  const { book, chart } = place.open;
  const drafts = useListedDrafts({ place, writing });
  const complete = useMemo(() => completeDrafts(chart, drafts), [chart, drafts]);
  const paste: MenuItem = {
    id: "paste",
    label: texts.menu,
    icon: <ClipboardPaste size={18} aria-hidden="true" />,
    onSelect: () => dialogs.set({ kind: "paste", text: "" }),
  };
  const bring: MenuItem = {
    id: "import",
    label: texts.importFile,
    icon: <FileInput size={18} aria-hidden="true" />,
    onSelect: () => dialogs.set({ kind: "import", file: null }),
  };
  const post: MenuItem = {
    id: "post-drafts",
    label: texts.postAll(complete.length),
    icon: <ListChecks size={18} aria-hidden="true" />,
    onSelect: () => void postAll(storage, book.id, complete),
  };
  return complete.length > 1 ? [paste, bring, post] : [paste, bring];
}
