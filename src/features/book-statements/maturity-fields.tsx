import type { BookLine } from "#domain/statement/books/book-statement.ts";
import {
  isByTables,
  type MaturityChoice,
  maturityChoices,
} from "#domain/statement/books/maturity-choices.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { setNonCurrent } from "#storage/commands/books/change-book.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { frameworkOf } from "./statement-file.ts";
import { bookStatementTexts } from "./texts.ts";
import type { BookStatementView } from "./use-book-statement.ts";

const texts = bookStatementTexts.maturity;

function report(result: CommandResult<unknown>): void {
  if (!result.ok) toast.error({ title: texts.failed, text: refusalText(result.error) });
}

const said = (label: string, nonCurrent: boolean) =>
  nonCurrent ? texts.isLong(label) : texts.isCurrent(label);

function useMaturity({ books }: BookStatementView) {
  const storage = useStorage();
  return async ({ puc, label }: MaturityChoice, nonCurrent: boolean) => {
    const id = storage.newId("command");
    const command = { id, bookId: books[0].id, account: puc, nonCurrent };
    const saved = await tracked(() => setNonCurrent(storage, command));
    if (!saved.ok) return report(saved);
    const done = { title: said(label, !nonCurrent) };
    toast.success({
      title: said(label, nonCurrent),
      ...recordsBack(storage, { target: id, done, onRefused: report }),
    });
  };
}

interface MaturityProps {
  readonly view: BookStatementView;
  readonly line: BookLine;
}

/**
 * Toggles for the accounts of a balance line that are collected or paid in more than a year: those are shown as
 * non-current.
 */
export function MaturityFields(props: MaturityProps) {
  return (
    <>
      {isByTables(props.view.statement, props.line) ? (
        <p className="mt-4 text-caption text-muted">{texts.byTables(frameworkOf(props.view))}</p>
      ) : null}
      <Choices {...props} />
    </>
  );
}

function Choices({ view, line }: MaturityProps) {
  const change = useMaturity(view);
  const choices =
    view.books.length > 1 || view.books[0].status !== "active"
      ? []
      : maturityChoices(line, view.chart, view.nonCurrent);
  if (choices.length === 0) return null;
  return (
    <fieldset className="mt-5">
      <legend className="section-head w-full">{texts.title}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice.puc}
          look="toggle"
          className="min-h-10"
          label={choice.label}
          checked={choice.nonCurrent}
          onChange={(on) => void change(choice, on)}
        />
      ))}
      <p className="mt-1 text-caption text-muted">{texts.help}</p>
    </fieldset>
  );
}
