import CircleAlert from "lucide-react/icons/circle-alert";
import FileDown from "lucide-react/icons/file-down";
import FileUp from "lucide-react/icons/file-up";
import History from "lucide-react/icons/history";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { User } from "#domain/access/user.ts";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { UnlockDialog } from "#flows/sealed-copy/unlock-dialog.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { type CopyInfo, isSnapshot } from "#storage/copies/copy-info.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { accountFiles } from "#storage/queries/attachments/attachments-of.ts";
import { changesSince, holdings, type Since } from "#storage/queries/books/changes-since.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { backupTexts, restoreTexts } from "../texts.ts";
import { AsideList } from "./aside-list.tsx";
import { type BackupNotice, noticeNever, noticeSince } from "./backup-notice.ts";
import { CopyList } from "./copy-list.tsx";
import { FolderPanel } from "./folder-panel.tsx";
import { LockFields } from "./lock-fields.tsx";
import { remindsOfCopies, setRemindsOfCopies } from "./reminder-memory.ts";
import { RestoreDialog } from "./restore-dialog.tsx";
import { useCopies } from "./use-copies.ts";
import { type Download, type Trial, useDownload } from "./use-download.ts";
import { useFolder } from "./use-folder.ts";
import { type Lock, useLock } from "./use-lock.ts";
import { type Restore, useRestore } from "./use-restore.ts";

/** How old the last downloaded copy is, and what came since. */
function useNotice(last: Since | null): Loadable<BackupNotice> {
  const storage = useStorage();
  return useQueryKeepingLast(async () => {
    const now = storage.clock.now();
    return last === null
      ? noticeNever(await holdings(storage), now)
      : noticeSince(last.at, await changesSince(storage, last), now);
  }, [storage, last?.at ?? null, last?.sequence ?? null]);
}

function Notice({ notice }: { readonly notice: Loadable<BackupNotice> }) {
  if (notice.state === "loading") return null;
  if (notice.state === "failed") return <Banner tone="warn">{backupTexts.unreadable}</Banner>;
  const { tone, title, text } = notice.value;
  return (
    <Banner tone={tone} role="note" icon={<History size={20} aria-hidden="true" />}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Banner>
  );
}

/** Whether the copy opened when it was tried. */
function TrialLine({ trial }: { readonly trial: Trial }) {
  const [tone, text] = trialText(trial);
  return <p className={tone}>{text}</p>;
}

function trialText(trial: Trial): readonly [tone: string, text: string] {
  switch (trial.kind) {
    case "running":
      return ["text-muted", backupTexts.trying];
    case "sound":
      return ["font-semibold text-success", backupTexts.tried(trial.books, trial.entries)];
    case "damaged":
      return ["font-semibold text-warning", backupTexts.triedDamaged(trial.problems)];
    case "failed":
      return ["font-semibold text-error", backupTexts.triedFailed];
    case "untried":
      return ["text-muted", backupTexts.untried];
  }
}

/** Asks for the file that was handed to the browser; nothing else can tell whether it arrived. */
function Arrival({ download }: { readonly download: Download }) {
  const { unconfirmed } = download;
  if (unconfirmed === null) return null;
  return (
    <Banner tone="info" icon={<FileDown size={20} aria-hidden="true" />}>
      <p className="font-semibold">{backupTexts.arrivedQuestion}</p>
      <p>{backupTexts.arrivedText(unconfirmed)}</p>
      <TrialLine trial={download.trial} />
      <div className="mt-2 flex flex-wrap gap-2">
        {/* A copy that does not open is none: nothing is to be remembered of it, so the trial is waited for. */}
        {download.trial.kind === "failed" || download.trial.kind === "running" ? null : (
          <Button size="sm" variant="primary" onClick={download.confirm}>
            {backupTexts.arrived}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={download.again}>
          {backupTexts.again}
        </Button>
      </div>
    </Banner>
  );
}

interface ActionsProps {
  readonly download: Download;
  readonly lock: Lock;
  readonly restore: Restore;
  readonly withoutFiles: boolean;
}

function Actions({ download, lock, restore, withoutFiles }: ActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  useGivenFiles("backup", restore.step.kind === "idle", (file) => void restore.flow.read(file));
  const start = async () => {
    const passphrase = lock.check();
    if (passphrase !== undefined && (await download.start(passphrase, withoutFiles))) lock.clear();
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button
        variant="primary"
        loading={download.busy}
        icon={<FileDown size={18} aria-hidden="true" />}
        onClick={() => void start()}
      >
        {download.busy ? backupTexts.downloading : backupTexts.download}
      </Button>
      <Button
        disabled={restore.step.kind !== "idle"}
        icon={<FileUp size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {restoreTexts.restore}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".cuadra,.json,.gz"
        aria-label={restoreTexts.pick}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = "";
          if (file) void restore.flow.read(file);
        }}
      />
    </div>
  );
}

function Questions({ restore, user }: { readonly restore: Restore; readonly user: User }) {
  const { step } = restore;
  if (step.kind === "locked")
    return (
      <UnlockDialog
        wrong={step.wrong}
        failed={step.failed}
        busy={step.busy}
        onOpen={(passphrase) => void restore.flow.unlock(passphrase)}
        onCancel={() => void restore.flow.cancel()}
      />
    );
  if (step.kind !== "asking") return null;
  return (
    <RestoreDialog
      backup={step.backup}
      start={step.way}
      failed={step.failed}
      user={user}
      onConfirm={(way) => void restore.flow.confirm(way)}
      onCancel={() => void restore.flow.cancel()}
    />
  );
}

/** How far it is, with the way out: whatever is cancelled leaves the books as they were. */
function Running({ restore }: { readonly restore: Restore }) {
  const { flow, step } = restore;
  if (step.kind !== "reading" && step.kind !== "restoring") return null;
  return (
    <Progress
      label={restoreTexts.progress[step.kind]}
      share={step.share}
      onCancel={() => void flow.cancel()}
    />
  );
}

interface FilesSwitchProps {
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** Leaves the attached files out of the next copy, and says before what that means (AD-10). */
function FilesSwitch({ on, onTurn }: FilesSwitchProps) {
  const storage = useStorage();
  const found = useQueryKeepingLast(() => accountFiles(storage), [storage]);
  if (found.state !== "ready" || found.value.count === 0) return null;
  const { count, size } = found.value;
  return (
    <div className="grid gap-1">
      <Checkbox look="toggle" label={backupTexts.withoutFiles(count, size)} checked={on} onChange={onTurn} />
      {on ? (
        <Banner tone="warn" role="note">
          {backupTexts.withoutFilesText}
        </Banner>
      ) : null}
    </div>
  );
}

function RemindSwitch({ accountId }: { readonly accountId: string }) {
  const [on, setOn] = useState(() => remindsOfCopies(accountId));
  const turn = (wanted: boolean) => {
    setRemindsOfCopies(accountId, wanted);
    setOn(wanted);
  };
  return <Checkbox look="toggle" label={backupTexts.remind} checked={on} onChange={turn} />;
}

interface BackupPanelProps {
  readonly user: User;
  /** Called after an attempt, successful or not: the data may have changed. */
  readonly onRestored: () => void;
  /** Called once the panel has all its parts, and with them its height. */
  readonly onLaid: () => void;
}

/** Copies: age of the last one, making one, restoring one, and the automatic ones. */
export function BackupPanel({ user, onRestored, onLaid }: BackupPanelProps) {
  const download = useDownload(user);
  const lock = useLock();
  const copies = useCopies(user.id);
  const restore = useRestore(user, () => {
    copies.reload();
    onRestored();
  });
  const { step } = restore;
  const back = (copy: CopyInfo) =>
    isSnapshot(copy) ? restore.flow.goBack(copy) : restore.flow.readCopy(copy);
  const notice = useNotice(download.last);
  const folder = useFolder(user.id);
  const [withoutFiles, setWithoutFiles] = useState(false);
  const isLaid = notice.state !== "loading" && copies.all !== null && folder.record !== undefined;
  const laid = useEffectEvent(onLaid);
  useEffect(() => {
    if (isLaid) laid();
  }, [isLaid]);
  const head = (
    <h2 id="copias-titulo" className="section-head mb-4">
      {backupTexts.title}
    </h2>
  );
  if (!isLaid)
    return (
      <section id="copias" aria-labelledby="copias-titulo">
        {head}
        <SkeletonRows label={backupTexts.title} rows={4} />
      </section>
    );
  return (
    <section id="copias" aria-labelledby="copias-titulo">
      {head}
      <div className="grid gap-3">
        <Notice notice={notice} />
        <Actions download={download} lock={lock} restore={restore} withoutFiles={withoutFiles} />
        <Running restore={restore} />
        <Arrival download={download} />
        {restore.problem === null ? null : (
          <Banner tone="error" icon={<CircleAlert size={18} aria-hidden="true" />}>
            <p className="font-semibold">{restoreTexts.refusedTitle}</p>
            <p>{restore.problem}</p>
          </Banner>
        )}
        <RemindSwitch accountId={user.id} />
        <FilesSwitch on={withoutFiles} onTurn={setWithoutFiles} />
        <LockFields lock={lock} />
        <p className="text-caption text-muted">{backupTexts.hint}</p>
      </div>
      <FolderPanel folder={folder} />
      <CopyList copies={copies} busy={step.kind !== "idle"} onBack={back} />
      <AsideList accountId={user.id} />
      <Questions restore={restore} user={user} />
    </section>
  );
}
