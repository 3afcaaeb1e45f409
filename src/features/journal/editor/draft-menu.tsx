import CornerDownLeft from "lucide-react/icons/corner-down-left";
import ReceiptText from "lucide-react/icons/receipt-text";
import Trash2 from "lucide-react/icons/trash-2";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { taxTexts } from "../taxes/texts.ts";
import { journalTexts as texts } from "../texts.ts";
import type { Writing } from "../writing/writing.ts";

interface DraftMenuProps {
  readonly writing: Writing;
  readonly inTabOrder?: boolean;
}

/** Actions on the whole entry being written. */
export function DraftMenu({ writing, inTabOrder = false }: DraftMenuProps) {
  return (
    <MoreMenu
      label={texts.draftMenu}
      items={[
        {
          id: "close",
          label: texts.close,
          icon: <CornerDownLeft size={18} aria-hidden="true" />,
          onSelect: writing.close,
        },
        {
          id: "taxes",
          label: taxTexts.menu,
          icon: <ReceiptText size={18} aria-hidden="true" />,
          onSelect: writing.seeTaxes,
        },
        {
          id: "discard",
          label: texts.discard,
          icon: <Trash2 size={18} aria-hidden="true" />,
          tone: "danger",
          onSelect: writing.drop,
        },
      ]}
      size="sm"
      className="text-muted"
      tabIndex={inTabOrder ? 0 : -1}
    />
  );
}
