import { expect, it } from "vitest";
import { toldPackets } from "#features/education/student/receive/told-packets.ts";

const NOTHING = "No había nada nuevo: ya lo tenías.";

/** [joined, tasks, returns, new, tasks are told, grades are told, what is told] */
const TABLE: readonly (readonly [
  readonly string[],
  number,
  number,
  boolean,
  boolean,
  boolean,
  string | null,
])[] = [
  [[], 1, 0, false, true, true, "1 tarea recibida"],
  [[], 2, 3, false, true, true, "2 tareas recibidas. 3 notas recibidas"],
  [[], 2, 3, false, false, true, "3 notas recibidas"],
  [[], 2, 3, false, true, false, "2 tareas recibidas"],
  [[], 2, 3, false, false, false, null],
  [[], 0, 0, false, true, true, NOTHING],
  [[], 0, 0, false, false, false, NOTHING],
  [["Costos"], 0, 0, true, false, false, "Entraste a Costos"],
  [["Costos"], 1, 0, true, true, false, "Entraste a Costos. 1 tarea recibida"],
  [["Costos"], 1, 0, false, false, false, "Tarjeta al día: Costos"],
];

it.each(TABLE)(
  "spec §2 the student's two notices: %j, %i tasks, %i grades, new %j, told %j %j: %j",
  (...row) => {
    const [joined, tasks, returns, isNew, newTasks, newGrades, title] = row;
    const told = toldPackets({ joined, tasks, returns, elsewhere: [] }, isNew, { newTasks, newGrades });
    expect(told?.title ?? null).toBe(title);
    if (told !== null) expect(told.tone).toBe(title === NOTHING ? "info" : "success");
  },
);

it("ED-159 says of which class an activity is that came for a second one, whatever else came", () => {
  const elsewhere = [{ title: "Taller", kept: "Costos I", other: "Costos II" }];
  const text =
    "«Taller» ya está aquí para Costos I: se hace y cuenta allí. Este equipo no la lleva también para Costos II; habla con tu docente.";
  const all = { newTasks: true, newGrades: true };
  const none = { joined: [], tasks: 0, returns: 0, elsewhere };
  expect(toldPackets(none, false, all)).toEqual({ tone: "warning", title: "Ya estaba en otra clase", text });
  expect(toldPackets({ ...none, tasks: 2 }, false, all)).toEqual({
    tone: "warning",
    title: "2 tareas recibidas",
    text,
  });
});
