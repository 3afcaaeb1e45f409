import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import PencilLine from "lucide-react/icons/pencil-line";
import Scale from "lucide-react/icons/scale";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { bookCards } from "#storage/queries/books/book-cards.ts";
import type { Control, ControlState } from "./controls.ts";
import { CONTROL_TEXTS, verifyTexts as texts } from "./verify-texts.ts";

const MARKS: Readonly<Record<ControlState, ReactNode>> = {
  passed: <Check size={18} className="text-success" aria-hidden="true" />,
  gap: <TriangleAlert size={18} className="text-warntext" aria-hidden="true" />,
  newer: <TriangleAlert size={18} className="text-warntext" aria-hidden="true" />,
  failed: <Scale size={18} className="text-error" aria-hidden="true" />,
};

interface RowProps {
  readonly mark: ReactNode;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function Row({ mark, label, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-raya border-b py-2.5">
      {mark}
      <span className="min-w-0 flex-1 basis-52">{label}</span>
      <span className="ml-auto text-right">{children}</span>
    </li>
  );
}

function ControlRow({ control }: { readonly control: Control }) {
  const { kind, state, passed, of } = control;
  const count = kind === "balanced" ? texts.passedEntries(passed, of) : texts.passedBooks(passed, of);
  return (
    <Row mark={MARKS[state]} label={CONTROL_TEXTS[kind]}>
      <span className="sr-only">{`${texts.state[state]}: `}</span>
      <span className={state === "failed" ? "font-semibold text-error" : "text-muted"}>{count}</span>
    </Row>
  );
}

interface Unfinished {
  readonly id: BookId;
  readonly name: string;
  readonly drafts: number;
}

/** Drafts are in no sum: not an error, but worth mentioning. */
function Drafts() {
  const storage = useStorage();
  const found = useQuery(async (): Promise<readonly Unfinished[]> => {
    const cards = (await bookCards(storage)).filter((card) => card.drafts > 0);
    return cards.map(({ book, drafts }) => ({ id: book.id, name: book.name, drafts }));
  }, [storage]);
  if (found.state !== "ready") return null;
  return (
    <Row mark={<PencilLine size={18} className="text-muted" aria-hidden="true" />} label={texts.drafts}>
      {found.value.length === 0 ? <span className="text-muted">{texts.noDrafts}</span> : null}
      {found.value.map(({ id, name, drafts }) => (
        <Link key={id} to="/journal/complex" search={{ book: id }} className="link link-primary ml-3">
          {texts.draftsIn(drafts, name)}
        </Link>
      ))}
    </Row>
  );
}

/** The controls, each with its count. */
export function ControlList({ controls }: { readonly controls: readonly Control[] }) {
  return (
    <ul className="border-raya border-t">
      {controls.map((control) => (
        <ControlRow key={control.kind} control={control} />
      ))}
      <Drafts />
    </ul>
  );
}
