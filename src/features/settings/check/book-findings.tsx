import { Link } from "@tanstack/react-router";
import Wrench from "lucide-react/icons/wrench";
import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { findingText } from "#flows/check/finding-text.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { type CheckedBook, inControlOrder } from "./controls.ts";
import { verifyTexts as texts } from "./verify-texts.ts";

/** Maximum number of findings listed for one book. */
const MOST_SHOWN = 10;

function Finding({ bookId, problem }: { readonly bookId: BookId | null; readonly problem: BookProblem }) {
  return (
    <li className="py-1">
      {findingText(problem)}
      {problem.kind === "unbalanced-entry" && bookId !== null ? (
        <Link
          to="/journal/complex"
          search={{ book: bookId, asiento: problem.number }}
          className="link link-primary ml-2"
        >
          {texts.openEntry(problem.number)}
        </Link>
      ) : null}
    </li>
  );
}

interface BookFindingsProps {
  readonly book: CheckedBook;
  /** Null if a rebuild would fix nothing. */
  readonly onRepair: ((book: CheckedBook) => void) | null;
}

/** One book with its problems. */
export function BookFindings({ book, onRepair }: BookFindingsProps) {
  const { name, problems } = book;
  // Identical sentences, for example for two totals of one month, are shown once.
  const unlike = [
    ...new Map(inControlOrder(problems).map((problem) => [findingText(problem), problem])).entries(),
  ];
  const rest = unlike.length - MOST_SHOWN;
  return (
    <article className="mt-4 rounded-box border border-borde p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        {onRepair === null ? null : (
          <Button
            size="sm"
            aria-label={texts.repairBook(name)}
            icon={<Wrench size={16} aria-hidden="true" />}
            onClick={() => onRepair(book)}
          >
            {texts.repair}
          </Button>
        )}
      </div>
      <ul className="mt-2">
        {unlike.slice(0, MOST_SHOWN).map(([text, problem]) => (
          <Finding key={text} bookId={book.id} problem={problem} />
        ))}
      </ul>
      {rest > 0 ? <p className="mt-1 text-muted">{texts.more(rest)}</p> : null}
    </article>
  );
}
