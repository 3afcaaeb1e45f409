import ArrowLeft from "lucide-react/icons/arrow-left";
import Download from "lucide-react/icons/download";
import { lazy, Suspense, useRef, useState } from "react";
import type { Gradebook, GradebookColumn } from "#domain/classroom/gradebook.ts";
import {
  type HandIn,
  type HandInState,
  handInsOf,
  nextWaiting,
  pendingFirst,
} from "#domain/classroom/hand-ins.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { worksOf } from "#storage/classroom/desk/desk-queries.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { Menu } from "#ui/kit/overlays/menu.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import type { AcademicPlace } from "../../shell/academic-place.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import "../grades/grades.css";
import { countedText } from "../grades/percent-text.ts";
import { gradesTexts } from "../grades/texts.ts";
import { WorkDialog } from "../grades/work-dialog.tsx";
import { WorkActions } from "../inbox/work-actions.tsx";
import { plannerTexts } from "../planner/texts.ts";
import { HandInCounts } from "./hand-in-counts.tsx";
import { HandInList } from "./hand-in-list.tsx";
import "./hand-ins.css";
import type { HandInsView } from "./hand-ins-view.ts";
import { copyHandInReminder, copyMissing } from "./reminders.ts";
import { handInTexts as texts } from "./texts.ts";

const ClassInbox = lazy(async () => ({ default: (await import("../inbox/class-inbox.tsx")).ClassInbox }));

interface HandInsProps {
  readonly desk: TeacherDesk;
  readonly book: Gradebook;
  readonly column: GradebookColumn;
  readonly place: AcademicPlace;
}

/** Rows that are listed before "Ver los restantes". */
const FIRST_ROWS = 40;

/** Where the page was opened from, and what that is called. */
function wayBack({ vista, aula }: AcademicPlace, classroom: string) {
  const here = { type: "teacher", section: "classrooms", aula } as const;
  switch (vista as HandInsView) {
    case "entregas-planeador":
      return { place: { type: "teacher", section: "activities" } as const, label: texts.from.planner };
    case "entregas-inicio":
      return { place: { type: "teacher", section: "home" } as const, label: texts.from.home };
    case "entregas-planilla":
      return { place: here, label: texts.from.grades };
    case "entregas":
      return { place: { ...here, vista: "trabajos" }, label: classroom };
  }
}

function dueWords({ due }: GradebookColumn, today: string): string {
  if (due === null) return texts.noDue;
  return due < today ? texts.wasDue(formatDay(due)) : texts.dueOn(formatDay(due));
}

interface Listing {
  readonly words: string;
  readonly order: "pending" | "name";
  readonly only: HandInState | null;
  readonly all: boolean;
}

/** Those that the search and the chosen state leave, in the chosen order. */
function listed(handIns: readonly HandIn[], { words, order, only }: Listing): readonly HandIn[] {
  const wanted = fold(words.trim());
  const found = handIns.filter(
    ({ student, state }) =>
      (only === null || state === only) &&
      [student.name, student.cedula, student.code].some((each) => fold(each).includes(wanted)),
  );
  return order === "pending" ? pendingFirst(found) : found;
}

function ExportMenu({
  book,
  column,
  handIns,
}: Omit<HandInsProps, "desk" | "place"> & { readonly handIns: readonly HandIn[] }) {
  const save = async (format: "xlsx" | "csv" | "pdf") => {
    const { exportHandIns } = await import("../grades/export-grades.ts");
    await exportHandIns(book.classroom, column.activity.title, handIns, format);
  };
  const missing = handIns.filter(({ state }) => state === "missing");
  return (
    <Menu
      label={gradesTexts.export}
      align="end"
      items={[
        { id: "xlsx", label: gradesTexts.exportXlsx, onSelect: () => void save("xlsx") },
        { id: "csv", label: gradesTexts.exportCsv, onSelect: () => void save("csv") },
        { id: "pdf", label: gradesTexts.exportPdf, onSelect: () => void save("pdf") },
        {
          id: "missing",
          label: texts.copyMissing,
          disabled: missing.length === 0,
          onSelect: () => void copyMissing(missing),
        },
      ]}
      trigger={(trigger) => (
        <Button {...trigger} size="sm" icon={<Download size={15} aria-hidden="true" />}>
          {gradesTexts.export}
        </Button>
      )}
    />
  );
}

interface BodyProps extends HandInsProps {
  readonly handIns: readonly HandIn[];
}

/** Figures, and the list with its search, its order and its state. */
function Listed({ desk, book, column, handIns }: BodyProps) {
  const { classroom } = book;
  const { activity } = column;
  const [listing, setListing] = useState<Listing>({ words: "", order: "pending", only: null, all: false });
  const [byId, setById] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const found = listed(handIns, listing);
  const shown = listing.all ? found : found.slice(0, FIRST_ROWS);
  const waiting = handIns.filter(({ state }) => state === "waiting").length;
  const isActive = classroom.status === "active";
  const due = dueWords(column, desk.today);
  const show = ({ row }: HandIn) => {
    setOpen(row);
    setOpened(row);
  };
  const next = () => {
    const found = nextWaiting(pendingFirst(handIns), opened);
    if (found !== null) show(found);
  };
  const change = (part: Partial<Listing>) => setListing({ ...listing, ...part });
  return (
    <>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2.5">
          <SearchField label={texts.search} value={listing.words} onChange={(words) => change({ words })} />
          <Segmented
            label={texts.order}
            value={listing.order}
            segments={[
              { value: "pending", label: texts.orders.pending },
              { value: "name", label: texts.orders.name },
            ]}
            onChange={(order) => change({ order })}
          />
          <span className="grow" />
          <Segmented
            label={gradesTexts.show}
            value={byId ? "ids" : "names"}
            segments={[
              { value: "names", label: gradesTexts.names },
              { value: "ids", label: gradesTexts.ids },
            ]}
            onChange={(value) => setById(value === "ids")}
          />
        </div>
        <HandInCounts handIns={handIns} only={listing.only} onOnly={(only) => change({ only })} />
        {isActive && waiting > 0 ? (
          <div>
            <Button size="sm" variant="primary" onClick={next}>
              {texts.next(waiting)}
            </Button>
          </div>
        ) : null}
        {found.length === 0 ? (
          <p className="text-muted">{texts.nobody}</p>
        ) : (
          <HandInList
            classroom={classroom}
            handIns={shown}
            byId={byId}
            most={activity.attempts.kind === "graded" ? activity.attempts.most : null}
            onOpen={show}
            onRemind={
              isActive
                ? (handIn) =>
                    void copyHandInReminder(handIn, { title: activity.title, classroom: classroom.name, due })
                : undefined
            }
          />
        )}
        {shown.length === found.length ? null : (
          <p className="text-muted">
            {texts.shown(shown.length, found.length)}{" "}
            <button type="button" className="link link-primary" onClick={() => change({ all: true })}>
              {texts.showRest(found.length - shown.length)}
            </button>
          </p>
        )}
      </div>
      {open === null ? null : (
        <WorkDialog
          desk={desk}
          book={book}
          row={open}
          column={book.columns.indexOf(column)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** "Entregas": all students of one activity with the state of their work, and where new ones come in. */
export function ActivityHandIns({ desk, book, column, place }: HandInsProps) {
  const { classroom } = book;
  const { activity } = column;
  const title = texts.title(activity.title);
  useTitle(title);
  const inbox = useRef<HTMLDivElement>(null);
  const read = useQuery(
    () => worksOf(desk.desk, classroom.id, activity.id),
    [desk.desk.name, classroom.id, activity.id],
  );
  const back = wayBack(place, classroom.name);
  const isActive = classroom.status === "active";
  const handIns = read.state === "ready" ? handInsOf(book, activity.id, read.value.submissions) : null;
  const receive = () => {
    inbox.current?.scrollIntoView({ block: "start" });
    inbox.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PlaceLink place={back.place} className="link link-primary inline-flex items-center gap-2 font-medium">
        <ArrowLeft size={16} aria-hidden="true" />
        {back.label}
      </PlaceLink>
      <header className="mt-1 mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="title-screen wrap-anywhere">{title}</h1>
          <p className="mt-1 text-muted">
            {texts.about(plannerTexts.types[activity.type], activity.period, countedText(activity))}{" "}
            {dueWords(column, desk.today)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isActive ? <WorkActions desk={desk} classroom={classroom} activity={activity} /> : null}
          <ExportMenu book={book} column={column} handIns={handIns ?? []} />
          {isActive ? (
            <Button size="sm" variant="primary" onClick={receive}>
              {texts.receive}
            </Button>
          ) : null}
        </div>
      </header>
      <div className={isActive ? "hand-in-columns" : undefined}>
        <div className="min-w-0">
          {handIns === null ? (
            <SkeletonRows rows={10} label={texts.loading} />
          ) : (
            <Listed desk={desk} book={book} column={column} place={place} handIns={handIns} />
          )}
        </div>
        {isActive ? (
          <div ref={inbox} tabIndex={-1} className="outline-none">
            <Suspense fallback={<SkeletonRows rows={4} label={texts.loading} />}>
              <ClassInbox desk={desk} classroom={classroom} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </>
  );
}
