import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { purposeChoices } from "#domain/statement/flow-choices.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { debtTexts } from "../debts/texts.ts";
import type { SimpleState } from "../simple-state.ts";
import { simpleTexts as texts } from "../texts.ts";
import type { SimpleActions } from "../use-simple-actions.ts";
import { SimpleDetail } from "./simple-detail.tsx";
import { blankOperation } from "./simple-draft.ts";
import { OperationPanel, OperationSheet } from "./simple-operation-form.tsx";

const EntryPurposeDialog = lazy(async () => ({
  default: (await import("#flows/cash-purpose/entry-purpose-dialog.tsx")).EntryPurposeDialog,
}));

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

interface Purpose {
  /** Leaves the open operation and asks what it paid or collected; absent where there is nothing to say. */
  readonly ask: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** What the open operation was for in the cash flow. A saved choice is a new version, so its form is left first. */
function usePurpose({ opened, state }: PartsProps): Purpose {
  const { chart, book } = opened;
  const { open, purposeOf } = state;
  const shown = open.kind === "edit" || open.kind === "look" ? open.row.entry : null;
  const may =
    shown !== null && book.status === "active" && purposeChoices(shown, pucReader(chart)).length > 0;
  const ask = () => {
    state.askPurpose(shown);
    state.close();
  };
  return {
    ask: may ? ask : undefined,
    dialog:
      purposeOf === null ? null : (
        <Suspense fallback={null}>
          <EntryPurposeDialog entry={purposeOf} chart={chart} onClose={() => state.askPurpose(null)} />
        </Suspense>
      ),
  };
}

/** Form state shared by both layouts. */
function useForm(props: PartsProps, onPurpose: Purpose["ask"]) {
  const { opened, state, today, proposed } = props;
  const { open } = state;
  const onRemove = useRemoval(props);
  const { book, chart } = opened;
  const { close: onClose, saved: onDone, setTouched: onTouched, kept } = state;
  const common = { book, chart, today, onClose, onDone, onTouched, kept };
  if (open.kind === "edit") {
    const { entry } = open.row;
    const title = texts.editTitle;
    return { ...common, form: entry.id, title, first: open.first, entry, onRemove, onPurpose };
  }
  const first = state.begun ?? blankOperation("sale", proposed);
  const title = first.type === "debt-payment" ? debtTexts.pay[first.direction] : texts.newTitle;
  return { ...common, form: `new ${state.turn}`, title, first };
}

function Looking({ opened, state, guest, onPurpose }: PartsProps & { readonly onPurpose: Purpose["ask"] }) {
  const { open } = state;
  if (open.kind !== "look") return null;
  return (
    <SimpleDetail
      row={open.row}
      chart={opened.chart}
      guest={guest}
      onPurpose={onPurpose}
      onClose={state.close}
    />
  );
}

/** The open row or type as a sheet over the list. Input from the panel layout continues here. */
export function SimpleSheets(props: PartsProps) {
  const { open, touched, turn } = props.state;
  const { ask, dialog } = usePurpose(props);
  const form = useForm(props, ask);
  // Input present when the screen switched to this layout: its form stays open until left, even if emptied.
  const [goesOn] = useState(() => (touched ? turn : null));
  if (open.kind === "look") return <Looking {...props} onPurpose={ask} />;
  if (open.kind === "none" && goesOn !== turn) return dialog;
  const isTyped = open.kind === "new" && open.first.type !== "debt-payment";
  return <OperationSheet key={form.form} {...form} isTyped={isTyped} />;
}

/** The same beside the list; with nothing open, a form for a new operation. */
export function SimplePanel(props: PartsProps) {
  const { open, freshId } = props.state;
  const { ask, dialog } = usePurpose(props);
  const form = useForm(props, ask);
  const focused = open.kind === "edit" || open.kind === "new" || freshId !== null;
  return (
    <>
      <OperationPanel key={form.form} {...form} focused={focused} />
      <Looking {...props} onPurpose={ask} />
      {dialog}
    </>
  );
}
