import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { letterWord, passingShare, passingText, showGrade } from "#domain/classroom/scale.ts";
import { gradesTexts as texts } from "./texts.ts";

function Entry({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <span className="grid min-w-6 place-items-center">{mark}</span>
      {children}
    </li>
  );
}

/** What the marks of the grid mean. */
export function Legend({ classroom: { settings } }: { readonly classroom: Classroom }) {
  const low = Math.max(0, passingShare(settings) - 0.06);
  const score = (raw: number) => showGrade(settings, raw).text;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-caption text-muted">
      <Entry
        mark={
          <span className="grade-mark" data-by="machine">
            {score(0.9)}
          </span>
        }
      >
        {texts.states.graded_auto}
      </Entry>
      <Entry
        mark={
          <span className="grade-mark" data-by="hand">
            {score(0.76)}
          </span>
        }
      >
        {texts.states.graded_manual}
      </Entry>
      <Entry mark={<span className="grade-dot" />}>{texts.states.submitted}</Entry>
      <Entry
        mark={
          <span className="grade-again">
            <span className="grade-dot" />
            {score(0.76)}
          </span>
        }
      >
        {texts.again}
      </Entry>
      <Entry mark={<CircleAlert size={17} className="text-error" aria-hidden="true" />}>
        {texts.states.overdue}
      </Entry>
      <Entry mark="—">{texts.states.not_submitted}</Entry>
      <Entry
        mark={
          <span className="grade-mark" data-by="machine" data-low="true">
            {score(low)}
          </span>
        }
      >
        {texts.below(passingText(settings))}
      </Entry>
      {settings.minGradesPerPeriod > 0 ? (
        <Entry
          mark={
            <span className="grade-short text-caption">{texts.short(0, settings.minGradesPerPeriod)}</span>
          }
        >
          {texts.shortPeriod(settings.minGradesPerPeriod)}
        </Entry>
      ) : null}
      {settings.gradeScale === "letters"
        ? settings.letters.map(({ name, from }) => (
            <Entry key={name} mark={<span className="grade-mark">{name}</span>}>
              {texts.letter(letterWord(settings.letters, name), from)}
            </Entry>
          ))
        : null}
    </ul>
  );
}
