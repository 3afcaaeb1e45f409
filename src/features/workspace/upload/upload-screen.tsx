import { Link, useNavigate } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { mayBeNonCurrent } from "#domain/accounting/non-current.ts";
import type { UploadedSide } from "#domain/import/statement/uploaded-nets.ts";
import type { UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { FileId } from "#domain/kernel/ids.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { askToSignIn } from "#session/gates/sign-in-required.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { usePolicy } from "#session/gates/use-policy.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { WorkspaceHeader } from "../workspace-header.tsx";
import { AskedAccounts } from "./asked.tsx";
import { KeepDialog } from "./keep-dialog.tsx";
import { RecognisedFile, SheetChoice } from "./recognised.tsx";
import { openFileTexts as texts } from "./texts.ts";
import { type StatementControl, useStatement } from "./use-statement.ts";
import { type UploadedBook, type UploadState, useUploadFile } from "./use-upload-file.ts";

const OpeningDialog = lazy(async () => ({
  default: (await import("./opening-dialog.tsx")).OpeningDialog,
}));

interface AnalysisProps {
  readonly name: string;
  readonly sides: readonly UploadedSide[];
  readonly cutOff: Day;
  readonly unread: number;
  readonly puc: Chart;
}

interface UploadScreenProps {
  readonly fileId: FileId;
  /** Draws the analysis, which is another area's. */
  readonly Analysis: ComponentType<AnalysisProps>;
}

/** The plan's answer to one more statement; says why not, and how. */
function useKeepPermission(): () => boolean {
  const storage = useStorage();
  const navigate = useNavigate();
  const counts = useQuery(() => usageCounts(storage), [storage]);
  const statements = counts.state === "ready" ? counts.value.statements : 0;
  const permission = usePolicy("save-statement", { statements });
  return () => {
    if (permission.allowed) return true;
    if (permission.ways.includes("sign-in")) askToSignIn(policyText(permission.text).text, navigate);
    else explainLimit(permission.text, "warning");
    return false;
  };
}

interface ReadProps extends Pick<UploadScreenProps, "Analysis"> {
  readonly file: UploadedBook;
}

interface ActionsProps extends ReadProps {
  readonly control: StatementControl;
  readonly statement: UploadedStatement;
}

function Actions({ file, control, statement, Analysis }: ActionsProps) {
  const [shown, setShown] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const [opening, setOpening] = useState(false);
  const mayKeep = useKeepPermission();
  const now = useToday(useStorage().clock);
  const stem = file.name.replace(/\.[a-z]{2,4}$/i, "");
  const { sides, placed, answers, asked } = control;
  const [first] = statement.periods;
  const improve = async () => {
    const { downloadBetter } = await import("./better-file.ts");
    const period = sides.map(({ label }) => label).join(", ");
    await downloadBetter({ name: stem, book: file.book, statement, answers, period });
  };
  const notes = [
    ...(sides.length > 1 ? [texts.lastPeriod(sides[0]?.label ?? "")] : []),
    ...(placed.some(({ line, puc }) => line.isLong && mayBeNonCurrent(puc)) ? [texts.keepLong] : []),
  ];
  return (
    <>
      <section className="mt-8">
        <h2 className="section-head">{texts.actions}</h2>
        <p className="mt-2 text-muted">{texts.improveText}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => void improve()}>
            {texts.improve}
          </Button>
          <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? texts.hideAnalysis : texts.analyze}
          </Button>
          <Button onClick={() => mayKeep() && setKeeping(true)}>{texts.keep}</Button>
          {sides[0]?.nets.until == null ? null : (
            <Button onClick={() => setOpening(true)}>{texts.toBook}</Button>
          )}
        </p>
      </section>
      {shown ? (
        <section className="mt-8">
          <h2 className="section-head">{texts.analysis}</h2>
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8">
            <Suspense fallback={null}>
              <Analysis
                name={stem}
                sides={sides}
                cutOff={first?.day ?? now}
                unread={asked.length}
                puc={file.chart}
              />
            </Suspense>
          </div>
        </section>
      ) : null}
      {opening ? (
        <Suspense fallback={null}>
          <OpeningDialog
            name={stem}
            date={first?.day ?? null}
            placed={placed}
            puc={file.chart}
            notes={[
              ...(sides.length > 1 ? [texts.lastPeriodBook(sides[0]?.label ?? "")] : []),
              ...(asked.length > 0 ? [texts.unasked(asked.length)] : []),
            ]}
            onClose={() => setOpening(false)}
          />
        </Suspense>
      ) : null}
      {keeping ? (
        <KeepDialog
          name={stem}
          date={first?.day ?? null}
          placed={placed}
          notes={notes}
          onClose={() => setKeeping(false)}
        />
      ) : null}
    </>
  );
}

function Read({ file, Analysis }: ReadProps) {
  const control = useStatement(file);
  return (
    <>
      <p className="wrap-anywhere font-semibold">
        <bdi>{file.name}</bdi>
      </p>
      {control.recognition.kind === "read" ? <SheetChoice file={file} control={control} /> : null}
      <Recognised file={file} control={control} Analysis={Analysis} />
    </>
  );
}

function Recognised({ file, control, Analysis }: ReadProps & Pick<ActionsProps, "control">) {
  const { recognition, cancel, again } = control;
  switch (recognition.kind) {
    case "working":
      return <Waiting text={texts.recognising(recognition.done)} label={texts.cancel} onPress={cancel} />;
    case "cancelled":
      return <Waiting text={texts.cancelled} label={texts.again} onPress={again} />;
    case "failed":
      return <Refused why={texts.notRecognised} />;
    case "read": {
      const { read } = recognition;
      if (!read.ok) return <Refused why={texts.notStatement(file.name, read.error)} />;
      return (
        <div className="mt-4">
          <RecognisedFile statement={read.value} control={control} />
          <AskedAccounts chart={file.chart} control={control} />
          {control.placed.length === 0 ? null : (
            <Actions file={file} control={control} statement={read.value} Analysis={Analysis} />
          )}
        </div>
      );
    }
  }
}

interface WaitingProps {
  readonly text: string;
  readonly label: string;
  readonly onPress: () => void;
}

/** What is going on or was stopped, and the one press that changes it. */
function Waiting({ text, label, onPress }: WaitingProps) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3">
      {text}
      <Button size="sm" onClick={onPress}>
        {label}
      </Button>
    </p>
  );
}

function Refused({ why, title = texts.refused }: { readonly why: string; readonly title?: string }) {
  return (
    <div role="alert">
      <EmptyState
        level={2}
        title={title}
        text={<span className="wrap-anywhere">{why}</span>}
        actions={
          <Link to="/workspace" className={buttonClass({ variant: "primary" })}>
            {texts.backToFiles}
          </Link>
        }
      />
    </div>
  );
}

function Body({
  state,
  onCancel,
  onAgain,
  Analysis,
}: Pick<UploadScreenProps, "Analysis"> & {
  readonly state: UploadState;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}) {
  switch (state.kind) {
    case "loading":
      return <p role="status">{texts.loading}</p>;
    case "reading":
      return <Waiting text={texts.reading(state.rows)} label={texts.cancel} onPress={onCancel} />;
    case "cancelled":
      return <Waiting text={texts.cancelled} label={texts.again} onPress={onAgain} />;
    case "gone":
      return <Refused title={texts.gone} why={texts.goneText} />;
    case "refused":
      return <Refused why={state.why} />;
    case "ready":
      return <Read file={state.file} Analysis={Analysis} />;
  }
}

function OpenFile({ fileId, Analysis }: UploadScreenProps) {
  const { state, cancel, again } = useUploadFile(fileId);
  return <Body state={state} onCancel={cancel} onAgain={again} Analysis={Analysis} />;
}

/** A file that was brought to be improved or analysed: what it holds, what is asked of it, and what becomes of it. */
export function UploadScreen({ fileId, Analysis }: UploadScreenProps) {
  useTitle(texts.title);
  const { state: session } = useSession();
  // The files of a visitor are a guest's; whoever comes without being either has none open.
  const isOut = session.kind === "out";
  return (
    <>
      <WorkspaceHeader back="/workspace" title={texts.title} />
      <main className="mx-auto w-full max-w-5xl px-4 pt-8 pb-28 md:px-8">
        {isOut ? (
          <Refused title={texts.gone} why={texts.goneText} />
        ) : (
          <StorageGate waiting={<p role="status">{texts.loading}</p>} isHeaded>
            <OpenFile fileId={fileId} Analysis={Analysis} />
          </StorageGate>
        )}
      </main>
    </>
  );
}
