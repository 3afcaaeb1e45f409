import FolderCheck from "lucide-react/icons/folder-check";
import FolderPlus from "lucide-react/icons/folder-plus";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { formatMoment } from "#domain/kernel/format.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { canPickFolder } from "#storage/folder/folder-handle.ts";
import type { FolderState } from "#storage/folder/folder-record.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useStalled } from "#ui/kit/feedback/use-stalled.ts";
import { backupTexts } from "../texts.ts";
import { daysUntil } from "./backup-notice.ts";
import { FOLDER_TROUBLES_TEXT, folderTexts as texts } from "./folder-texts.ts";
import type { Folder } from "./use-folder.ts";

function Trouble({ folder, state }: { readonly folder: Folder; readonly state: FolderState }) {
  if (state.trouble === null) return null;
  return (
    <Banner tone="warn" icon={<TriangleAlert size={18} aria-hidden="true" />}>
      <p className="font-semibold">{texts.troubleTitle}</p>
      <p>{FOLDER_TROUBLES_TEXT[state.trouble]}</p>
      {state.trouble === "permission" ? (
        <div className="mt-2">
          <Button size="sm" variant="primary" onClick={() => void folder.allow()}>
            {texts.allow}
          </Button>
        </div>
      ) : null}
    </Banner>
  );
}

const NONE = [FolderCheck, "text-muted"] as const;
const SOUND = [FolderCheck, "text-success"] as const;
const DAMAGED = [TriangleAlert, "text-warning"] as const;

function ageText(at: number | null, trouble: FolderState["trouble"], problems: number): string {
  if (at === null) return trouble === null ? texts.waits : texts.never;
  return problems === 0 ? texts.checked(formatMoment(at)) : texts.damaged(formatMoment(at), problems);
}

/** How old the copy in the folder is: said only of one that was read back, and sound only of one that agrees. */
function Age({ state }: { readonly state: FolderState }) {
  // A page open over midnight must not call the copy of yesterday one of today.
  const today = useToday(useStorage().clock);
  const { at, name, trouble, problems = 0 } = state;
  const [Icon, tone] = at !== null && problems > 0 ? DAMAGED : at === null ? NONE : SOUND;
  return (
    <p className="flex gap-2">
      <Icon size={18} className={`mt-0.5 shrink-0 ${tone}`} aria-hidden="true" />
      <span>
        <span className="font-semibold">
          {texts.into(name)}
          {at === null ? "" : ` · ${backupTexts.lastCopy(daysUntil(at, today))}`}
        </span>
        <span className="block text-caption text-muted">{ageText(at, trouble, problems)}</span>
      </span>
    </p>
  );
}

function Chosen({ folder, state }: { readonly folder: Folder; readonly state: FolderState }) {
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-3">
        <Age state={state} />
        <Trouble folder={folder} state={state} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={folder.busy} onClick={() => void folder.copy()}>
          {folder.busy ? texts.copying : texts.now}
        </Button>
        <Button size="sm" variant="ghost" disabled={folder.busy} onClick={() => void folder.choose()}>
          {texts.change}
        </Button>
        <Button size="sm" variant="ghost" disabled={folder.busy} onClick={() => void folder.stop()}>
          {texts.stop}
        </Button>
      </div>
    </div>
  );
}

/** A folder on a network, or in a cloud, may take minutes: after ten seconds that is said (ST-16). */
function Slow({ busy }: { readonly busy: boolean }) {
  const isStalled = useStalled(busy ? 1 : 0, busy);
  return (
    <p role="status" className="mt-2 text-caption text-muted empty:hidden">
      {busy && isStalled ? texts.slow : null}
    </p>
  );
}

/** Automatic copies in a folder of the person's, where the browser allows it. */
export function FolderPanel({ folder }: { readonly folder: Folder }) {
  if (!canPickFolder())
    return (
      <div className="mt-6">
        <h3 className="font-semibold">{texts.title}</h3>
        <p className="text-caption text-muted">{texts.absent}</p>
      </div>
    );
  if (folder.record === undefined) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="mb-3 text-caption text-muted">{texts.lead}</p>
      {folder.record === null ? (
        <Button
          loading={folder.busy}
          icon={<FolderPlus size={18} aria-hidden="true" />}
          onClick={() => void folder.choose()}
        >
          {folder.busy ? texts.copying : texts.choose}
        </Button>
      ) : (
        <Chosen folder={folder} state={folder.record} />
      )}
      <Slow busy={folder.busy} />
    </div>
  );
}
