import { useEffect, useRef } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { journalTexts as texts } from "../texts.ts";
import type { Journal } from "../use-journal.ts";

/** By then the sheet shows the entry, if it shows it at all. */
const WAIT_MS = 400;

/** A posted entry goes to its day, which may be out of sight: then it is said, with the way there. */
export function useToldOutOfSight({ closing, frame, onGo, month }: Journal): void {
  const { posted } = closing;
  const latest = useRef(onGo);
  latest.current = onGo;
  useEffect(() => {
    if (posted === null || monthOf(posted.date) !== month.month) return;
    const timer = setTimeout(() => {
      const box = frame.current?.getBoundingClientRect();
      const row = frame.current?.querySelector(`[data-entry-menu="${posted.id}"]`)?.getBoundingClientRect();
      if (!box || (row && row.top >= box.top && row.bottom <= box.bottom)) return;
      const show = () => latest.current({ asiento: posted.number });
      const actions = [{ label: texts.show, onAction: show }];
      toast.success({ title: texts.posted(posted.number), actions });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [posted, frame, month.month]);
}
