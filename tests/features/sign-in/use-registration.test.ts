import { expect, test } from "vitest";
import { fieldError, missingPart, type RegistrationFields } from "#features/sign-in/use-registration.ts";

const WHOLE: RegistrationFields = {
  name: "Mariana Restrepo Gil",
  email: "mariana@lasabana.co",
  password: "partida doble",
  confirm: "partida doble",
  accepted: true,
};

test.each<[Partial<RegistrationFields>, string | null]>([
  [{}, null],
  [{ name: "  " }, "Falta tu nombre completo."],
  [{ email: "mariana" }, "Falta un correo completo."],
  [{ password: "" }, "Falta la contraseña."],
  [{ confirm: "" }, "Falta repetir la contraseña."],
  [{ confirm: "partida" }, "Falta que las dos contraseñas sean iguales."],
  [{ accepted: false }, "Falta aceptar los términos."],
])("with %o the button says %s", (change, wanted) => {
  expect(missingPart({ ...WHOLE, ...change })).toBe(wanted);
});

test("spec-decision 2: passwords that differ are said to differ, once both are typed", () => {
  expect(fieldError({ ...WHOLE, confirm: "partida" }, "confirm")).toBe("❌ Las contraseñas no coinciden");
  expect(fieldError({ ...WHOLE, confirm: "" }, "confirm")).toBeNull();
  expect(fieldError(WHOLE, "confirm")).toBeNull();
});
