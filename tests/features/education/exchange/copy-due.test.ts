import { expect, it } from "vitest";
import { copyDue } from "#features/education/teacher/copies/copy-due.ts";
import { classroomId } from "#tests/support/classroom/classrooms.ts";

const DAY = 86_400_000;
const NOW = 1_795_000_000_000;
const due = (backedUpAt: number | null | undefined, changedAt: number | null, lastAt: number | null = null) =>
  copyDue(
    {
      lastAt,
      putOff: [classroomId(1)],
      keys: new Map(backedUpAt === undefined ? [] : [[classroomId(1), backedUpAt]]),
    },
    classroomId(1),
    changedAt,
    NOW,
  );

it.each([
  ["nothing was shared", undefined, NOW, null],
  ["its keys are in no copy", null, NOW, { kind: "no-copy" }],
  ["a copy of today", NOW, NOW, null],
  ["six days old", NOW - 6 * DAY, NOW, null],
  ["seven days old, with changes since", NOW - 7 * DAY, NOW, { kind: "old", days: 7 }],
  ["old, with nothing done since", NOW - 30 * DAY, NOW - 31 * DAY, null],
  ["of tomorrow, by a clock that was set back", NOW + DAY, NOW + 2 * DAY, null],
] as const)("ED-122 reminds where works arrive: %s", (_what, backedUpAt, changedAt, expected) => {
  expect(due(backedUpAt, changedAt)).toEqual(expected);
});

it("ED-122 counts from the last copy of the desk", () => {
  expect(due(NOW - 30 * DAY, NOW, NOW - DAY)).toBeNull();
});
