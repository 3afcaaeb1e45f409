// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: heads take no focus of their own
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { gradingPeriods, percentOfPeriod } from "#domain/classroom/settings.ts";
import type { GridTracks } from "./grid-tracks.ts";
import { percentText } from "./percent-text.ts";
import { gradesTexts as texts } from "./texts.ts";

/** The row of periods over the heads of the activities, with what each is worth. */
export function PeriodHeads({ book, tracks }: { readonly book: Gradebook; readonly tracks: GridTracks }) {
  const { settings } = book.classroom;
  const counted = gradingPeriods(settings);
  const first = book.columns.length + 2;
  return (
    <div role="row" className="grid-row" aria-rowindex={1}>
      <div role="gridcell" className="grid-cell" data-sticky="true" aria-colindex={1} />
      {tracks.groups.map(({ period, from, count }) => (
        <div
          key={`${period} ${from}`}
          role="gridcell"
          className="grid-cell grade-group"
          data-align="center"
          data-line="double"
          aria-colindex={from + 2}
          aria-colspan={count}
          style={{ gridColumn: `${from + 2} / span ${count}` }}
        >
          <span>
            <b>{texts.period(period)}</b>{" "}
            {counted.includes(period)
              ? percentText(percentOfPeriod(settings.periodDistribution, period))
              : texts.uncounted}
          </span>
        </div>
      ))}
      <div
        role="gridcell"
        className="grid-cell grade-group"
        data-line="double"
        aria-colindex={first}
        aria-colspan={tracks.periods.length}
        style={{ gridColumn: `${first} / span ${tracks.periods.length}` }}
      >
        {/* At its start, which is in sight beside the last column where its middle is behind it. */}
        <b>{texts.final}</b>
      </div>
      <div
        role="gridcell"
        className="grid-cell grade-last"
        data-line="single"
        aria-colindex={first + tracks.periods.length}
        style={{ gridColumn: first + tracks.periods.length }}
      />
    </div>
  );
}
