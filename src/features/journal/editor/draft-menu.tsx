import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Trash2 from "lucide-react/icons/trash-2";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { journalTexts as texts } from "../texts.ts";
import type { EditorView } from "./editor-view.ts";

interface DraftMenuProps {
  readonly view: EditorView;
  readonly inTabOrder?: boolean;
}

/** What can be done with the whole of what is being written. */
export function DraftMenu({ view, inTabOrder = false }: DraftMenuProps) {
  return (
    <MoreMenu
      label={texts.draftMenu}
      items={[
        {
          id: "close",
          label: texts.close,
          icon: <CornerDownLeft size={18} aria-hidden="true" />,
          onSelect: view.onClose,
        },
        {
          id: "discard",
          label: texts.discard,
          icon: <Trash2 size={18} aria-hidden="true" />,
          tone: "danger",
          onSelect: view.onDrop,
        },
      ]}
      size="sm"
      className="text-muted"
      tabIndex={inTabOrder ? 0 : -1}
    />
  );
}
