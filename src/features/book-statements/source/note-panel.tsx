import { lazy, type ReactNode, Suspense } from "react";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { notesTexts as texts } from "../notes/texts.ts";
import type { BookStatementSearch } from "../statement-search.ts";
import type { BookStatementView } from "../use-book-statement.ts";

const LateNote = lazy(async () => ({ default: (await import("../notes/note-step.tsx")).NoteStep }));

interface NoteProps {
  readonly view: BookStatementView;
  readonly search: BookStatementSearch;
  readonly number: number;
}

/** The note itself, whose texts are fetched when one is opened. */
export function CitedNote(props: NoteProps): ReactNode {
  return (
    <Suspense fallback={<SkeletonRows label={texts.loading} />}>
      <LateNote {...props} />
    </Suspense>
  );
}

interface NotePanelProps extends NoteProps {
  readonly onClose: () => void;
  /** The number on the sheet, which takes the focus back. */
  readonly returnTo: () => HTMLElement | null;
}

/** The note that a line of the statement cites, beside the sheet. */
export function NotePanel({ onClose, returnTo, ...note }: NotePanelProps): ReactNode {
  return (
    <SidePanel
      label={texts.title}
      about={`nota ${note.number}`}
      title={texts.ofNumber(note.number)}
      closeLabel={texts.closeNote}
      returnTo={returnTo}
      onClose={onClose}
    >
      <CitedNote {...note} />
    </SidePanel>
  );
}
