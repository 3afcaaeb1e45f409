import { useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { GoTo } from "../../shell/academic-place.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import type { CardActions } from "./activity-card.tsx";
import { copyOf, type NewActivity, newActivity } from "./activity-draft.ts";
import { plannerTexts as texts } from "./texts.ts";

export type PlanDialog =
  | { readonly kind: "generate" }
  | { readonly kind: "book"; readonly book: string | null }
  | { readonly kind: "edit"; readonly activity: Activity; readonly isNew: boolean }
  | { readonly kind: "assign" | "remove"; readonly activity: Activity };

/** What the planner opens with, where its address asks for it. */
export type FirstDialog =
  | NewActivity
  | "generate"
  | { readonly kind: "book"; readonly book: string | null }
  | null;

/** The one dialog that is open over the planner, and what the cards do. */
export function usePlanDialog(desk: TeacherDesk, first: FirstDialog, go: GoTo) {
  const creating = (from: NewActivity): PlanDialog => {
    const activity = newActivity(desk.newId("activity"), desk.now(), from);
    return { kind: "edit", isNew: true, activity };
  };
  const [dialog, setDialog] = useState<PlanDialog | null>(() => {
    if (first === "generate") return { kind: "generate" };
    if (first !== null && "kind" in first) return first;
    return first === null ? null : creating(first);
  });
  const begin = (from: NewActivity) => setDialog(creating(from));
  const generate = () => setDialog({ kind: "generate" });
  const fromBook = () => setDialog({ kind: "book", book: null });
  const on: CardActions = {
    onAssign: (activity) => setDialog({ kind: "assign", activity }),
    onEdit: (activity) => setDialog({ kind: "edit", isNew: false, activity }),
    onCopy: (activity) => {
      const title = texts.card.copy(activity.title);
      setDialog({
        kind: "edit",
        isNew: true,
        activity: copyOf(activity, desk.newId("activity"), desk.now(), title),
      });
    },
    onHandIns: ({ id: actividad }, { id: aula }) =>
      go({ section: "classrooms", aula, vista: "entregas-planeador", actividad }),
    onRemove: (activity) => setDialog({ kind: "remove", activity }),
  };
  return { dialog, begin, generate, fromBook, on, close: () => setDialog(null) };
}
