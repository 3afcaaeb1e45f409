import type { Chart } from "#domain/accounting/chart.ts";
import { taxSource, whyText } from "#domain/fiscal/effect-words.ts";
import type { LineChoice } from "#domain/invoice/match-items.ts";
import type { InvoiceChoices, InvoicePlan, ReviewedDocument } from "#domain/invoice/review.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { shortKey } from "../list-view.ts";
import { invoiceTexts as texts } from "../texts.ts";
import { InvoiceFields } from "./invoice-fields.tsx";
import { InvoiceItems } from "./invoice-items.tsx";
import { RateField } from "./rate-field.tsx";

const NO_ITEMS: readonly LineChoice[] = [];

interface InvoiceDetailProps {
  readonly document: ReviewedDocument;
  readonly choices: InvoiceChoices;
  readonly place: string;
  readonly bookId: BookId;
  readonly chart: Chart;
  readonly today: Day;
  readonly onChoose: (said: InvoiceChoices) => void;
}

/** Why the account of what was bought or sold is proposed. */
function whyOf({ why, entry }: InvoicePlan): string {
  const account =
    why.kind === "memory"
      ? texts.whys.memory(why.times)
      : why.kind === "words"
        ? texts.whys.words(why.words)
        : why.kind === "rule"
          ? texts.whys.rule(why.rule.name, why.rule.over)
          : why.kind === "items"
            ? texts.whys.items(why.count)
            : texts.whys[why.kind];
  return entry.notDeducted === null ? account : `${account}. ${texts.notDeducted[entry.notDeducted]}`;
}

function reasonOf(plan: InvoicePlan, line: number): string {
  const one = plan.entry.lines[line];
  if (one === undefined) return "";
  if (one.tax !== null) return `${taxSource(one.tax)}. ${whyText(one.tax)}`;
  switch (one.role) {
    case "main":
      return whyOf(plan);
    case "other-tax":
      return texts.otherTax;
    case "stated":
      return texts.stated;
    case "advance":
      return texts.advance;
    default:
      return [plan.matched.name, one.note].filter(Boolean).join(", ");
  }
}

function Facts({ document, place }: Pick<InvoiceDetailProps, "document" | "place">) {
  const { invoice, other } = document;
  const [first, ...more] = invoice.lines;
  const rows: readonly (readonly [name: string, text: string])[] = [
    [texts.lines, first === undefined ? "" : texts.moreLines(first.description, more.length)],
    [texts.payment, texts.payments[invoice.payment]],
    [texts.due, invoice.due === null ? "" : formatDay(invoice.due)],
    [texts.party, other?.name ?? ""],
    [texts.file, place],
    [texts.key, shortKey(invoice.key) || texts.noKey],
  ];
  return (
    <dl className="invoice-facts">
      {rows.map(([name, text]) =>
        text === "" ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Decision({
  document,
  choices,
  onChoose,
}: Pick<InvoiceDetailProps, "document" | "choices" | "onChoose">) {
  const { standing, doubts } = document;
  if (standing === "left-out")
    return <Button onClick={() => onChoose({ wanted: true })}>{texts.include}</Button>;
  if (standing === "doubt")
    return (
      <>
        <Button variant="primary" onClick={() => onChoose({ wanted: true })}>
          {texts.includeAnyway}
        </Button>
        <Button onClick={() => onChoose({ wanted: false })}>{texts.leaveOut}</Button>
      </>
    );
  if (standing !== "ready") return null;
  const isForced = choices.wanted === true && doubts.length > 0;
  return (
    <Button onClick={() => onChoose({ wanted: false })}>
      {isForced ? texts.leaveOutAgain : texts.leaveOut}
    </Button>
  );
}

/** The entry that a document becomes, why each line is there, and what can be said otherwise. */
export function InvoiceDetail(props: InvoiceDetailProps) {
  const { document, choices, chart, today, onChoose } = props;
  const { plan, invoice, standing, deed } = document;
  const isSettled = standing === "recorded" || deed === null;
  return (
    <div className="invoice-detail">
      {plan === null ? null : (
        <section aria-label={texts.entry} className="min-w-0">
          <h3 className="mb-2 font-semibold">{texts.entry}</h3>
          <EntryTable
            entry={plan.content}
            chart={chart}
            below={(line) => <span className="block text-caption text-muted">{reasonOf(plan, line)}</span>}
          />
          {plan.deed === "sale" ? (
            <p className="mt-2 text-caption text-muted">
              {plan.stock === null ? texts.costNote : texts.costFollows}
            </p>
          ) : null}
          {plan.stock === null ? null : (
            <InvoiceItems
              bookId={props.bookId}
              stock={plan.stock}
              said={choices.items ?? NO_ITEMS}
              isSettled={isSettled}
              onSay={(items) => onChoose({ items })}
            />
          )}
        </section>
      )}
      <section aria-label={texts.fromInvoice} className="min-w-0">
        <h3 className="mb-2 font-semibold">{texts.fromInvoice}</h3>
        <Facts {...props} />
        {isSettled ? null : (
          <div className="mt-4 grid gap-4">
            {invoice.currency === "COP" ? null : (
              <RateField
                currency={invoice.currency}
                value={choices.rate ?? invoice.rate}
                onChange={(rate) => onChoose({ rate })}
              />
            )}
            {plan === null ? null : (
              <InvoiceFields
                plan={plan}
                payment={choices.payment ?? null}
                invoice={invoice}
                chart={chart}
                today={today}
                onChoose={onChoose}
              />
            )}
            <div className="flex flex-wrap gap-2">
              <Decision {...props} />
            </div>
          </div>
        )}
      </section>
    </div>
  );
}
