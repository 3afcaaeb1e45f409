import type { Gradebook } from "#domain/classroom/gradebook.ts";
import type { Misconception, MisconceptionPlace } from "#domain/classroom/statistics/misconceptions.ts";
import type { EntryLabel, LineLabel } from "#domain/grading/grade-result.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import { COURSE_OUTLINE } from "#domain/lessons/course-outline.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { ENTRY_TEXTS, LINE_TEXTS } from "../../exercise/label-texts.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import { statisticsTexts as texts } from "./texts.ts";
import type { FoundStatistics } from "./use-statistics.ts";
import { activityTitle, type OpenWork, WorkLinks } from "./work-links.tsx";

/** What a mistake is called, as in the marks of a work. */
export function mistakeName({ of, label }: Pick<Misconception, "of" | "label">): string {
  return of === "entry"
    ? ENTRY_TEXTS[label as EntryLabel]
    : LINE_TEXTS[label as LineLabel].title.replace(/\.$/, "");
}

interface PlaceProps {
  readonly place: MisconceptionPlace;
  readonly book: Gradebook;
  readonly onOpen: OpenWork;
}

function Place({ place: { activity, operation, account, students }, book, onOpen }: PlaceProps) {
  return (
    <tr>
      <th scope="row">
        <span className="block text-muted">{activityTitle(book, activity)}</span>
        {operation === "" ? texts.extraEntry : operation}
        {account === null ? null : <span className="block">{texts.account(account)}</span>}
      </th>
      <td>
        <WorkLinks book={book} activity={activity} students={students} onOpen={onOpen} />
      </td>
    </tr>
  );
}

interface MistakeProps extends Omit<PlaceProps, "place"> {
  readonly mistake: Misconception;
}

function Mistake({ mistake, book, onOpen }: MistakeProps) {
  const { students, share, times, places, lesson, inClass, of } = mistake;
  const name = mistakeName(mistake);
  const title = COURSE_OUTLINE.find(({ id }) => id === lesson)?.title;
  return (
    <li className="mistake">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{name}</h3>
        {inClass ? <Badge tone="error">{texts.inClass}</Badge> : null}
      </div>
      <span className="mistake-bar" aria-hidden="true">
        <span style={{ width: `${Math.max(1, share * 100)}%` }} />
      </span>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-muted">
        <span>
          {texts.mistakeCount(students.length, formatPercent(share, 0), times)}
          {of === "entry" ? `. ${texts.ofEntry}` : ""}
        </span>
        {title === undefined ? null : (
          <PlaceLink
            place={{ type: "student", section: "lessons", leccion: lesson }}
            className="link link-primary"
          >
            {texts.lesson(title)}
          </PlaceLink>
        )}
      </p>
      <details>
        <summary aria-label={texts.whereOf(name)} className="cursor-pointer font-medium">
          {texts.where}
        </summary>
        <table className="mistake-places">
          <thead>
            <tr>
              <th scope="col">{texts.placeHead}</th>
              <th scope="col">{texts.whoHead}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <Place
                key={`${place.activity} ${place.account} ${place.operation}`}
                place={place}
                book={book}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      </details>
    </li>
  );
}

interface MisconceptionListProps extends Omit<PlaceProps, "place"> {
  readonly statistics: FoundStatistics;
}

/** The mistakes that repeat: how many make each, in which lines, and the lesson that treats it. */
export function MisconceptionList({ book, statistics, onOpen }: MisconceptionListProps) {
  const { mistakes, graded, untold } = statistics;
  return (
    <section aria-labelledby="por-error" className="min-w-0">
      <h2 id="por-error" className="desk-head">
        {texts.byMistake}
      </h2>
      {graded === 0 ? (
        <EmptyState
          level={3}
          title={untold > 0 ? texts.noDetail : texts.noGraded}
          text={untold > 0 ? texts.noDetailText : texts.noGradedText}
        />
      ) : (
        <p className="mt-2 text-muted">
          {texts.mistakesLead(graded)}
          {untold > 0 ? ` ${texts.untold(untold)}` : ""}
        </p>
      )}
      {graded > 0 && mistakes.length === 0 ? <p className="mt-3">{texts.noMistakes}</p> : null}
      <ul className="mt-2">
        {mistakes.map((mistake) => (
          <Mistake key={`${mistake.of} ${mistake.label}`} mistake={mistake} book={book} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
