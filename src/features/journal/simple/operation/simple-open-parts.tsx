import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { SimpleState } from "../simple-state.ts";
import { simpleTexts as texts } from "../texts.ts";
import type { SimpleActions } from "../use-simple-actions.ts";
import { SimpleDetail } from "./simple-detail.tsx";
import { blankOperation } from "./simple-draft.ts";
import { OperationPanel, OperationSheet } from "./simple-operation-form.tsx";

interface PartsProps {
  readonly opened: OpenBook;
  readonly state: SimpleState;
  readonly actions: SimpleActions;
  readonly today: Day;
  readonly guest: boolean;
  /** Day proposed for a new operation. */
  readonly proposed: Day;
}

function useRemoval({ state, actions }: Pick<PartsProps, "state" | "actions">) {
  const { open } = state;
  if (open.kind !== "edit") return undefined;
  return () => {
    void actions.remove(open.row.entry).then((gone) => gone && state.close());
  };
}

/** Form state shared by both layouts. */
function useForm(props: PartsProps) {
  const { opened, state, today, proposed } = props;
  const { open } = state;
  const onRemove = useRemoval(props);
  const { book, chart } = opened;
  const { close: onClose, saved: onDone, setTouched: onTouched, kept } = state;
  const common = { book, chart, today, onClose, onDone, onTouched, kept };
  if (open.kind === "edit") {
    const { entry } = open.row;
    const title = texts.editTitle;
    return { ...common, form: entry.id, title, first: open.first, entry, onRemove };
  }
  const first = state.begun ?? blankOperation("sale", proposed);
  return { ...common, form: `new ${state.turn}`, title: texts.newTitle, first };
}

function Looking({ opened, state, guest }: PartsProps) {
  const { open } = state;
  if (open.kind !== "look") return null;
  return <SimpleDetail row={open.row} chart={opened.chart} guest={guest} onClose={state.close} />;
}

/** The open row or type as a sheet over the list. Input from the panel layout continues here. */
export function SimpleSheets(props: PartsProps) {
  const { open, touched, turn } = props.state;
  const form = useForm(props);
  // Input present when the screen switched to this layout: its form stays open until left, even if emptied.
  const [goesOn] = useState(() => (touched ? turn : null));
  if (open.kind === "look") return <Looking {...props} />;
  if (open.kind === "none" && goesOn !== turn) return null;
  const title = open.kind === "new" ? texts.newOf[open.first.type] : form.title;
  return <OperationSheet key={form.form} {...form} title={title} />;
}

/** The same beside the list; with nothing open, a form for a new operation. */
export function SimplePanel(props: PartsProps) {
  const { open, freshId } = props.state;
  const form = useForm(props);
  const focused = open.kind === "edit" || open.kind === "new" || freshId !== null;
  return (
    <>
      <OperationPanel key={form.form} {...form} focused={focused} />
      <Looking {...props} />
    </>
  );
}
