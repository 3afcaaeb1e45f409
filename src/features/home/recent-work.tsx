import { Link } from "@tanstack/react-router";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatDay, formatNumber } from "#domain/kernel/format.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { enterSample } from "#session/who/sample-visit.ts";
import { useSession } from "#session/who/use-session.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { listBooks, listCompanies } from "#storage/queries/books/books.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { type Resumable, Resume } from "./resume.tsx";
import { homeTexts } from "./texts.ts";

const texts = homeTexts.recent;
const MOST_SHOWN = 5;

export interface RecentBook {
  readonly book: Awaited<ReturnType<typeof listBooks>>[number];
  readonly company: string;
}

/** The books changed last, live. */
export function useRecentBooks(): Loadable<readonly RecentBook[]> {
  const storage = useStorage();
  return useQuery(async () => {
    const [books, companies] = await Promise.all([listBooks(storage), listCompanies(storage)]);
    const names = new Map(companies.map((company) => [company.id, company.name]));
    return books.slice(0, MOST_SHOWN).map((book) => ({
      book,
      company: (book.companyId && names.get(book.companyId)) ?? texts.noCompany,
    }));
  }, [storage]);
}

function Row({ recent: { book, company } }: { readonly recent: RecentBook }) {
  return (
    <tr className="hover:bg-base-200">
      <th scope="row" className="border-raya border-b py-2.5 text-left font-normal">
        <Link
          to="/journal/complex"
          search={{ book: book.id }}
          className="link link-primary wrap-anywhere font-semibold"
        >
          {book.name}
        </Link>
      </th>
      <td className="wrap-anywhere border-raya border-b px-3 py-2.5 text-muted max-sm:hidden">{company}</td>
      <td className="border-raya border-b py-2.5 text-right">{formatNumber(book.entries)}</td>
      <td className="border-raya border-b py-2.5 pl-4 text-right text-muted">
        {formatDay(dayInBogota(book.updatedAt))}
      </td>
    </tr>
  );
}

function BooksTable({ books }: { readonly books: readonly RecentBook[] }) {
  const head = "border-raya border-b py-2 font-semibold";
  return (
    <table className="w-full">
      <thead className="text-caption text-muted">
        <tr className="text-left">
          <th scope="col" className={head}>
            {texts.book}
          </th>
          <th scope="col" className={`${head} px-3 max-sm:hidden`}>
            {texts.company}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {texts.entries}
          </th>
          <th scope="col" className={`${head} pl-4 text-right`}>
            {texts.changed}
          </th>
        </tr>
      </thead>
      <tbody>
        {books.map((recent) => (
          <Row key={recent.book.id} recent={recent} />
        ))}
      </tbody>
    </table>
  );
}

/** Hidden while the sample is open. */
function SampleWay() {
  const { sample } = useSession();
  return sample ? null : (
    <p className="mt-3 text-caption text-muted">
      {homeTexts.sampleText}{" "}
      <button type="button" className="link" onClick={enterSample}>
        {homeTexts.seeSample}
      </button>
    </p>
  );
}

interface RecentWorkProps {
  readonly books: readonly RecentBook[];
  /** Where the account was last. */
  readonly resumable: Resumable | null;
  readonly offersSample: boolean;
}

/** The books changed last, each linked to its journal. */
export function RecentWork({ books, resumable, offersSample }: RecentWorkProps) {
  const some = books.length > 0;
  return (
    <section>
      <div className="section-head flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2>{texts.title}</h2>
        <Link to="/libro-contable" className={buttonClass({ size: "sm" })}>
          {texts.openJournal}
        </Link>
      </div>
      {resumable === null ? null : <Resume found={resumable} />}
      {some ? <BooksTable books={books} /> : <p className="py-4 text-muted">{texts.none}</p>}
      {offersSample ? <SampleWay /> : null}
    </section>
  );
}
