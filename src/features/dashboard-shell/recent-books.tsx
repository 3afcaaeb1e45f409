import { Link } from "@tanstack/react-router";
import type { Book } from "#domain/company/book.ts";
import { formatDay, formatNumber } from "#domain/kernel/format.ts";
import { session } from "#session/session.ts";
import { useSession } from "#session/use-session.ts";
import { useStorage } from "#session/use-storage.ts";
import { listBooks } from "#storage/queries/books.ts";
import { useQuery } from "#storage/use-query.ts";
import { Button } from "#ui/kit/button.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { shellTexts } from "./texts.ts";

const texts = shellTexts.home;
const MOST_SHOWN = 6;

function OpenJournal() {
  return (
    <Link to="/libro-contable" className={buttonClass({ variant: "primary" })}>
      {texts.openJournal}
    </Link>
  );
}

function BooksTable({ books }: { readonly books: readonly Book[] }) {
  return (
    <table className="w-full">
      <thead className="text-caption text-muted">
        <tr className="text-left">
          <th className="border-raya border-b py-2 font-semibold">{texts.book}</th>
          <th className="border-raya border-b py-2 font-semibold max-sm:hidden">{texts.period}</th>
          <th className="border-raya border-b py-2 text-right font-semibold">{texts.entries}</th>
        </tr>
      </thead>
      <tbody>
        {books.slice(0, MOST_SHOWN).map((book) => (
          <tr key={book.id} className="hover:bg-base-200">
            <td className="border-raya border-b py-3">
              <Link
                to="/journal/complex"
                search={{ book: book.id }}
                className="link link-primary font-semibold"
              >
                {book.name}
              </Link>
            </td>
            <td className="border-raya border-b py-3 text-muted max-sm:hidden">
              {texts.range(formatDay(book.start), formatDay(book.end))}
            </td>
            <td className="border-raya border-b py-3 text-right">{formatNumber(book.entries)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Beside one's own books too; not while one already looks at the sample. */
function SampleWay() {
  const { sample } = useSession();
  return sample ? null : (
    <p className="mt-3 text-caption text-muted">
      {texts.sampleText}{" "}
      <button type="button" className="link" onClick={() => session.setSample(true)}>
        {texts.seeSample}
      </button>
    </p>
  );
}

/** The books changed last, each a way into its journal. */
export function RecentBooks() {
  const storage = useStorage();
  const books = useQuery(() => listBooks(storage), [storage]);
  if (books.state === "loading") return <p className="py-10 text-muted">{texts.loading}</p>;
  if (books.state === "failed") return <p className="py-10 text-error">{texts.failed}</p>;
  return (
    <section className="mt-8">
      <div className="mb-2 flex items-end justify-between gap-4">
        <h2 className="section-head grow">{texts.recent}</h2>
        {books.value.length > 0 ? <OpenJournal /> : null}
      </div>
      {books.value.length > 0 ? (
        <>
          <BooksTable books={books.value} />
          <SampleWay />
        </>
      ) : (
        <EmptyState
          title={texts.noBooksTitle}
          text={texts.noBooksText}
          actions={
            <>
              <OpenJournal />
              <Button onClick={() => session.setSample(true)}>{texts.seeSample}</Button>
            </>
          }
        />
      )}
    </section>
  );
}
