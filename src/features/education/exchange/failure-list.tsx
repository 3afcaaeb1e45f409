import { useState } from "react";
import type { ExchangeFailure } from "#domain/exchange/failure.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { exchangeTexts } from "./texts.ts";

const { failures: texts } = exchangeTexts;

/** Names in sight of each reason: a class that arrives damaged is one notice, not thirty. */
const SHOWN = 8;

/** Something that arrived and was not used, by its name, and why. */
export interface Failed {
  readonly name: string;
  /** The same for all that a person mends alike. */
  readonly text: string;
  /** What is wrong within it; null for nothing more to say. */
  readonly detail: string | null;
}

export const failedWith = (name: string, failure: ExchangeFailure): Failed => ({
  name,
  text: exchangeTexts.failure(failure),
  detail: exchangeTexts.failureDetail(failure),
});

function Detail({ detail }: Pick<Failed, "detail">) {
  return detail === null ? null : <span className="block text-caption">{detail}</span>;
}

function Names({ failed }: { readonly failed: readonly Failed[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? failed : failed.slice(0, SHOWN);
  return (
    <>
      <ul className="wrap-anywhere">
        {shown.map(({ name, detail }, index) => (
          // Two files may have one name, and the list of a reading never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            {name}
            <Detail detail={detail} />
          </li>
        ))}
      </ul>
      {shown.length === failed.length ? null : (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.all(failed.length)}
        </Button>
      )}
    </>
  );
}

interface FailureListProps {
  readonly tone: "error" | "warn";
  /** What they have in common, where there are several. */
  readonly title: string;
  readonly failed: readonly Failed[];
}

/** What was not used of what arrived, in one notice: one alone by its name, several by reason with their names. */
export function FailureList({ tone, title, failed }: FailureListProps) {
  const [first] = failed;
  if (first === undefined) return null;
  const reasons = new Map<string, readonly Failed[]>();
  for (const each of failed) reasons.set(each.text, [...(reasons.get(each.text) ?? []), each]);
  return (
    <Banner tone={tone}>
      <p className="wrap-anywhere font-semibold">{failed.length === 1 ? first.name : title}</p>
      {failed.length === 1 ? (
        <p>
          {first.text}
          <Detail detail={first.detail} />
        </p>
      ) : (
        [...reasons].map(([text, alike]) => (
          <div key={text} className="mt-1.5">
            <p>{reasons.size === 1 ? text : texts.reason(text, alike.length)}</p>
            <Names failed={alike} />
          </div>
        ))
      )}
    </Banner>
  );
}
