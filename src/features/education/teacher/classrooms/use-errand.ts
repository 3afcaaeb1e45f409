import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import type { AcademicPlace } from "../../shell/academic-place.ts";

/** What the home of the teacher asks a classroom to do: grade the works of an activity, or open the first that waits. */
export interface Errand {
  readonly kind: "grade" | "open-first";
  readonly activity: Activity;
}

const KINDS: Readonly<Record<string, Errand["kind"]>> = { calificar: "grade", primera: "open-first" };

function errandOf(
  { vista = "", actividad }: AcademicPlace,
  find: (id: ActivityId) => Activity | undefined,
): Errand | null {
  const kind = KINDS[vista];
  const activity = find(actividad as ActivityId);
  return kind === undefined || activity === undefined ? null : { kind, activity };
}

/**
 * The errand that the address brings; it is taken out of the address at once, so that going back or reloading does not
 * do it again. The returned function ends it.
 */
export function useErrand(
  place: AcademicPlace,
  find: (id: ActivityId) => Activity | undefined,
): readonly [errand: Errand | null, end: () => void] {
  const [errand, setErrand] = useState(() => errandOf(place, find));
  const navigate = useNavigate();
  const takeOut = useEffectEvent(() => {
    if (KINDS[place.vista ?? ""] === undefined) return;
    const { actividad: _, vista: __, ...here } = place;
    const search = errand?.kind === "grade" ? { ...here, vista: "trabajos" } : here;
    void navigate({ to: "/educacion/dashboard", search, replace: true });
  });
  useEffect(() => takeOut(), []);
  return [errand, () => setErrand(null)];
}
