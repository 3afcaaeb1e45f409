import { Link } from "@tanstack/react-router";
import BookCheck from "lucide-react/icons/book-check";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { PostedPayment } from "#storage/queries/payroll/payments.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { benefitTexts, settlementTexts as texts } from "./settlement-texts.ts";

/** Location of a payment in the books, as text. */
export function paidWords({ payment, book, entry }: PostedPayment): string {
  const where = texts.asEntry(entry.number, book.name, formatDay(entry.date));
  return payment.what === "settlement" ? texts.settledAs(where) : benefitTexts.paidAs(where);
}

/** Notes that the person was already paid this, with a link to the entry. */
export function PaidNote({ paid }: { readonly paid: PostedPayment }) {
  const { book, entry } = paid;
  const search = { book: book.id, periodo: monthOf(entry.date), asiento: entry.number };
  return (
    <Banner tone="info" role="note" icon={<BookCheck size={18} aria-hidden="true" />}>
      {paidWords(paid)}{" "}
      <Link to="/journal/complex" search={search} className="link">
        {texts.seeEntry}
      </Link>
    </Banner>
  );
}
