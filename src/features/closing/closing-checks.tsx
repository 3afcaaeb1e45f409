import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import { type ReactNode, useId, useState } from "react";
import type {
  ClosingPoint,
  PointGroup,
  PointState,
} from "#domain/accounting/closing/points/closing-point.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { NameDialog } from "#ui/kit/overlays/name-dialog.tsx";
import { PointLink } from "./point-link.tsx";
import { checklistTexts as texts } from "./point-texts.ts";
import { pointWords } from "./point-words.ts";
import { type PointNotes, usePointNotes } from "./use-point-notes.ts";
import type { ClosingView } from "./use-year-closing.ts";

const ICONS: Readonly<Record<Exclude<PointState, "none">, ReactNode>> = {
  done: <CircleCheck size={20} className="text-success" aria-hidden="true" />,
  missing: <CircleAlert size={20} className="text-error" aria-hidden="true" />,
  waiting: <Clock size={20} className="text-muted" aria-hidden="true" />,
};

interface ChecksProps {
  readonly view: ClosingView;
  readonly points: readonly ClosingPoint[];
  readonly book: BookId;
  readonly writable: boolean;
}

interface PointProps extends Omit<ChecksProps, "points"> {
  readonly point: ClosingPoint;
  readonly notes: PointNotes;
  readonly onNote: (point: ClosingPoint) => void;
}

function Point({ point, view, book, writable, onNote }: PointProps) {
  const { label, why } = pointWords(point, view);
  const open = point.state !== "done" && point.mayNote && writable;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-raya border-b py-3">
      {point.state === "none" ? null : ICONS[point.state]}
      <div className="min-w-0 flex-1 basis-48">
        <p>
          {label} <span className="sr-only">({texts.states[point.state]})</span>
        </p>
        <p className="text-caption text-muted">{why}</p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        {open ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={texts.of(texts.note, label)}
            onClick={() => onNote(point)}
          >
            {texts.note}
          </Button>
        ) : null}
        <PointLink point={point} view={view} book={book} />
      </div>
    </li>
  );
}

function Group({
  group,
  all,
  ...props
}: { readonly group: PointGroup; readonly all: readonly ClosingPoint[] } & Omit<PointProps, "point">) {
  const title = useId();
  const own = all.filter((point) => point.group === group && point.state !== "none");
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-5">
      <h2 id={title} className="section-head">
        {texts.groups[group]}
      </h2>
      <ul>
        {own.map((point) => (
          <Point key={point.key} point={point} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** What the books have nothing of, and what a person said does not apply, with the way back. */
function NotApplicable({
  points,
  view,
  writable,
  notes,
}: Pick<PointProps, "view" | "writable" | "notes"> & { readonly points: readonly ClosingPoint[] }) {
  const said = points.some(({ note }) => note !== null);
  if (points.length === 0) return null;
  return (
    <details className="mt-5" open={said}>
      <summary className="section-head cursor-pointer">{texts.none(points.length)}</summary>
      <ul>
        {points.map((point) => {
          const { label, why } = pointWords(point, view);
          return (
            <li
              key={point.key}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-raya border-b py-3"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p>{label}</p>
                <p className="text-caption text-muted [overflow-wrap:anywhere]">
                  {point.note === null ? why : texts.said(point.note)}
                </p>
              </div>
              {point.note !== null && writable ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.of(texts.unnote, label)}
                  onClick={() => void notes.say(point.key, label, null)}
                >
                  {texts.unnote}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Checklist of a month or a period, updated with each entry. Only a draft or an earlier open period blocks the closing. */
export function ClosingChecks({ points, ...props }: ChecksProps) {
  const { view, book, writable } = props;
  const notes = usePointNotes(book, view.period);
  const [asked, setAsked] = useState<ClosingPoint | null>(null);
  const shown = points.filter(({ state }) => state !== "none");
  const done = shown.filter(({ state }) => state === "done").length;
  const label = asked === null ? "" : pointWords(asked, view).label;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-muted">
          <strong className="title-screen text-base-content">{done}</strong> {texts.ready(shown.length)}
        </p>
        <p className="text-caption text-muted">{texts.byItself}</p>
      </div>
      <div className="closing-steps" aria-hidden="true">
        {shown.map(({ key, state }) => (
          <span key={key} data-state={state} />
        ))}
      </div>
      {(["records", "adjustments", "taxes"] as const).map((group) => (
        <Group key={group} group={group} all={points} notes={notes} onNote={setAsked} {...props} />
      ))}
      <NotApplicable
        points={points.filter(({ state }) => state === "none")}
        view={view}
        writable={writable}
        notes={notes}
      />
      {asked === null ? null : (
        <NameDialog
          title={texts.noteTitle(label)}
          label={texts.noteReason}
          name=""
          confirm={texts.noteConfirm}
          onConfirm={async (reason) => {
            if (reason.trim() === "") return { at: "name", why: texts.noteBlank };
            const why = await notes.say(asked.key, label, reason);
            return why === null ? null : { at: "form", why };
          }}
          onClose={() => setAsked(null)}
        >
          <p className="text-caption text-muted">{texts.noteText}</p>
        </NameDialog>
      )}
    </div>
  );
}
