import { useNavigate } from "@tanstack/react-router";
import { toggleHref, type WorkspaceAddress } from "#domain/access/workspace-ways.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { blankRow, fitsTogether, newRowIds, type Rows, without } from "#domain/statement/typed/edit-rows.ts";
import { hasRowRoom } from "#domain/statement/typed/typed-limits.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import { useUser } from "#session/who/use-session.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { focusFirstField, focusRemoval } from "./focus-row.ts";
import { rowsOfLines } from "./guided-rows.ts";
import { statementTexts as texts } from "./texts.ts";
import type { ChangeOptions, EditorSnapshot, WorkspaceEditor } from "./workspace-editor.ts";

/** User actions on the table. */
export interface TableActions {
  readonly rows: Rows;
  setRows(rows: Rows, options?: ChangeOptions): boolean;
  /** `part` names the field being typed, so that its keys are one undo step. */
  setRow(row: StatementRow, part?: string): void;
  add(count: number): void;
  /** Adds a row for each line of an entry. Returns null, or why they do not fit. */
  addLines(lines: readonly EntryLine[], chart: Chart): string | null;
  remove(row: StatementRow): void;
  startBlank(): void;
  /** Announces a change of the table with an undo button. */
  tell(title: string, text?: string): void;
}

/** An editor's table with the actions of a screen. */
export function useTable(
  editor: WorkspaceEditor,
  snapshot: EditorSnapshot,
  address: WorkspaceAddress,
): TableActions {
  const navigate = useNavigate();
  const visitor = useUser() === null ? "guest" : "account";
  const { content } = snapshot;
  const { table } = content;
  const { rows, view } = table;
  const tell = (title: string, text?: string) =>
    void toast.success({
      id: "workspace-done",
      title,
      ...(text !== undefined && { text }),
      ...undoNotice(() => editor.undo()),
    });
  const setRows = (next: Rows, options?: ChangeOptions): boolean => {
    if (!fitsTogether(next)) {
      toast.warning({ id: "workspace-too-large", title: texts.tooLarge });
      return false;
    }
    editor.change({ ...table, rows: next }, options);
    return true;
  };
  return {
    rows,
    setRows,
    tell,
    setRow: (row, part) => {
      const next = rows.map((each) => (each.id === row.id ? row : each));
      setRows(next, part === undefined ? {} : { merge: `${row.id}:${part}` });
    },
    add: (count) => {
      if (!hasRowRoom(view, rows, count)) {
        toast.warning({
          id: "workspace-row-limit",
          title: texts.limit.title,
          text: texts.limit.text,
          actions: [
            { label: texts.limit.go, onAction: () => void navigate({ href: toggleHref(address, visitor) }) },
          ],
        });
        return;
      }
      const ids = newRowIds(rows, count);
      setRows([...rows, ...ids.map(blankRow)], { fresh: ids });
    },
    addLines: (lines, chart) => {
      if (!hasRowRoom(view, rows, lines.length)) return texts.limit.text;
      const added = rowsOfLines(lines, chart, rows);
      const next = [...rows, ...added];
      if (!fitsTogether(next)) return texts.tooLarge;
      editor.change({ ...table, rows: next }, { fresh: added.map(({ id }) => id) });
      return null;
    },
    remove: (row) => {
      const at = rows.findIndex(({ id }) => id === row.id);
      const near = rows[at + 1] ?? rows[at - 1];
      if (!setRows(without(rows, row.id))) return;
      tell(texts.removed);
      if (near) focusRemoval(near.id);
    },
    startBlank: () => {
      const [id = "row-1"] = newRowIds(rows, 1);
      if (!setRows([blankRow(id)], { fresh: [id] })) return;
      tell(texts.blanked);
      focusFirstField();
    },
  };
}
