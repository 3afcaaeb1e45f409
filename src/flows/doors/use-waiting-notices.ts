import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useUser } from "#session/who/use-session.ts";
import { type ToastAction, toast } from "#ui/kit/feedback/toast.ts";
import { onTopModal, topModal } from "#ui/kit/overlays/modal-stack.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { broughtFiles, showQueue } from "./bring-files.ts";
import { PLACES } from "./doors.ts";
import { type FileGroup, givenFiles, queuedGroups } from "./given-files.ts";
import { doorTexts as texts } from "./texts.ts";

/** A screen opens its plan in this time; nothing is said before. */
const QUIET_MS = 1_500;

const UNTAKEN = "door-untaken";
const NEXT = "door-next";

/** Where a group that no screen took is planned; null for the present address. */
function placeOfUntaken({ target }: FileGroup, pathname: string): string | null {
  const place = target === "statement" ? null : PLACES[target];
  return place === null || pathname === place || pathname.startsWith(`${place}/`) ? null : place;
}

/** Files of one person are never offered to the next one. */
function useForgetOnLeaving(): void {
  const id = useUser()?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    return () => {
      givenFiles.set(null);
      queuedGroups.set([]);
      broughtFiles.set(null);
    };
  }, [id]);
}

/**
 * Says which files wait and what for, while nothing else is open: one that its screen could not take yet, and the next
 * of those that were brought together. Nothing waits unseen, and everything that waits can be left (IM-27).
 */
export function useWaitingNotices(pathname: string): void {
  const navigate = useNavigate();
  const untaken = useStore(givenFiles);
  const [next, ...later] = useStore(queuedGroups);
  const brought = useStore(broughtFiles);
  const modal = useSyncExternalStore(onTopModal, topModal, topModal);
  useForgetOnLeaving();
  const isQuiet = modal === null && brought === null;
  const tellUntaken = useEffectEvent((group: FileGroup, here: string) => {
    const href = placeOfUntaken(group, here);
    const isRun = group.target === "novelties";
    const lead: readonly ToastAction[] =
      href === null ? [] : [{ label: texts.go, href, onAction: () => void navigate({ href }) }];
    const leave = () => {
      if (givenFiles.getSnapshot() === group) givenFiles.set(null);
    };
    toast.info({
      id: UNTAKEN,
      title: isRun ? texts.waitingRun(group.name) : texts.waiting(group.name),
      text: isRun ? texts.waitingRunText : texts.waitingText,
      durationMs: 0,
      actions: [...lead, { label: texts.leaveOne, onAction: leave }],
    });
  });
  const tellNext = useEffectEvent((group: FileGroup) => {
    const others = later.map(({ name }) => name);
    const open = { label: texts.openNext, onAction: () => showQueue(true) };
    const see = { label: texts.seeQueue, onAction: () => showQueue(false) };
    toast.info({
      id: NEXT,
      title: texts.next(group.name),
      text: texts.nextText(texts.kinds[group.kind], others),
      durationMs: 0,
      actions: [open, see],
    });
  });
  useEffect(() => {
    if (untaken === null || !isQuiet) return;
    const timer = setTimeout(() => tellUntaken(untaken, pathname), QUIET_MS);
    return () => {
      clearTimeout(timer);
      toast.dismiss(UNTAKEN);
    };
  }, [untaken, isQuiet, pathname]);
  const offered = isQuiet && untaken === null ? next : undefined;
  useEffect(() => {
    if (offered === undefined) return;
    const timer = setTimeout(() => tellNext(offered), QUIET_MS);
    return () => {
      clearTimeout(timer);
      toast.dismiss(NEXT);
    };
  }, [offered]);
}
