import { useState } from "react";
import type { Book } from "#domain/company/book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type EquivalentChoice, equivalentChoices } from "#storage/queries/books/equivalent-choices.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { bookTexts } from "./texts.ts";
import type { BookActions } from "./use-book-actions.ts";

const { equivalents: texts } = bookTexts;

interface EquivalentsProps {
  readonly book: Book;
  readonly actions: BookActions;
  readonly onClose: () => void;
}

interface ChoicesProps extends EquivalentsProps {
  readonly choices: readonly EquivalentChoice[];
}

function Choices({ book, actions, onClose, choices }: ChoicesProps) {
  const [marked, setMarked] = useState(() => new Set(choices.filter(({ on }) => on).map(({ puc }) => puc)));
  const toggle = (puc: string, on: boolean) => {
    const next = new Set(marked);
    if (on) next.add(puc);
    else next.delete(puc);
    setMarked(next);
  };
  const save = () => {
    onClose();
    void actions.setEquivalents(book, [...marked]);
  };
  return (
    <>
      {choices.map(({ puc, label }) => (
        <Checkbox
          key={puc}
          look="toggle"
          className="min-h-10"
          label={label}
          checked={marked.has(puc)}
          onChange={(on) => toggle(puc, on)}
        />
      ))}
      <div className="mt-4 flex justify-end">
        <Button variant="primary" onClick={save}>
          {texts.save}
        </Button>
      </div>
    </>
  );
}

function useChoices(storage: AppStorage, book: Book) {
  return useQuery(() => equivalentChoices(storage, book.id), [storage, book.id]);
}

/** Says which accounts of a book are cash equivalents (NIIF para PYMES 7.2). */
export function EquivalentsDialog(props: EquivalentsProps) {
  const { book, onClose } = props;
  const found = useChoices(useStorage(), book);
  return (
    <Dialog open title={texts.title} subtitle={book.name} size="md" onClose={onClose}>
      <p className="mb-3 text-muted">{texts.help}</p>
      {found.state === "loading" ? <SkeletonRows rows={2} label={texts.loading} /> : null}
      {found.state === "failed" ? (
        <p role="alert" className="text-error">
          {texts.failed}
        </p>
      ) : null}
      {found.state === "ready" && found.value.length === 0 ? <p>{texts.none}</p> : null}
      {found.state === "ready" && found.value.length > 0 ? (
        <Choices {...props} choices={found.value} />
      ) : null}
    </Dialog>
  );
}
