import { expect, it } from "vitest";
import { calledName } from "#domain/kernel/called-name.ts";

/** [as the list has it, as a greeting says it] */
it.each([
  ["Acosta Rivera, Juan Pablo", "Juan"],
  ["ACOSTA RIVERA, JUAN PABLO", "Juan"],
  ["Zea,Ana", "Ana"],
  ["ACOSTA RIVERA JUAN PABLO", "Acosta Rivera Juan Pablo"],
  ["DE LA CRUZ PEÑA MARÍA DEL MAR", "De la Cruz Peña María del Mar"],
  ["ACOSTA  JUAN", "Acosta Juan"],
  ["Acosta Rivera Juan Pablo", "Acosta Rivera Juan Pablo"],
  ["Andrés Forero", "Andrés"],
  ["NATALIA", "Natalia"],
  ["Ñusta", "Ñusta"],
  ["Acosta Rivera Juan,", "Acosta Rivera Juan"],
])("ED-155 nobody is greeted by a surname: «%s» is «%s»", (name, called) => {
  expect(calledName(name)).toBe(called);
});
