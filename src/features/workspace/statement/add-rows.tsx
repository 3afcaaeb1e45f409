import BookDown from "lucide-react/icons/book-down";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { type FormEvent, useState } from "react";
import { hasRowRoom, ROW_LIMITS, readRowCount } from "#domain/statement/typed/typed-limits.ts";
import type { StatementView } from "#domain/statement/typed/typed-statement.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { statementTexts as texts } from "./texts.ts";
import type { TableActions } from "./use-table.ts";
import type { EditorSnapshot, WorkspaceEditor } from "./workspace-editor.ts";

interface AddRowsProps {
  readonly view: StatementView;
  readonly actions: TableActions;
}

/** Of the largest number of rows that is read. */
const MOST_DIGITS = 6;

/**
 * Adds a preset or typed number of rows. Buttons that would exceed the view's limit are disabled; `RowLimit` says
 * why.
 */
function AddRows({ view, actions }: AddRowsProps) {
  const [typed, setTyped] = useState("1");
  const { quick, rows: limit } = ROW_LIMITS[view];
  const { rows } = actions;
  const count = readRowCount(view, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTyped(String(count));
    actions.add(count);
  };
  return (
    <form className="statement-add" onSubmit={submit} aria-label={texts.add.lead}>
      <span className="text-muted">{texts.add.lead}</span>
      {quick.map((each) => (
        <Button
          key={each}
          size="sm"
          disabled={!hasRowRoom(view, rows, each)}
          onClick={() => actions.add(each)}
        >
          {texts.add.quick(each)}
        </Button>
      ))}
      <span className="control w-16!" data-size="sm">
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST_DIGITS}
          aria-label={texts.add.count}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(count))}
        />
      </span>
      <Button size="sm" type="submit" disabled={!hasRowRoom(view, rows, count)}>
        {texts.add.go}
      </Button>
      {Number.isFinite(limit) ? <span className="text-muted">{texts.add.room(rows.length)}</span> : null}
    </form>
  );
}

interface BarProps extends AddRowsProps {
  readonly editor: WorkspaceEditor;
  readonly snapshot: EditorSnapshot;
  readonly onBook: () => void;
}

/** Below the table: adding rows, a book's balances, a blank table, undo and redo. */
export function TableBar({ view, actions, editor, snapshot, onBook }: BarProps) {
  return (
    <div className="statement-bar no-print">
      <AddRows view={view} actions={actions} />
      <span className="statement-ways">
        <Button size="sm" variant="ghost" icon={<BookDown size={18} aria-hidden="true" />} onClick={onBook}>
          {texts.fromBook.button}
        </Button>
        <Button size="sm" variant="ghost" onClick={actions.startBlank}>
          {texts.blank}
        </Button>
        <span className="whitespace-nowrap">
          <IconButton
            size="sm"
            label={texts.undo}
            disabled={!snapshot.canUndo}
            icon={<Undo2 size={18} aria-hidden="true" />}
            onClick={() => editor.undo()}
          />
          <IconButton
            size="sm"
            label={texts.redo}
            disabled={!snapshot.canRedo}
            icon={<Redo2 size={18} aria-hidden="true" />}
            onClick={() => editor.redo()}
          />
        </span>
      </span>
    </div>
  );
}

interface LimitProps {
  readonly view: StatementView;
  readonly actions: TableActions;
}

/** Why the buttons are disabled: the specification's text, which names the view without that limit. */
export function RowLimit({ view, actions }: LimitProps) {
  if (hasRowRoom(view, actions.rows, 1)) return null;
  return (
    <p className="statement-limit" role="status">
      <span className="font-semibold">{texts.limit.title}.</span> {texts.limit.text}
    </p>
  );
}
