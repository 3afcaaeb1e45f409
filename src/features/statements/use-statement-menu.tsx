import { useNavigate } from "@tanstack/react-router";
import Columns2 from "lucide-react/icons/columns-2";
import Eye from "lucide-react/icons/eye";
import NotebookPen from "lucide-react/icons/notebook-pen";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { savedStatementTexts as texts } from "./texts.ts";

/** A dialog about a statement. */
export interface StatementQuestion {
  readonly kind: "view" | "compare" | "download" | "rename" | "remove";
  readonly item: StatementItem;
}

export interface StatementMenuInput {
  readonly item: StatementItem;
  /** Over the plan's limit: it can be viewed, downloaded and deleted, not written to. */
  readonly over: boolean;
  readonly onAsk: (asking: StatementQuestion) => void;
}

function icon(Icon: typeof Trash2): ReactNode {
  return <Icon size={18} aria-hidden="true" />;
}

/** Menu of a statement: where to continue, renaming, and deletion last. */
export function useStatementMenu({ item, over, onAsk }: StatementMenuInput): MenuItem[] {
  const navigate = useNavigate();
  const { origin, statement, id } = item;
  const ask = (kind: StatementQuestion["kind"]) => () => onAsk({ kind, item });
  const items: MenuItem[] = [];
  if (origin.kind !== "file")
    items.push({ id: "view", label: texts.view, icon: icon(Eye), onSelect: ask("view") });
  if (origin.kind === "typed") {
    const to = `/workspace/${origin.view}` as const;
    items.push({
      id: "open",
      label: texts.open,
      icon: icon(NotebookPen),
      onSelect: () => void navigate({ to, search: { statement, estado: id, from: "workspace" } }),
    });
  }
  if (origin.kind !== "file")
    items.push({ id: "compare", label: texts.compare, icon: icon(Columns2), onSelect: ask("compare") });
  if (!over)
    items.push({
      id: "rename",
      label: texts.rename,
      icon: icon(PencilLine),
      ruled: items.length > 0,
      onSelect: ask("rename"),
    });
  return [
    ...items,
    { id: "remove", label: texts.remove, icon: icon(Trash2), tone: "danger", onSelect: ask("remove") },
  ];
}
