import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import { passingShare } from "#domain/classroom/scale.ts";
import type { BandCount } from "#domain/classroom/statistics/activity-figures.ts";
import { statisticsTexts as texts } from "./texts.ts";

interface BandBarsProps {
  readonly title: string;
  readonly settings: ClassroomSettings;
  readonly bands: readonly BandCount[];
}

/** Whether nobody in a band passes: where the next one begins, the passing grade is not reached yet. */
function isLow({ bands, ...settings }: ClassroomSettings, name: string): boolean {
  const from = bands.find((band) => band.name === name)?.from ?? 0;
  const next = Math.min(100, ...bands.map((band) => band.from).filter((each) => each > from));
  return next / 100 <= passingShare({ bands, ...settings });
}

/** Grades by band as bars that are pressed for the same as a table, for who does not see or read bars. */
export function BandBars({ title, settings, bands }: BandBarsProps) {
  const most = Math.max(1, ...bands.map(({ count }) => count));
  const total = bands.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <span className="text-muted">{texts.noGrade}</span>;
  return (
    <details className="band-bars">
      <summary aria-label={texts.bandsOf(title)}>
        <span className="band-bars-plot" aria-hidden="true">
          {bands.map(({ name, count }) => (
            <span
              key={name}
              title={texts.band(name, count)}
              className="band-bar"
              data-low={isLow(settings, name)}
              style={{ height: `${count === 0 ? 1 : Math.max(4, (count / most) * 30)}px` }}
            />
          ))}
        </span>
        <span className="band-bars-more">{texts.seeTable}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.bandHead}</th>
            <th scope="col">{texts.countHead}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
