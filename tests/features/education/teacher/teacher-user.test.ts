import { expect, it } from "vitest";
import { teacherUser } from "#features/education/teacher/desk/teacher-user.ts";

it.each([
  ["Hernán Ospina", "Universidad del Altiplano", "Hernán Ospina", "Profesor/a, Universidad del Altiplano"],
  ["Rosa Díaz", "", "Rosa Díaz", "Profesor/a"],
  ["", "Colegio San Isidro", "Profesor/a", "Colegio San Isidro"],
  ["", "", "Profesor/a", ""],
])("ED-71 the sidebar names %j of %j as %j, %j", (displayName, institution, name, about) => {
  expect(teacherUser({ displayName, institution })).toEqual({ name, about });
});
