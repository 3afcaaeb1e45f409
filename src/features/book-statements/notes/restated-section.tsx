import { type ReactNode, useRef, useState } from "react";
import type { Book } from "#domain/company/book.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { BookId, RestatementId } from "#domain/kernel/ids.ts";
import { columnPeriodName } from "#domain/statement/books/column-heading.ts";
import { earlierRestatements } from "#domain/statement/restated/earlier-restatements.ts";
import type { Restatement } from "#domain/statement/restated/restatement.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { restateFigures } from "#storage/commands/books/restate-figures.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { FrontDoorView } from "../front-door/use-front-door.ts";
import { frameworkOf } from "../statement-file.ts";
import { refusedToast } from "./refused-toast.ts";
import { RestatedForm } from "./restated-form.tsx";
import { notesTexts } from "./texts.ts";

const texts = notesTexts.restated;

/** Saves or takes back a restatement, with undo; answers whether it was. */
function useRestate() {
  const storage = useStorage();
  return async (bookId: BookId, restatement: RestatementId, said: Omit<Restatement, "id"> | null) => {
    const id = storage.newId("command");
    const result = await tracked(() => restateFigures(storage, { id, bookId, restatement, said }));
    if (!result.ok) {
      refusedToast(result);
      return false;
    }
    const title = said === null ? texts.removed : texts.saved;
    const done = { title: notesTexts.undone };
    toast.success({ title, ...recordsBack(storage, { target: id, done, onRefused: refusedToast }) });
    return true;
  };
}

interface EarlierProps {
  readonly view: FrontDoorView;
  readonly year: number;
  readonly writable: readonly Book[];
  readonly onCarry: (book: BookId, said: Omit<Restatement, "id">) => unknown;
}

/** What restates years before the compared one, which its figures do not count by themselves, and the way to do so. */
function EarlierRestatements({ view, year, writable, onCarry }: EarlierProps) {
  const of = writable.flatMap(({ id, restatements = [] }) =>
    earlierRestatements(view.figures.chart, restatements, year).map((each) => ({ book: id, ...each })),
  );
  if (of.length === 0) return null;
  return (
    <details>
      <summary>{texts.earlier(of.length, year)}</summary>
      <p className="text-muted">{texts.earlierText(year, texts.norms.earlier[frameworkOf(view)])}</p>
      <ul className="grid gap-2">
        {of.map(({ book, restatement: { id, day, debit, credit, amount, reason }, carried }) => (
          <li key={id} className="note-head">
            <p className="min-w-0">
              {texts.earlierOne(texts.one(reason, debit, credit), yearOf(day))}:{" "}
              <span className="amount">{formatPesos(amount)}</span>
            </p>
            <Button
              size="sm"
              aria-label={texts.carryName(reason, year)}
              onClick={() => onCarry(book, carried)}
            >
              {texts.carry}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What of the compared period is restated, and the way to restate more; nothing where no earlier year is compared. */
export function RestatedSection({ view }: { readonly view: FrontDoorView }): ReactNode {
  const storage = useStorage();
  const restate = useRestate();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { figures, books, periods } = view;
  const [present, compared] = periods;
  if (compared === undefined || yearOf(compared.to) >= yearOf(present.to)) return null;
  const listed = figures.periods[1]?.restated?.of ?? [];
  const writable = books.filter(({ status, chart }) => status === "active" && chart === figures.chart.kind);
  const bookOf = (id: RestatementId) =>
    writable.find(({ restatements = [] }) => restatements.some((each) => each.id === id));
  return (
    <section className="note" data-editors aria-label={texts.title}>
      <h4 ref={heading} className="font-semibold" tabIndex={-1}>
        {texts.title}
      </h4>
      <p className="text-muted">
        {texts.about(uncapitalize(columnPeriodName(compared)), texts.norms.about[frameworkOf(view)])}{" "}
        {texts.entry[frameworkOf(view)]}
      </p>
      {listed.length === 0 ? null : (
        <ul className="grid gap-2">
          {listed.map(({ id, debit, credit, amount, reason }) => {
            const book = bookOf(id);
            return (
              <li key={id} className="note-head">
                <p className="min-w-0">
                  {texts.one(reason, debit, credit)}: <span className="amount">{formatPesos(amount)}</span>
                </p>
                {book === undefined ? null : (
                  <Button
                    size="sm"
                    aria-label={texts.removeName(reason)}
                    onClick={() => {
                      // The button goes with what it takes back.
                      heading.current?.focus();
                      void restate(book.id, id, null);
                    }}
                  >
                    {texts.remove}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <EarlierRestatements
        view={view}
        year={yearOf(compared.to)}
        writable={writable}
        onCarry={(book, said) => {
          heading.current?.focus();
          return restate(book, storage.newId("restatement"), said);
        }}
      />
      {isOpen ? (
        <RestatedForm
          chart={figures.chart}
          books={writable}
          until={compared.to}
          onSave={async (book, said) => {
            if (await restate(book, storage.newId("restatement"), said)) setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : writable.length === 0 ? (
        <p className="text-muted">{texts.noBook}</p>
      ) : (
        <div>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {texts.add}
          </Button>
        </div>
      )}
    </section>
  );
}
