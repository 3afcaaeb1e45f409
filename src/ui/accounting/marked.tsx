import type { TextRange } from "#domain/accounting/search/highlight.ts";

interface MarkedProps {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

/** A text with the matched ranges in bold. */
export function Marked({ text, ranges }: MarkedProps) {
  const parts = ranges.map((range, index) => {
    const from = index === 0 ? 0 : (ranges[index - 1]?.end ?? 0);
    return (
      <span key={range.start}>
        {text.slice(from, range.start)}
        <mark>{text.slice(range.start, range.end)}</mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
