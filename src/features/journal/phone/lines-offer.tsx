import { type ReactNode, useMemo } from "react";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { formatPesos, formatShortDay } from "#domain/kernel/format.ts";
import type { ToldEntry } from "#domain/understanding/sentence-entry.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { useSettled } from "#ui/kit/use-settled.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { similarWords } from "../editor/draft-words.ts";
import { type Filling, fillFrom } from "../editor/entry-draft.ts";
import { journalTexts } from "../texts.ts";
import { useOffers } from "../writing/offers.ts";
import { headKey, similarTo } from "../writing/similar-entry.ts";
import { writingTexts as texts } from "../writing/texts.ts";
import { READ_AFTER_MS, tellingWords, toldBy, typedDay } from "../writing/told-lines.ts";
import type { Writing } from "../writing/writing.ts";

interface LinesOfferProps {
  readonly writing: Writing;
  /** Called when lines were written or refused: the card is gone, and the focus goes on. */
  readonly onAnswered: (taken: boolean) => void;
}

/**
 * The lines that the description tells, else the last entry like the one begun, to be taken whole with one press or
 * refused (UX-03). Not where finding them is the exercise.
 */
export function LinesOffer(props: LinesOfferProps) {
  const { entries } = useOffers();
  const { editor, refused } = props.writing;
  const no = useStore(refused);
  const isRefused = useSelected(editor, (state) => no !== null && no === headKey(state));
  return isRefused || !entries ? null : <Offered {...props} />;
}

function Offered(props: LinesOfferProps) {
  const { editor, parties, taxes, similar } = props.writing;
  const { chart, today } = useOffers();
  const words = useSettled(useSelected(editor, tellingWords), READ_AFTER_MS);
  const typed = useSelected(editor, typedDay);
  const known = useStore(parties);
  const facts = useStore(taxes.facts);
  const found = useStore(similar);
  const entry = useSelected(editor, (state) => similarTo(state, found));
  const told = useMemo(
    () => toldBy(words, typed, { chart, today, parties: known, facts }),
    [words, typed, chart, today, known, facts],
  );
  if (told.kind === "entry") return <ToldCard {...props} told={told.entry} />;
  if (entry === null)
    return told.kind === "none" ? null : (
      <p role="status" className="mb-4 text-caption text-muted">
        {texts.lacks[told.lack]}
      </p>
    );
  return (
    <Card {...props} filling={entry} take={texts.takeSimilar}>
      <p role="status" className="text-caption text-muted">
        {texts.similar(formatShortDay(entry.date))} {similarWords(chart, entry)}
      </p>
    </Card>
  );
}

function ToldCard({ told, ...props }: LinesOfferProps & { readonly told: ToldEntry }) {
  const { chart } = useOffers();
  const { lines, date, rule } = told;
  return (
    <Card {...props} filling={{ lines, saidDay: date }} take={texts.takeTold}>
      <div role="status">
        <p className="font-semibold text-caption">
          {texts.told}
          {date === null ? null : ` · ${formatShortDay(date)}`}
          {rule === undefined ? null : ` · ${texts.rule.by(rule.name)}`}
        </p>
        <ul className="mt-1 grid gap-1 text-caption">
          {lines.map(({ account, debit, credit, thirdParty }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place in its entry
            <li key={index} className="flex items-baseline justify-between gap-3">
              <span className="[overflow-wrap:anywhere]">
                {journalTexts.toldLine(
                  debit > 0 ? journalTexts.debit : journalTexts.credit,
                  accountLabel(chart, account),
                  thirdParty,
                )}
              </span>
              <span className="amount shrink-0">{formatPesos(debit > 0 ? debit : credit)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface CardProps extends LinesOfferProps {
  readonly filling: Filling;
  readonly take: string;
  readonly children: ReactNode;
}

function Card({ writing: { editor, refused }, onAnswered, filling, take, children }: CardProps) {
  const use = () => {
    editor.change((draft) => fillFrom(draft, filling));
    onAnswered(true);
  };
  const refuse = () => {
    refused.set(headKey(editor.getSnapshot()));
    onAnswered(false);
  };
  return (
    <div className="mb-4 border border-borde border-dashed p-3">
      {children}
      <div className="mt-2 flex gap-2">
        <Button className="flex-1" variant="primary" onClick={use}>
          {take}
        </Button>
        <Button onClick={refuse}>{texts.refuse}</Button>
      </div>
    </div>
  );
}
