import { useEffect, useState } from "react";
import type { Book } from "#domain/company/book.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { withoutBlankIntro } from "#domain/exercises/edit-exercise.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { type BookPart, type BookRole, exerciseFromBook } from "#domain/exercises/from-book.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { session } from "#session/who/session.ts";
import { useSession } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useChart } from "../../../exercise/graded/use-chart.ts";
import { MadeExercise } from "../generate/made-exercise.tsx";
import { generateTexts } from "../generate/texts.ts";
import { EntryRoles } from "./entry-roles.tsx";
import { bookExerciseTexts as texts } from "./texts.ts";
import { MOST_BOOK_ENTRIES, type PeriodChoice, useBookPart } from "./use-book-part.ts";

interface BookExerciseDialogProps {
  /** The book that the address names; one that is not here offers the list. */
  readonly book: string | null;
  readonly onMade: (exercise: Exercise) => void;
  readonly onClose: () => void;
}

/** Why no exercise can be made of what is chosen, in words; null where one can. */
function choiceProblem(part: BookPart | null, roles: Readonly<Record<string, BookRole>>): string | null {
  if (part === null || part.entries.length === 0) return texts.noEntries;
  const { length } = part.entries;
  if (length > MOST_BOOK_ENTRIES) return texts.tooMany(length, MOST_BOOK_ENTRIES);
  const isAsked = part.entries.some(({ id }) => roles[id] === "asked" || roles[id] === "planted");
  return isAsked ? null : texts.nothingAsked;
}

/** The exercise that the choice makes, and why none can be used yet. */
function useMadeExercise(book: Book | undefined, choice: PeriodChoice, onMade: (exercise: Exercise) => void) {
  const [made, setMade] = useState<Exercise | null>(null);
  const [asked, setAsked] = useState(false);
  const [unusable, setUnusable] = useState<string | null>(null);
  const chart = useChart(book?.chart ?? "puc");
  const refused = choice.isLoading ? null : choiceProblem(choice.part, choice.roles);
  const change = (next: Exercise | null) => {
    setAsked(false);
    setUnusable(null);
    setMade(next);
  };
  const make = () => {
    if (chart === null || book === undefined || choice.isLoading) return;
    setAsked(true);
    if (refused !== null || choice.part === null) return;
    const wish = { title: texts.exerciseTitle(book.name), intro: texts.intro, roles: choice.roles };
    change(exerciseFromBook(choice.part, wish, chart));
  };
  const use = (drawn: Exercise) => {
    if (chart === null) return;
    const exercise = withoutBlankIntro(drawn);
    const [found] = checkExercise(exercise, chart);
    if (found === undefined) onMade(exercise);
    else setUnusable(generateTexts.exerciseProblem(found));
  };
  const submit = () => (made === null ? make() : use(made));
  // What was refused is told while it is so: other days, or another part for an entry, take it back.
  const problem = made !== null ? unusable : asked ? refused : null;
  return { made, problem, chart, change, submit };
}

/** Two steps: what of the book goes into the exercise, then the exercise, every part of it editable (ED-133). */
function Making({ book: named, onMade, onClose }: BookExerciseDialogProps) {
  const storage = useStorage();
  const books = useQuery(() => listBooks(storage), [storage]);
  const all = books.state === "ready" ? books.value : [];
  const [chosen, setChosen] = useState<string | null>(named);
  const book = all.find(({ id }) => id === chosen) ?? all[0];
  const choice = useBookPart(storage, book);
  const { made, problem, chart, change, submit } = useMadeExercise(book, choice, onMade);
  if (books.state === "failed") return <Told text={texts.failed} onClose={onClose} />;
  if (books.state === "ready" && book === undefined) return <Told text={texts.noBooks} onClose={onClose} />;
  const back = (
    <Button variant="ghost" onClick={() => change(null)}>
      {texts.back}
    </Button>
  );
  const choose = (id: string) => {
    change(null);
    setChosen(id);
  };
  return (
    <FormDialog
      strict
      title={texts.title}
      subtitle={texts.lead}
      size="lg"
      confirm={made === null ? texts.next : texts.use}
      busy={false}
      dirty={made !== null || choice.isChanged}
      other={made === null ? undefined : back}
      onSubmit={submit}
      onClose={onClose}
    >
      {made !== null ? (
        <>
          <p className="text-muted">{texts.privacy}</p>
          <MadeExercise exercise={made} chart={chart} onChange={change} />
        </>
      ) : book === undefined ? (
        <SkeletonRows rows={6} label={texts.opening} />
      ) : (
        <EntryRoles books={all} book={book} choice={choice} refused={problem} onBook={choose} />
      )}
      {problem === null || (made === null && problem !== texts.nothingAsked) ? null : (
        <p role="alert" className="text-error">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}

function Told({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <Dialog open title={texts.title} size="sm" onClose={onClose}>
      <p>{text}</p>
    </Dialog>
  );
}

/** Where the books of this device are read: of the account that is signed in, of the guest, or of the sample company. */
export function BookExerciseDialog(props: BookExerciseDialogProps) {
  const { state } = useSession();
  useEffect(() => void session.ready(), []);
  if (state.kind === "out" || state.kind === "lost")
    return <Told text={texts.signIn} onClose={props.onClose} />;
  return (
    <StorageGate waiting={null} isHeaded>
      <Making {...props} />
    </StorageGate>
  );
}
