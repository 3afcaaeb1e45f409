import type { Day } from "../kernel/day.ts";

const MOMENTS = ["course", "settling", "closing"] as const;
/** When within a day a task runs: during the day, at the settling of the month, or at the closing of the year. */
type Moment = (typeof MOMENTS)[number];

interface Task {
  readonly moment: Moment;
  readonly run: (today: Day) => void;
}

/** The shop's planned events by day. A task may plan others, for the same day or later. */
export interface Agenda {
  plan(date: Day, run: (today: Day) => void, moment?: Moment): void;
  /** Runs every planned day up to `end`; later tasks do not run. */
  liveUntil(end: Day): void;
}

function firstOf(dates: Iterable<Day>): Day | undefined {
  let first: Day | undefined;
  for (const date of dates) if (first === undefined || date < first) first = date;
  return first;
}

export function openAgenda(): Agenda {
  const days = new Map<Day, Task[]>();

  const live = (today: Day) => {
    const tasks = days.get(today) ?? [];
    for (const moment of MOMENTS) {
      let index = tasks.findIndex((task) => task.moment === moment);
      while (index >= 0) {
        const [task] = tasks.splice(index, 1);
        task?.run(today);
        index = tasks.findIndex((each) => each.moment === moment);
      }
    }
    days.delete(today);
  };

  return {
    plan(date, run, moment = "course") {
      const tasks = days.get(date);
      if (tasks) tasks.push({ moment, run });
      else days.set(date, [{ moment, run }]);
    },
    liveUntil(end) {
      for (;;) {
        const today = firstOf(days.keys());
        if (today === undefined || today > end) return;
        live(today);
      }
    },
  };
}
