import { Link } from "@tanstack/react-router";
import CircleAlert from "lucide-react/icons/circle-alert";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import Scale from "lucide-react/icons/scale";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Users from "lucide-react/icons/users";
import { useMemo } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { peopleOfToday } from "#domain/payroll/run/draft-run.ts";
import { periodSpan } from "#domain/payroll/run/period.ts";
import { arrearsOf, arrearsSum } from "#domain/payroll/run/salary-arrears.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { useLimit } from "#session/gates/use-limit.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { lawTexts } from "../../law/law-texts.ts";
import { runWarningText, slipWarningText } from "../../law/law-words.ts";
import { runProblemText } from "../problem-text.ts";
import { runTexts as texts } from "../run-texts.ts";
import type { RunView } from "./use-run.ts";

interface NoticesProps {
  readonly view: RunView;
  readonly onPerson: (id: string) => void;
}

type ViewProps = Pick<NoticesProps, "view">;

/** Whether the run is closed or paid, and its state in the books. */
function Standing({ view: { run, open, changed } }: ViewProps) {
  const { entry } = open;
  if (run.status === "draft") return null;
  const posting = run.posting;
  const closed = entry?.counts ? texts.closedPosted : texts.closed;
  return (
    <Banner tone="neutral" icon={<LockKeyhole size={18} aria-hidden="true" />}>
      <p>{run.status === "paid" && run.paidOn ? texts.paid(formatDay(run.paidOn)) : closed}</p>
      {entry === null || posting === null ? null : (
        <p>
          {entry.counts
            ? texts.postedAs(entry.number, formatDay(entry.date))
            : texts.postingReversed(entry.number)}{" "}
          <Link
            to="/journal/complex"
            search={{ book: posting.bookId, periodo: monthOf(entry.date), asiento: entry.number }}
            className="link"
          >
            {texts.seeEntry}
          </Link>
        </p>
      )}
      {changed > 0 ? <p>{texts.changed(changed)}</p> : null}
    </Banner>
  );
}

/** Why there are no totals: unknown law, or invalid input. */
function Problem({ view: { run, figures, editor }, onPerson }: NoticesProps) {
  if (figures.run.ok) return null;
  const problem = figures.run.error;
  const text = runProblemText(problem, run.people);
  if (problem.kind === "unknown-law")
    return (
      <Banner
        tone="warn"
        icon={<Scale size={18} aria-hidden="true" />}
        actions={
          <>
            {editor === null ? null : (
              <Link
                to="/dashboard/nomina/$run"
                params={{ run: run.id }}
                hash="ajustes"
                hashScrollIntoView={false}
                resetScroll={false}
                replace
                className="btn btn-outline"
              >
                {lawTexts.typed.type}
              </Link>
            )}
            <Link to="/dashboard/nomina/ley" search={{ empresa: run.companyId }} className="btn btn-ghost">
              {texts.toLaw}
            </Link>
          </>
        }
      >
        <p className="font-semibold">{texts.unknownTitle}</p>
        <p>{text}</p>
      </Banner>
    );
  const person = "employee" in problem ? problem.employee : null;
  return (
    <Banner tone="error" icon={<CircleAlert size={18} aria-hidden="true" />} role="status">
      <p className="font-semibold">{texts.problem}</p>
      {person === null ? (
        <p>{text}</p>
      ) : (
        <button type="button" className="text-link text-inherit" onClick={() => onPerson(person)}>
          {text}
        </button>
      )}
    </Banner>
  );
}

interface Warned {
  readonly id: string;
  readonly name: string;
  readonly texts: readonly string[];
}

function warnedPeople({ figures }: RunView): readonly Warned[] {
  return figures.people.flatMap(({ member: { contract }, slip }) => {
    const found = slip.ok ? slip.value.warnings.map(slipWarningText) : [];
    return found.length === 0 ? [] : [{ id: contract.id, name: contract.name, texts: found }];
  });
}

/** Maximum listed here; each warning is also shown with its person. */
const MOST_SHOWN = 50;

/** Warnings; collapsed, because nothing is blocked by them. */
function Warnings({ view, onPerson }: NoticesProps) {
  const all = view.figures.run.ok ? view.figures.run.value.warnings : [];
  const people = warnedPeople(view);
  const count = all.length + people.reduce((sum, each) => sum + each.texts.length, 0);
  if (count === 0) return null;
  return (
    <details className="run-warnings">
      <summary>
        <TriangleAlert size={16} aria-hidden="true" className="text-warntext" />
        <span className="font-semibold">{texts.warnings(count)}</span>
        {view.run.status === "draft" ? <span className="text-muted">{texts.warningsHelp}</span> : null}
      </summary>
      <ul>
        {all.map((warning) => (
          <li key={runWarningText(warning)}>{runWarningText(warning)}</li>
        ))}
        {people.slice(0, MOST_SHOWN).map(({ id, name, texts: found }) => (
          <li key={id}>
            <button type="button" className="text-link" onClick={() => onPerson(id)}>
              {name}
            </button>
            : {found.join(" ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Contracts changed since, and employees of the period missing from the run; one press adds them. */
function Update({ view: { run, open, editor } }: ViewProps) {
  const { people, period } = run;
  const update = useMemo(
    () => peopleOfToday(people, open.employees, period, open.others),
    [people, open.employees, period, open.others],
  );
  const { room } = useLimit("payrollPeople", update.people.length - 1);
  if (editor === null || update.changed + update.added === 0) return null;
  const bring = () => {
    if (update.added > 0 && !room) return explainLimit("payroll-add-person");
    editor.change({ people: update.people });
    toast.success({ title: texts.update.done });
  };
  return (
    <Banner
      tone="info"
      icon={<Users size={18} aria-hidden="true" />}
      actions={
        <Button variant="outline" size="sm" onClick={bring}>
          {texts.update.action}
        </Button>
      }
    >
      {texts.update.text(update.changed, update.added)}.
    </Banner>
  );
}

/** Who is paid what a raise dated back left unpaid, and where its contributions are corrected. */
function Arrears({ view: { run }, onPerson }: NoticesProps) {
  const owed = run.people.filter(({ input }) => (input.arrears ?? []).length > 0);
  if (run.status !== "draft" || owed.length === 0) return null;
  return (
    <Banner tone="info" icon={<Users size={18} aria-hidden="true" />}>
      <p className="font-semibold">{texts.arrears.title}</p>
      <ul>
        {owed.slice(0, MOST_SHOWN).map(({ contract: { id, name }, input }) => (
          <li key={id}>
            <button type="button" className="text-link" onClick={() => onPerson(id)}>
              {name}
            </button>
            :{" "}
            {texts.arrears.of(
              formatPesos(arrearsSum(input.arrears)),
              (input.arrears ?? []).map((each) => uncapitalize(arrearsOf(each))),
            )}
          </li>
        ))}
      </ul>
      <p>{texts.arrears.contributions}</p>
    </Banner>
  );
}

/** Why people are missing or paid for fewer days: their contract was settled, and the employee's record goes on. */
function Settled({ view: { run, open } }: ViewProps) {
  const { to } = periodSpan(run.period);
  const cut = open.employees.flatMap(({ contract, settled, isCut }) =>
    isCut && settled !== null && settled < to ? [{ name: contract.name, settled }] : [],
  );
  if (run.status !== "draft" || cut.length === 0) return null;
  const latest = cut.toSorted((a, b) => (a.settled < b.settled ? 1 : -1)).slice(0, MOST_SHOWN);
  return (
    <Banner tone="info" icon={<Users size={18} aria-hidden="true" />}>
      {texts.settled(latest.map(({ name, settled }) => `${name} (${formatDay(settled)})`).join(", "))}
    </Banner>
  );
}

/** All notices about the run, above its figures. */
export function RunNotices({ view, onPerson }: NoticesProps) {
  return (
    <div className="mt-4 grid gap-3">
      <Standing view={view} />
      <Problem view={view} onPerson={onPerson} />
      <Update view={view} />
      <Settled view={view} />
      <Arrears view={view} onPerson={onPerson} />
      <Warnings view={view} onPerson={onPerson} />
    </div>
  );
}
