import { useEffect, useEffectEvent, useRef } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useStore } from "#ui/kit/use-store.ts";
import type { Journal } from "../journal.ts";
import { journalTexts as texts } from "../texts.ts";

/** Delay (ms) after which the sheet shows the entry, if it does at all. */
const WAIT_MS = 400;

/** A posted entry moves to its day, which may be out of view: then a notice links to it. */
export function useOutOfSightNotice({ place, writing }: Journal): void {
  const { frame } = writing;
  const { month } = place.month;
  const posted = useStore(writing.closing.posted);
  /** A sheet that is drawn anew, as in a window of another width, finds an entry that was told already. */
  const told = useRef(posted);
  const show = useEffectEvent((number: number) => place.onGo({ asiento: number }));
  useEffect(() => {
    if (posted === null || posted === told.current || monthOf(posted.date) !== month) return;
    const timer = setTimeout(() => {
      told.current = posted;
      const box = frame.current?.getBoundingClientRect();
      const row = frame.current?.querySelector(`[data-entry-menu="${posted.id}"]`)?.getBoundingClientRect();
      if (!box || (row && row.top >= box.top && row.bottom <= box.bottom)) return;
      const actions = [{ label: texts.show, onAction: () => show(posted.number) }];
      toast.success({ title: texts.posted(posted.number), actions });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [posted, frame, month]);
}
