import { type ReactNode, useRef, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Report, ReportSource } from "#domain/report/report.ts";
import type { RowPlace } from "#ui/accounting/report/figure-places.ts";
import type { PaperNotes } from "#ui/accounting/report/statement-paper.tsx";
import { CashPurposeChoice } from "../cash-purposes.tsx";
import { type BookStatementSearch, withFigure } from "../statement-search.ts";
import type { BookStatementView } from "../use-book-statement.ts";
import {
  addressOf,
  type FigureAddress,
  figureAt,
  figuresInOrder,
  noteAddress,
  noteAt,
  sameFigure,
} from "./figure-address.ts";
import { NotePanel } from "./note-panel.tsx";
import { SourcePanel } from "./source-panel.tsx";

interface FigureInput {
  readonly view: BookStatementView;
  readonly report: Report;
  readonly search: BookStatementSearch;
  readonly onSearch: (search: BookStatementSearch) => void;
}

interface OpenFigure {
  /** Null while no figure is open. */
  readonly panel: ReactNode;
  /** What a payment was for, while it is being chosen. */
  readonly choice: ReactNode;
  readonly isOpen: (source: ReportSource, place: RowPlace, column: number) => boolean;
  readonly open: (source: ReportSource, place: RowPlace, column: number) => void;
  readonly notes: PaperNotes;
}

/** Several lines may cite a note: the pressed number takes the focus back, or the first one of an address. */
function useNoteButton() {
  const pressed = useRef<Element | null>(null);
  return {
    remember: () => {
      pressed.current = document.activeElement;
    },
    find: () =>
      pressed.current instanceof HTMLElement && pressed.current.matches(".note-link:is([aria-expanded])")
        ? pressed.current
        : document.querySelector<HTMLElement>('.note-link[aria-expanded="true"]'),
  };
}

function figureButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.figure-link[aria-expanded="true"]');
}

/** The figure that the address names, its panel, and how another one is pressed. A second press closes it. */
export function useFigure({ view, report, search, onSearch }: FigureInput): OpenFigure {
  const { statement } = view;
  const [purpose, setPurpose] = useState<AccountCode | null>(null);
  const found = figureAt(statement, search);
  const show = (figure: FigureAddress | null) => onSearch(withFigure(search, figure));
  const isOpen = (source: ReportSource, place: RowPlace, column: number) => {
    const address = addressOf(statement, source, place, column);
    return found !== null && address !== null && sameFigure(address, search);
  };
  const open = (source: ReportSource, place: RowPlace, column: number) =>
    show(isOpen(source, place, column) ? null : addressOf(statement, source, place, column));
  const choice =
    purpose === null ? null : (
      <CashPurposeChoice view={view} account={purpose} onClose={() => setPurpose(null)} />
    );
  const note = noteAt(statement, search);
  const noteButton = useNoteButton();
  const notes: PaperNotes = {
    open: note,
    onOpen: (pressed) => {
      noteButton.remember();
      show(pressed === note ? null : noteAddress(pressed));
    },
  };
  const common = { choice, isOpen, open, notes };
  if (note !== null) {
    const panel = (
      <NotePanel
        view={view}
        search={search}
        number={note}
        onClose={() => show(null)}
        returnTo={noteButton.find}
      />
    );
    return { ...common, panel };
  }
  if (found === null) return { ...common, panel: null };
  const all = figuresInOrder(statement, report, found.column);
  const at = all.findIndex((each) => sameFigure(each, search));
  const moveTo = (index: number) => {
    const next = all[index];
    return at < 0 || next === undefined ? undefined : () => show(next);
  };
  const panel = (
    <SourcePanel
      view={view}
      search={search}
      found={found}
      onNext={moveTo(at + 1)}
      onPrevious={moveTo(at - 1)}
      onPurpose={setPurpose}
      onClose={() => show(null)}
      figureButton={figureButton}
    />
  );
  return { ...common, panel };
}
