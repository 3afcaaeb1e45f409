import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Activity } from "#domain/classroom/activity.ts";
import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import { offeredPeriods, periodPlans, plannedActivities, WHOLE_PLAN } from "#domain/classroom/planner.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityWith,
  classroomId,
  classroomWith,
  settingsWith,
} from "#tests/support/classroom/classrooms.ts";

const room = classroomWith();
const other = classroomWith({ id: classroomId(2), group: "05" });
const to = (...rooms: number[]) => rooms.map((each) => ({ classroom: classroomId(each), dueDate: null }));

function assigned(count: number, changes: Partial<Activity> = {}): Activity {
  return activityWith(count, { status: "assigned", assignedTo: to(1), ...changes });
}

describe("the plan of a classroom (ED-70)", () => {
  it("says what each period lacks of its worth, drafts included", () => {
    const plan = [
      assigned(1, { weight: 12.5 }),
      assigned(2, { weight: 17.5 }),
      assigned(3, { period: 3, weight: 15 }),
      activityWith(4, { period: 3, weight: 20, status: "draft", assignedTo: [] }),
    ];
    expect(periodPlans([room], plan, room, WHOLE_PLAN).map(({ sum, missing }) => [sum, missing])).toEqual([
      [30, 0],
      [0, 30],
      [35, 5],
    ]);
  });

  it("counts what the filter hides", () => {
    const plan = [assigned(1, { title: "Taller PUC" }), assigned(2, { title: "Parcial" })];
    const [first] = periodPlans([room], plan, room, { ...WHOLE_PLAN, words: "púc" });
    expect(first?.shown.map(({ title }) => title)).toEqual(["Taller PUC"]);
    expect(first?.sum).toBe(20);
  });

  it("says too much as well as too little", () => {
    const [first] = periodPlans([room], [assigned(1, { weight: 40.1 })], room, WHOLE_PLAN);
    expect(first?.missing).toBe(-10.1);
  });

  it("leaves the activities of other classrooms out, and keeps drafts for all", () => {
    const plan = [
      assigned(1, { assignedTo: to(2) }),
      assigned(2, { assignedTo: to(1, 2) }),
      activityWith(3, { status: "draft", assignedTo: [] }),
    ];
    expect(plannedActivities(plan, room, WHOLE_PLAN).map(({ title }) => title)).toEqual([
      "Actividad 2",
      "Actividad 3",
    ]);
    expect(plannedActivities(plan, null, WHOLE_PLAN)).toHaveLength(3);
  });

  it("tells no worth where classrooms share none", () => {
    const halves = settingsWith({
      periodsCount: 2,
      periodDistribution: { period1: 50, period2: 50, period3: 0, period4: 0 },
    });
    const plans = periodPlans([room, { ...other, settings: halves }], [assigned(1)], null, WHOLE_PLAN);
    expect(plans.map(({ worth, missing }) => [worth, missing])).toEqual([[null, null]]);
    const shared = periodPlans([room, other], [assigned(1)], null, WHOLE_PLAN);
    expect(shared.map(({ worth }) => worth)).toEqual([30, 30, 40]);
  });

  it("keeps a period with activities after the classroom gave it up", () => {
    const settings = settingsWith({ periodsCount: 1, activePeriod: 1 });
    const plans = periodPlans([room], [assigned(1, { period: 3 })], { ...room, settings }, WHOLE_PLAN);
    expect(plans.map(({ period, worth }) => [period, worth])).toEqual([
      [1, 30],
      [3, null],
    ]);
  });

  it("orders by day in that classroom, without a day last", () => {
    const plan = [
      assigned(1),
      assigned(2, { dueDate: day("2026-10-09") }),
      assigned(3, {
        dueDate: day("2026-08-21"),
        assignedTo: [{ classroom: classroomId(1), dueDate: day("2026-11-20") }],
      }),
    ];
    expect(plannedActivities(plan, room, WHOLE_PLAN).map(({ title }) => title)).toEqual([
      "Actividad 2",
      "Actividad 3",
      "Actividad 1",
    ]);
  });

  it("adds up to the hundredth, whatever the order", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 3 }), (hundredths, period) => {
        const plan = hundredths.map((weight, index) =>
          assigned(index + 1, { weight: weight / 100, period: period as PeriodNumber }),
        );
        const found = periodPlans([room], [...plan].reverse(), room, WHOLE_PLAN)[period - 1];
        expect(Math.round((found?.sum ?? -1) * 100)).toBe(hundredths.reduce((sum, each) => sum + each, 0));
        expect(found?.shown).toHaveLength(plan.length);
      }),
    );
  });
});

describe("the periods that an activity may be in (ED-70)", () => {
  const four = classroomWith({ id: classroomId(3), settings: settingsWith({ periodsCount: 4 }) });
  const draft = activityWith(1, { status: "draft", assignedTo: [] });

  it("are those of its classrooms, of a draft those of any open one, and always its own", () => {
    expect(offeredPeriods(draft, [room, other])).toEqual([1, 2, 3]);
    expect(offeredPeriods(draft, [room, four])).toEqual([1, 2, 3, 4]);
    expect(offeredPeriods(draft, [room, { ...four, status: "archived" }])).toEqual([1, 2, 3]);
    expect(offeredPeriods(assigned(1), [room, four])).toEqual([1, 2, 3]);
    expect(offeredPeriods({ ...draft, period: 4 }, [room])).toEqual([1, 2, 3, 4]);
    expect(offeredPeriods(draft, [])).toEqual([1, 2, 3, 4]);
  });
});
