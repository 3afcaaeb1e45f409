import { useCallback, useEffect, useMemo, useState } from "react";
import { deskCopiesOf } from "#storage/classroom/copies/desk-copy-notes.ts";
import { type Desk, openDesk, removeDesk } from "#storage/classroom/desk/desk.ts";
import { recentCommands, teacherSettingsOf } from "#storage/classroom/desk/desk-queries.ts";
import { endErrand } from "#storage/classroom/desk/errands.ts";
import { keptContents } from "#storage/classroom/desk/kept-contents.ts";
import { isNewDesk, loadSampleDesk } from "#storage/classroom/desk/sample.ts";
import { classifyError, type StorageTrouble } from "#storage/engine/storage-error.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { useClassHealth } from "../../shell/use-class-health.ts";
import { deskActions, tellErrand } from "./desk-actions.ts";
import type { TeacherDesk } from "./teacher-desk.ts";

/** The desk stays open while the page lives: every section reads it, and each opening takes a look at the store. */
let opened: Promise<Desk> | null = null;

/** Gives up everything of the teacher on this device; false while another tab holds it. */
export async function removeOpenDesk(): Promise<boolean> {
  const desk = await opened;
  desk?.close();
  opened = null;
  return removeDesk();
}

/** The desk of this device; its first visit finds the sample classrooms on it. */
async function openPreparedDesk(): Promise<Desk> {
  const desk = await openDesk();
  if (await isNewDesk(desk)) await loadSampleDesk(desk, { id: desk.newId("command") });
  const ended = await endErrand(desk);
  if (ended !== null) tellErrand(desk, ended);
  return desk;
}

type Opening = { readonly desk: Desk } | { readonly trouble: StorageTrouble } | "opening";

/** Lets go of the desk, so that it is opened anew: an old connection may answer no more. */
async function letGo(): Promise<void> {
  const desk = await opened?.catch(() => null);
  desk?.close();
  opened = null;
}

function useOpenDesk() {
  const [opening, setOpening] = useState<Opening>("opening");
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    let isHere = true;
    opened ??= openPreparedDesk();
    opened.then(
      (desk) => isHere && setOpening({ desk }),
      (error: unknown) => {
        opened = null;
        if (isHere) setOpening({ trouble: classifyError(error) });
      },
    );
    return () => {
      isHere = false;
    };
  }, [turn]);
  const retry = useCallback(() => {
    setOpening("opening");
    void letGo().then(() => setTurn((last) => last + 1));
  }, []);
  return { opening, turn, retry };
}

async function readDesk(desk: Desk) {
  const [contents, settings, recent, copies] = await Promise.all([
    keptContents(desk),
    teacherSettingsOf(desk),
    recentCommands(desk),
    deskCopiesOf(desk),
  ]);
  return { ...contents, settings, recent, copies };
}

export type DeskView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly trouble: StorageTrouble; readonly retry: () => void }
  | { readonly kind: "open"; readonly desk: TeacherDesk };

/** The teacher's desk of this device: read live, so that every tab shows what the last one wrote. */
export function useTeacherDesk(): DeskView {
  const { opening, turn, retry } = useOpenDesk();
  const today = useToday();
  const desk = typeof opening === "object" && "desk" in opening ? opening.desk : null;
  const health = useClassHealth(desk);
  const read: Loadable<Awaited<ReturnType<typeof readDesk>> | null> = useQuery(
    async () => (desk === null ? null : readDesk(desk)),
    [desk?.name, turn],
  );
  const act = useMemo(() => (desk === null ? null : deskActions(desk)), [desk]);
  const failed = typeof opening === "object" && "trouble" in opening ? opening.trouble : health;
  const trouble = failed ?? (read.state === "failed" ? read.trouble : null);
  if (trouble !== null) return { kind: "failed", trouble, retry };
  if (desk === null || act === null || read.state !== "ready" || read.value === null)
    return { kind: "loading" };
  const { newId, clock } = desk;
  return {
    kind: "open",
    desk: { desk, act, today, newId, now: () => clock.now(), ...read.value },
  };
}
