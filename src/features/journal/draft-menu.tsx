import CornerDownLeft from "lucide-react/icons/corner-down-left";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Trash2 from "lucide-react/icons/trash-2";
import { Menu } from "#ui/kit/menu.tsx";
import type { EditorView } from "./editor-view.ts";
import { journalTexts as texts } from "./texts.ts";

interface DraftMenuProps {
  readonly view: EditorView;
  readonly inTabOrder?: boolean;
}

/** What can be done with the whole of what is being written. */
export function DraftMenu({ view, inTabOrder = false }: DraftMenuProps) {
  return (
    <Menu
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
      trigger={(props) => (
        <button
          type="button"
          {...props}
          tabIndex={inTabOrder ? 0 : -1}
          className="btn btn-ghost btn-sm btn-square text-muted"
          aria-label={texts.draftMenu}
        >
          <EllipsisVertical size={18} aria-hidden="true" />
        </button>
      )}
    />
  );
}
