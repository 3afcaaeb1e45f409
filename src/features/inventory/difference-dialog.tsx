import { useState } from "react";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import { settlingLines } from "#domain/inventory/settle-stock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatPesos, formatSigned } from "#domain/kernel/format.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { askedItems } from "#flows/stock/asked-items.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type ItemQuestion, itemQuestions } from "#storage/queries/inventory/item-questions.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import { inventoryTexts } from "./texts.ts";
import type { StockActions } from "./use-stock-actions.ts";

const { difference: texts } = inventoryTexts;
const MOST_SHOWN = 20;

function effectOf({ asked }: ItemQuestion): string {
  if (asked.kind === "sale" && asked.credited === 0) return texts.withoutCost;
  return formatSigned(asked.credited === 0 ? asked.amount : pesos(-asked.credited));
}

interface QuestionsProps {
  readonly questions: readonly ItemQuestion[];
  readonly onAsk: (questions: readonly ItemQuestion[]) => void;
}

/** The entries of which nobody said the items: the usual reason. */
function Questions({ questions, onAsk }: QuestionsProps) {
  return (
    <section aria-labelledby="stock-questions">
      <h3 id="stock-questions" className="font-semibold">
        {texts.questions(questions.length)}
      </h3>
      <ul>
        {questions.slice(0, MOST_SHOWN).map((each) => {
          const { number, date, description } = each.entry;
          const name = texts.entry(number, formatDay(date), description);
          return (
            <li
              key={each.entry.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-raya border-b py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-caption text-muted">{effectOf(each)}</span>
              </span>
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.tellOf(name)}
                onClick={() => onAsk([each])}
              >
                {texts.tell}
              </Button>
            </li>
          );
        })}
      </ul>
      {questions.length > MOST_SHOWN ? (
        <p className="text-caption text-muted">{texts.more(questions.length - MOST_SHOWN)}</p>
      ) : null}
    </section>
  );
}

interface ProposalProps {
  readonly chart: Chart;
  readonly kind: OpenBook["book"]["chart"];
  readonly difference: Pesos;
}

/** The entry that brings the account to the kardex, line by line. */
function Proposal({ chart, kind, difference }: ProposalProps) {
  const nameOf = (code: Parameters<typeof findAccount>[1]) => {
    const name = findAccount(chart, code)?.name ?? code;
    return chart.showsCodes ? `${code} ${name}` : name;
  };
  return (
    <ul>
      {settlingLines(difference, kind).map(({ account, debit, credit }) => (
        <li key={account} className="flex justify-between gap-4 border-raya border-b py-2">
          <span className="min-w-0 wrap-anywhere">{nameOf(account)}</span>
          <span className="shrink-0">
            {debit > 0 ? texts.debit(formatPesos(debit)) : texts.credit(formatPesos(credit))}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface DifferenceDialogProps {
  readonly open: OpenBook;
  /** What the ledger has more than the kardex. */
  readonly difference: Pesos;
  /** The difference is what the juego de inventarios is for: nothing else settles it. */
  readonly periodic: boolean;
  readonly today: Day;
  readonly does: StockActions;
  readonly onClose: () => void;
}

/** Why ledger and kardex differ, and how they agree again: the items of each entry, or one entry for what is left. */
export function DifferenceDialog(props: DifferenceDialogProps) {
  const { open, difference, periodic, today, does, onClose } = props;
  const { book, chart } = open;
  const storage = useStorage();
  // An entry that is told of its items makes another difference: the list is read again with it.
  const found = useQuery(() => itemQuestions(storage, book), [storage, book.id, book.chart, difference]);
  const [sees, setSees] = useState(false);
  const settle = useSingle(async () => {
    if (await does.settle(today, texts.description, difference)) onClose();
  });
  const questions = found.state === "ready" ? found.value : null;
  const ask = (own: readonly ItemQuestion[]) => askedItems.set({ storage, bookId: book.id, questions: own });
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {kitTexts.close}
          </Button>
          {difference === 0 || periodic ? null : (
            <Button
              variant={sees ? "primary" : "outline"}
              onClick={() => (sees ? void settle() : setSees(true))}
            >
              {sees ? texts.post : texts.propose}
            </Button>
          )}
        </>
      )}
    >
      <div className="grid gap-4">
        <p>
          {periodic
            ? inventoryTexts.play.questions
            : difference === 0
              ? texts.agrees
              : texts.text(formatPesos(pesos(Math.abs(difference))), difference > 0)}
        </p>
        {questions === null ? (
          <SkeletonRows label={texts.loading} />
        ) : questions.length === 0 ? (
          <p className="text-muted">{texts.noQuestions}</p>
        ) : (
          <Questions questions={questions} onAsk={ask} />
        )}
        {sees && difference !== 0 ? (
          <section aria-labelledby="stock-proposal">
            <h3 id="stock-proposal" className="font-semibold">
              {texts.proposal(formatDay(today))}
            </h3>
            <Proposal chart={chart} kind={book.chart} difference={difference} />
            <p className="mt-2 text-caption text-muted">{texts.proposalHelp}</p>
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
