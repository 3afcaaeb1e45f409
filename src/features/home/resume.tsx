import { Link } from "@tanstack/react-router";
import Bookmark from "lucide-react/icons/bookmark";
import type { LastPlace } from "#domain/company/last-place.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import { keptPlace } from "#session/place/kept-place.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { homeTexts } from "./texts.ts";

const texts = homeTexts.resume;

export interface Resumable {
  readonly place: LastPlace;
  readonly bookName: string;
}

/** Where the account was last, if its book is still there; nowhere in the sample, which is nobody's own work. */
export function useResumable(): Loadable<Resumable | null> {
  const storage = useStorage();
  const { state, sample } = useSession();
  const keeper = state.kind === "in" && !sample ? state.user.id : null;
  return useQuery(async () => {
    const place = keeper === null ? null : keptPlace(keeper);
    const book = place === null ? null : await getBook(storage, place.book);
    return place === null || book === null ? null : { place, bookName: book.name };
  }, [storage, keeper]);
}

/** One press back to where the account was. */
export function Resume({ found: { place, bookName } }: { readonly found: Resumable }) {
  const { view, book, month, entry } = place;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-raya border-b py-2">
      <span className="wrap-anywhere min-w-0">
        {texts.were(bookName, formatMonthName(month), month.slice(0, 4), entry)}
      </span>
      <Link
        to={view === "simple" ? "/journal/simple" : "/journal/complex"}
        search={{ book, periodo: month, ...(entry !== null && { asiento: entry }) }}
        className={buttonClass({ variant: "primary", size: "sm" })}
      >
        <Bookmark size={16} aria-hidden="true" />
        {texts.goOn}
      </Link>
    </p>
  );
}
