import { useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { exchangeTexts } from "./texts.ts";

const { failures: texts } = exchangeTexts;

/** Names in sight of each reason: a class that arrives damaged is one notice, not thirty. */
const SHOWN = 8;

/** Something that arrived and was not used, by its name, and why. */
export interface Failed {
  readonly name: string;
  readonly text: string;
}

function Names({ names }: { readonly names: readonly string[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? names : names.slice(0, SHOWN);
  return (
    <>
      <ul className="wrap-anywhere">
        {shown.map((name, index) => (
          // Two files may have one name, and the list of a reading never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>{name}</li>
        ))}
      </ul>
      {shown.length === names.length ? null : (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.all(names.length)}
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
  const reasons = new Map<string, readonly string[]>();
  for (const { name, text } of failed) reasons.set(text, [...(reasons.get(text) ?? []), name]);
  return (
    <Banner tone={tone}>
      <p className="wrap-anywhere font-semibold">{failed.length === 1 ? first.name : title}</p>
      {failed.length === 1 ? (
        <p>{first.text}</p>
      ) : (
        [...reasons].map(([text, names]) => (
          <div key={text} className="mt-1.5">
            <p>{texts.reason(text, names.length)}</p>
            <Names names={names} />
          </div>
        ))
      )}
    </Banner>
  );
}
