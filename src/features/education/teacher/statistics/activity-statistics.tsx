import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import type { ActivityFigures } from "#domain/classroom/statistics/activity-figures.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import { useScrollFocus } from "#ui/kit/tables/use-scroll-focus.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { gradesTexts } from "../grades/texts.ts";
import { BandBars } from "./band-bars.tsx";
import { statisticsTexts as texts } from "./texts.ts";

interface ActivityStatisticsProps {
  readonly settings: ClassroomSettings;
  readonly figures: readonly ActivityFigures[];
}

interface ShownFigures {
  readonly id: string;
  readonly title: string;
  readonly period: string;
  readonly received: string;
  readonly average: string;
  readonly median: string;
  readonly passing: string;
  readonly time: string;
}

function shownFigures(settings: ClassroomSettings, each: ActivityFigures): ShownFigures {
  const { activity, students, received, graded, average, median, passing, late, daysAhead } = each;
  const grade = (raw: number | null) => (raw === null ? texts.noGrade : showGrade(settings, raw).text);
  return {
    id: activity.id,
    title: activity.title,
    period: gradesTexts.period(activity.period),
    received: texts.receivedOf(received, students),
    average: grade(average),
    median: grade(median),
    passing:
      graded === 0 ? texts.noGrade : texts.passingOf(formatPercent(passing / graded, 0), passing, graded),
    time: daysAhead === null ? texts.noTime : texts.ahead(daysAhead, late),
  };
}

const FIGURES = ["received", "average", "median", "passing", "time"] as const;

function FiguresTable({ settings, figures }: ActivityStatisticsProps) {
  const scroller = useScrollFocus<HTMLDivElement>();
  const { columns } = texts;
  return (
    <div ref={scroller} className="relative overflow-x-auto">
      <table className="desk-standings statistics-table">
        <caption className="sr-only">{texts.byActivity}</caption>
        <thead>
          <tr>
            {(["activity", "period", ...FIGURES, "bands"] as const).map((key) => (
              <th key={key} scope="col">
                {columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((each) => {
            const shown = shownFigures(settings, each);
            return (
              <tr key={shown.id}>
                <th scope="row">{shown.title}</th>
                <td>{shown.period}</td>
                {FIGURES.map((key) => (
                  <td key={key}>{shown[key]}</td>
                ))}
                <td>
                  <BandBars title={shown.title} settings={settings} bands={each.bands} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function FiguresCard({ settings, each }: { settings: ClassroomSettings; each: ActivityFigures }) {
  const shown = shownFigures(settings, each);
  return (
    <li className="grid gap-2 rounded-box border border-raya p-4">
      <h3 className="font-semibold text-base">{shown.title}</h3>
      <p className="text-muted">{shown.period}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {FIGURES.map((key) => (
          <div key={key} className="contents">
            <dt className="text-muted">{texts.columns[key]}</dt>
            <dd>{shown[key]}</dd>
          </div>
        ))}
      </dl>
      <BandBars title={shown.title} settings={settings} bands={each.bands} />
    </li>
  );
}

/** What each activity brought: how much arrived, how it was graded, and when. On phones a card each. */
export function ActivityStatistics({ settings, figures }: ActivityStatisticsProps) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <section aria-labelledby="por-actividad" className="min-w-0">
      <h2 id="por-actividad" className="desk-head">
        {texts.byActivity}
      </h2>
      {isPhone ? (
        <ul className="mt-3 grid gap-3">
          {figures.map((each) => (
            <FiguresCard key={each.activity.id} settings={settings} each={each} />
          ))}
        </ul>
      ) : (
        <FiguresTable settings={settings} figures={figures} />
      )}
      <p className="mt-2 text-caption text-muted">{texts.timeHelp}</p>
    </section>
  );
}
