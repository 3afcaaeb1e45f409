import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { finalGrade, type WeighedGrade } from "#domain/classroom/final-grade.ts";
import { goalsOf, type NeededGrade, neededGrade } from "#domain/classroom/needed-grade.ts";
import { passingText, showGrade, wordsOf } from "#domain/classroom/scale.ts";
import type { JoinedClassroom } from "#domain/classroom/student-desk.ts";
import { keptCard } from "#domain/exchange/receive/student-arrivals.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { studentTexts } from "./texts.ts";

const texts = studentTexts.needed;

/** More than this of the full grade in all that is to come is reachable, and hard. */
const HARD = 0.9;

interface NeededCardProps {
  readonly classroom: JoinedClassroom;
  readonly weighed: readonly WeighedGrade[];
}

function GoalRow({ classroom, found }: { classroom: JoinedClassroom; found: NeededGrade }) {
  const { settings } = classroom;
  const isHard = found.kind === "needed" && found.raw > HARD;
  const Icon = found.kind === "out-of-reach" ? Minus : isHard ? TriangleAlert : Check;
  return (
    <tr className="border-raya border-t">
      <th scope="row" className="py-2.5 text-left font-normal">
        {showGrade(settings, found.goal).text}
      </th>
      <td className="py-2.5 text-end">
        <span className="inline-flex items-center gap-2.5">
          {found.kind === "needed" ? showGrade(settings, found.raw).text : null}
          {found.kind === "reached" ? texts.reached : null}
          {found.kind === "out-of-reach" ? (
            <span className="text-muted">{texts.impossible(showGrade(settings, found.most).text)}</span>
          ) : null}
          <Icon
            size={17}
            aria-hidden="true"
            className={isHard ? "text-warntext" : found.kind === "out-of-reach" ? undefined : "text-success"}
          />
        </span>
      </td>
    </tr>
  );
}

/** The answer first, then the same for other goals, by the rounding of the class (ED-32) and of what arrived (ED-158). */
export function NeededCard({ classroom, weighed }: NeededCardProps) {
  const { settings } = classroom;
  const { decided, grade } = finalGrade(settings, weighed);
  const answer = neededGrade(settings, weighed);
  const left = Math.round(100 - decided);
  const most = answer.kind === "out-of-reach" ? showGrade(settings, answer.most).text : "";
  return (
    <section aria-labelledby="cuanto-necesito" className="rounded-box border border-base-content">
      <div className="p-4">
        <h2 id="cuanto-necesito" className="title-block text-xl">
          {texts.title}
        </h2>
        <div className="mt-1 flex flex-wrap items-end justify-between gap-2">
          <p className="flex items-baseline gap-2">
            {answer.kind === "needed" ? (
              <>
                <span className="needed-figure">{showGrade(settings, answer.raw).text}</span>
                <span className="text-muted">{texts.rest}</span>
              </>
            ) : (
              <span className="text-lg">
                {answer.kind === "reached" ? texts.reached : texts.impossible(most)}
              </span>
            )}
          </p>
          {answer.kind === "needed" ? (
            <Badge tone={answer.raw > HARD ? "warn" : "ok"}>
              {answer.raw > HARD ? texts.hard : texts.reachable}
            </Badge>
          ) : null}
        </div>
        <div className="needed-bar">
          {decided > 0 && grade !== null ? (
            <span className="needed-have" style={{ flexGrow: decided }}>
              {texts.have(showGrade(settings, grade).text)}
            </span>
          ) : null}
          {left > 0 ? (
            <span className="needed-left" style={{ flexGrow: left }}>
              {texts.missing(`${left}%`)}
            </span>
          ) : null}
        </div>
        {keptCard(classroom) === null ? null : <p className="mt-3 text-caption">{texts.arrived}</p>}
      </div>
      <table className="mx-4 w-[calc(100%-2rem)]">
        <thead>
          <tr className="border-base-content border-t text-muted">
            <th scope="col" className="py-2 text-left font-normal">
              {texts.goal}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {texts.need}
            </th>
          </tr>
        </thead>
        <tbody>
          {goalsOf(settings).map((goal) => (
            <GoalRow key={goal} classroom={classroom} found={neededGrade(settings, weighed, goal)} />
          ))}
        </tbody>
      </table>
      <p className="rounded-b-box border-raya border-t bg-base-200 px-4 py-3 text-caption">
        {texts.policy(
          passingText(settings),
          wordsOf(settings) === null ? settings.rounding.decimals : null,
          texts.stages[settings.rounding.from],
        )}
      </p>
    </section>
  );
}
