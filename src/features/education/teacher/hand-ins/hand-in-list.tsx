import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleDot from "lucide-react/icons/circle-dot";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import Pencil from "lucide-react/icons/pencil";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import type { ComponentType } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { HandIn, HandInState } from "#domain/classroom/hand-ins.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { idOfStudent } from "#domain/classroom/student.ts";
import { dayInBogota, type Instant, timeInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { useScrollFocus } from "#ui/kit/tables/use-scroll-focus.ts";
import { Badge, type BadgeTone } from "#ui/kit/text/badge.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { gradesTexts } from "../grades/texts.ts";
import { handInTexts as texts } from "./texts.ts";

type Icon = ComponentType<{ readonly size: number; readonly "aria-hidden": true }>;

const FACES: Readonly<Record<HandInState, readonly [tone: BadgeTone, icon: Icon]>> = {
  auto: ["ok", WandSparkles],
  manual: ["ok", Pencil],
  returned: ["info", Check],
  waiting: ["warn", CircleDot],
  late: ["error", CircleAlert],
  pending: ["grey", CircleDashed],
  excused: ["grey", CircleDashed],
  missing: ["grey", CircleDashed],
};

/** The state, and whether something is asked that has no answer yet: it goes back with the grade. */
function StateBadges({ handIn: { state, last } }: { readonly handIn: HandIn }) {
  const [tone, Face] = FACES[state];
  const asks = typeof last?.question === "string" && state !== "returned";
  return (
    <span className="inline-flex flex-wrap gap-1.5 py-1">
      <Badge tone={tone} icon={<Face size={14} aria-hidden={true} />}>
        {texts.states[state]}
      </Badge>
      {asks ? (
        <Badge tone="info" icon={<MessageCircleQuestionMark size={14} aria-hidden={true} />}>
          {texts.asks}
        </Badge>
      ) : null}
    </span>
  );
}

/** "20/11, 09:14". */
const shortMoment = (at: Instant) => `${formatDay(dayInBogota(at)).slice(0, 5)}, ${timeInBogota(at)}`;

function Declared({ handIn: { last, late } }: { readonly handIn: HandIn }) {
  if (last === null) return "—";
  return late ? (
    <span className="font-semibold text-error">
      {shortMoment(last.declaredAt)}
      <span className="sr-only"> {texts.late}</span>
    </span>
  ) : (
    shortMoment(last.declaredAt)
  );
}

function Mark({ classroom, handIn }: Pick<RowProps, "classroom" | "handIn">) {
  const { settings } = classroom;
  if (handIn.raw === null)
    return handIn.state === "waiting" ? <span className="grade-dot" aria-hidden="true" /> : "—";
  const { text, passing } = showGrade(settings, handIn.raw);
  const isLow = !passing && settings.visualSettings.highlightFailingGrades;
  return (
    <span className="font-semibold" data-low={isLow}>
      {text}
      {passing ? null : <span className="sr-only">, {gradesTexts.failing}</span>}
    </span>
  );
}

export interface HandInActions {
  readonly onOpen: (handIn: HandIn) => void;
  /** Absent where nothing can be asked of anybody. */
  readonly onRemind: ((handIn: HandIn) => void) | undefined;
}

interface RowProps extends HandInActions {
  readonly classroom: Classroom;
  readonly handIn: HandIn;
  readonly byId: boolean;
}

const shownName = ({ student }: HandIn, byId: boolean) =>
  byId ? idOfStudent(student) || gradesTexts.noId : student.name;

function Action({ handIn, byId, onOpen, onRemind }: RowProps) {
  const name = shownName(handIn, byId);
  const isMissing = handIn.state === "missing" && handIn.raw === null && onRemind !== undefined;
  const isWaiting = handIn.state === "waiting";
  const [word, label] = isMissing
    ? [texts.remind, texts.remindOf(name)]
    : isWaiting
      ? [texts.grade, texts.gradeOf(name)]
      : [texts.open, texts.openOf(name)];
  return (
    <button
      type="button"
      className="hand-in-action link link-primary font-medium"
      aria-label={label}
      onClick={() => (isMissing ? onRemind(handIn) : onOpen(handIn))}
    >
      {word}
    </button>
  );
}

function Line(props: RowProps & { readonly most: number | null }) {
  const { handIn, byId, most } = props;
  const { last, state } = handIn;
  return (
    <tr data-missing={state === "missing"}>
      <th scope="row">{shownName(handIn, byId)}</th>
      <td>
        <StateBadges handIn={handIn} />
      </td>
      <td>{last === null ? "—" : shortMoment(last.receivedAt)}</td>
      <td>
        <Declared handIn={handIn} />
      </td>
      <td>{last === null ? "" : texts.attempt(last.attempt, most)}</td>
      <td className="hand-in-receipt">{last?.receipt}</td>
      <td className="hand-in-grade">
        <Mark {...props} />
      </td>
      <td className="text-end">
        <Action {...props} />
      </td>
    </tr>
  );
}

/** One card per student, for a phone. */
function Card(props: RowProps & { readonly most: number | null }) {
  const { handIn, byId, most } = props;
  const { last } = handIn;
  return (
    <li className="grid gap-2 rounded-box border border-raya p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="wrap-anywhere font-semibold text-base">{shownName(handIn, byId)}</h3>
        <StateBadges handIn={handIn} />
      </div>
      {last === null ? null : (
        <p className="text-muted">
          {texts.heads.received}: {shortMoment(last.receivedAt)}. {texts.heads.declared}:{" "}
          <Declared handIn={handIn} />. {texts.heads.attempt} {texts.attempt(last.attempt, most)}.{" "}
          {last.receipt === null ? null : `${texts.heads.receipt}: ${last.receipt}.`}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <span>
          <span className="text-muted">{texts.heads.grade}:</span> <Mark {...props} />
        </span>
        <Action {...props} />
      </div>
    </li>
  );
}

interface HandInListProps extends HandInActions {
  readonly classroom: Classroom;
  readonly handIns: readonly HandIn[];
  readonly byId: boolean;
  /** Attempts that the activity allows; null for any number. */
  readonly most: number | null;
}

/** The students of an activity with the state of their work: a table, on a phone cards. */
export function HandInList({ handIns, ...rest }: HandInListProps) {
  const isPhone = useMediaQuery(PHONE);
  const scroller = useScrollFocus<HTMLDivElement>();
  if (isPhone)
    return (
      <ul className="grid gap-3" aria-label={texts.list}>
        {handIns.map((handIn) => (
          <Card key={handIn.student.id} {...rest} handIn={handIn} />
        ))}
      </ul>
    );
  const { heads } = texts;
  return (
    <div ref={scroller} className="relative overflow-x-auto">
      <table className="hand-in-table" aria-label={texts.list}>
        <thead>
          <tr>
            <th scope="col">{heads.student}</th>
            <th scope="col">{heads.state}</th>
            <th scope="col">{heads.received}</th>
            <th scope="col">{heads.declared}</th>
            <th scope="col">{heads.attempt}</th>
            <th scope="col">{heads.receipt}</th>
            <th scope="col" className="hand-in-grade">
              {heads.grade}
            </th>
            <th scope="col">
              <span className="sr-only">{heads.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {handIns.map((handIn) => (
            <Line key={handIn.student.id} {...rest} handIn={handIn} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
