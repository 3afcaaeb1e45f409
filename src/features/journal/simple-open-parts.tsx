import type { Day } from "#domain/kernel/calendar-day.ts";
import type { OpenBook } from "#session/use-open-book.ts";
import { SimpleDetail } from "./simple-detail.tsx";
import { blankOperation } from "./simple-draft.ts";
import { OperationPanel, OperationSheet } from "./simple-operation-form.tsx";
import type { SimpleState } from "./simple-state.ts";
import { simpleTexts as texts } from "./simple-texts.ts";
import type { SimpleActions } from "./use-simple-actions.ts";

interface PartsProps {
  readonly opened: OpenBook;
  readonly state: SimpleState;
  readonly actions: SimpleActions;
  readonly today: Day;
  readonly guest: boolean;
}

function useRemoval({ state, actions }: Pick<PartsProps, "state" | "actions">) {
  const { open } = state;
  if (open.kind !== "edit") return undefined;
  return () => {
    void actions.remove(open.row.entry).then((gone) => gone && state.close());
  };
}

/** What the open row or type asks for, as a sheet over the list. */
export function SimpleSheets(props: PartsProps) {
  const { opened, state, today, guest } = props;
  const { open } = state;
  const onRemove = useRemoval(props);
  const { book, chart } = opened;
  const { close: onClose, saved: onDone, setTouched: onTouched } = state;
  const common = { book, chart, today, onClose, onDone, onTouched };
  if (open.kind === "look")
    return <SimpleDetail row={open.row} chart={chart} guest={guest} onClose={state.close} />;
  if (open.kind === "new") {
    const title = texts.newOf[open.first.type];
    return <OperationSheet key={open.turn} {...common} title={title} first={open.first} />;
  }
  if (open.kind === "none") return null;
  const { entry } = open.row;
  return (
    <OperationSheet
      key={entry.id}
      {...common}
      title={texts.editTitle}
      first={open.first}
      entry={entry}
      onRemove={onRemove}
    />
  );
}

/** The same beside the list; without anything open, a new operation to be typed. */
export function SimplePanel(props: PartsProps & { readonly proposed: Day }) {
  const { opened, state, today, guest, proposed } = props;
  const { open } = state;
  const onRemove = useRemoval(props);
  const { book, chart } = opened;
  const { close: onClose, saved: onDone, setTouched: onTouched } = state;
  const common = { book, chart, today, onClose, onDone, onTouched };
  if (open.kind === "edit") {
    const { entry } = open.row;
    return (
      <OperationPanel
        key={entry.id}
        {...common}
        focused
        title={texts.editTitle}
        first={open.first}
        entry={entry}
        onRemove={onRemove}
      />
    );
  }
  const first = state.begun ?? blankOperation("sale", proposed);
  return (
    <>
      <OperationPanel
        key={state.turn}
        {...common}
        focused={open.kind === "new" || state.freshId !== null}
        title={texts.newTitle}
        first={first}
      />
      {open.kind === "look" ? (
        <SimpleDetail row={open.row} chart={chart} guest={guest} onClose={state.close} />
      ) : null}
    </>
  );
}
