import { useNavigate } from "@tanstack/react-router";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useSession } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useStore } from "#ui/kit/use-store.ts";
import { type BroughtFiles, sameFile } from "./bring-files.ts";
import { OPEN_TARGETS } from "./doors.ts";
import { type FileGroup, queuedGroups } from "./given-files.ts";
import { goToPlan } from "./go-to-plan.ts";
import { groupsOf, type ToldFile, tellAll } from "./tell-files.ts";
import { doorTexts as texts } from "./texts.ts";

/** A file that is told at once needs no dialog in between. */
const QUIET_MS = 400;

/** What the files are, once all were looked at. */
function useTold({ files }: BroughtFiles): readonly ToldFile[] | null {
  const [told, setTold] = useState<{
    readonly files: typeof files;
    readonly all: readonly ToldFile[];
  } | null>(null);
  useEffect(() => {
    const mine = new AbortController();
    void tellAll(files, mine.signal).then((all) => {
      if (!mine.signal.aborted) setTold({ files, all });
    });
    return () => mine.abort();
  }, [files]);
  return told?.files === files ? told.all : null;
}

function useLate(ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
}

interface GroupRowProps {
  readonly group: FileGroup;
  readonly mayOpen: boolean;
  readonly onOpen: () => void;
  readonly onLeave: () => void;
}

function GroupRow({ group, mayOpen, onOpen, onLeave }: GroupRowProps) {
  return (
    <li className="flex items-center gap-3 border-raya border-b py-2">
      <FileSpreadsheet size={22} aria-hidden="true" className="shrink-0 text-success" />
      <p className="min-w-0 flex-1">
        <bdi className="block wrap-anywhere font-semibold">{group.name}</bdi>
        <span className="text-muted text-sm">
          {texts.kinds[group.kind]}
          {mayOpen ? "" : `. ${texts.needsAccount}`}
        </span>
      </p>
      {mayOpen ? (
        <Button size="sm" variant="outline" aria-label={texts.openOf(group.name)} onClick={onOpen}>
          {texts.open}
        </Button>
      ) : null}
      <IconButton
        size="sm"
        label={texts.leave(group.name)}
        icon={<X size={18} aria-hidden="true" />}
        onClick={onLeave}
      />
    </li>
  );
}

/** The groups to choose from: those that wait, and then those that were brought now. */
function useGroups(told: readonly ToldFile[] | null) {
  const queued = useStore(queuedGroups);
  const [left, setLeft] = useState<readonly FileGroup[]>([]);
  const found = useMemo(() => (told === null ? [] : groupsOf(told)), [told]);
  const fresh = found.filter((group) => !left.includes(group));
  const isAgain = ({ files }: FileGroup) =>
    fresh.some((group) => group.files.some((file) => files.some((each) => sameFile(each, file))));
  const groups = [...queued.filter((group) => !isAgain(group)), ...fresh];
  return {
    groups,
    fresh,
    leave: (group: FileGroup) => {
      queuedGroups.set(queued.filter((each) => each !== group));
      setLeft([...left, group]);
    },
  };
}

interface DoorDialogProps {
  readonly brought: BroughtFiles;
  readonly pathname: string;
  readonly onClose: () => void;
}

/**
 * Tells what was brought and opens its plan: one kind at once, of several the one that is chosen, while the others wait
 * for their turn. What is refused is named with its reason; nothing is written here (IM-27).
 */
export function DoorDialog({ brought, pathname, onClose }: DoorDialogProps) {
  const navigate = useNavigate();
  const { state: session, sample } = useSession();
  const isIn = sample || session.kind === "in";
  const told = useTold(brought);
  const isLate = useLate(QUIET_MS);
  const [problem, setProblem] = useState<string | null>(null);
  const { groups, fresh, leave } = useGroups(told);
  const { notCome = [] } = brought;
  const isQueue = brought.files.length + brought.folders.length + notCome.length === 0;
  const refused = [
    ...brought.folders.map(texts.folder),
    ...notCome,
    ...(told ?? []).flatMap((each) => (each.refused === null ? [] : [each.refused])),
    ...(problem === null ? [] : [problem]),
  ];
  const mayOpen = ({ target }: FileGroup) => isIn || OPEN_TARGETS.has(target);
  const open = async (group: FileGroup) => {
    queuedGroups.set(groups.filter((each) => each !== group && mayOpen(each)));
    const why = await goToPlan(group, { pathname, session, isIn, go: (href) => navigate({ href }) });
    if (why === null) return onClose();
    if (!fresh.includes(group)) queuedGroups.set([group, ...queuedGroups.getSnapshot()]);
    setProblem(texts.notKept(why));
  };
  const [next] = useState(() => (brought.opensNext ? queuedGroups.getSnapshot()[0] : undefined));
  const only = next ?? (fresh.length === 1 ? fresh[0] : undefined);
  const direct = only && refused.length === 0 && mayOpen(only) ? only : null;
  const openIt = useEffectEvent(open);
  useEffect(() => {
    if (direct !== null) void openIt(direct);
  }, [direct]);
  const isOver = told !== null && groups.length + refused.length === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (isOver || (told === null ? !isLate : direct !== null)) return null;
  const title = isQueue ? texts.queueTitle : groups.length === 0 ? texts.onlyTitle : texts.title;
  const leaveAll = () => {
    queuedGroups.set([]);
    onClose();
  };
  return (
    <Dialog
      open
      title={told === null ? texts.reading : title}
      onClose={onClose}
      footer={
        <>
          {isQueue && groups.length > 1 ? (
            <Button variant="ghost" onClick={leaveAll}>
              {texts.leaveAll}
            </Button>
          ) : null}
          <Button variant="ghost" onClick={onClose}>
            {told === null ? texts.cancel : texts.close}
          </Button>
        </>
      }
    >
      {told === null ? <p role="status">{texts.dropText}</p> : null}
      {told !== null && groups.length > 1 ? <p>{isQueue ? texts.queueLead : texts.lead}</p> : null}
      {groups.length === 0 ? null : (
        <ul className="mt-2">
          {groups.map((group) => (
            <GroupRow
              key={group.name}
              group={group}
              mayOpen={mayOpen(group)}
              onOpen={() => void open(group)}
              onLeave={() => leave(group)}
            />
          ))}
        </ul>
      )}
      {refused.map((text) => (
        <p key={text} role="alert" className="mt-3 wrap-anywhere text-error">
          {text}
        </p>
      ))}
    </Dialog>
  );
}
