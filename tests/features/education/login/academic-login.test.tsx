import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import { AcademicLogin } from "#features/education/login/academic-login.tsx";
import { academicLoginTexts as texts } from "#features/education/login/texts.ts";
import type { AcademicRole } from "#features/education/shell/academic-place.ts";
import { renderAt, renderInRouter } from "#tests/support/in-router.tsx";

beforeEach(() => localStorage.clear());

const show = (role: AcademicRole) => renderInRouter(<AcademicLogin role={role} />);
const email = () => screen.getByLabelText<HTMLInputElement>(texts.email);
const password = () => screen.getByLabelText<HTMLInputElement>(texts.password);
const remember = () => screen.getByRole<HTMLInputElement>("checkbox", { name: texts.remember });
const submit = () => fireEvent.click(screen.getByRole("button", { name: texts.submit }));
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

describe("ED-70 spec §5 signing in to the academic edition", () => {
  /** [e-mail, password, what the e-mail's field says, what the password's says] */
  it.each([
    ["", "", texts.noEmail, texts.noPassword],
    ["  ", "x", texts.noEmail, null],
    ["ana", "x", texts.badEmail, null],
    ["ana@", "", texts.badEmail, texts.noPassword],
    ["ana@u.edu.co", "", null, texts.noPassword],
    [" ana@u.edu.co ", " ", null, null],
  ])("%j with %j", async (mail, secret, mailSays, secretSays) => {
    await show("student");
    expect(screen.queryByText(texts.noEmail)).toBeNull();
    type(email(), mail);
    type(password(), secret);
    submit();
    for (const text of [texts.noEmail, texts.badEmail, texts.noPassword])
      expect(screen.queryByText(text) !== null, text).toBe([mailSays, secretSays].includes(text));
  });

  it.each([
    [true, "ana@u.edu.co"],
    [false, null],
  ])("the e-mail is kept only where that is asked for (%j), and the password never", async (asked, kept) => {
    await show("teacher");
    type(email(), " ana@u.edu.co ");
    type(password(), "secreta123");
    if (asked) fireEvent.click(remember());
    submit();
    expect(localStorage.getItem("cuadra_correo_academico")).toBe(kept);
    expect(JSON.stringify({ ...localStorage })).not.toContain("secreta123");
  });

  it("begins with the kept e-mail, and forgets it where that is no longer asked for", async () => {
    localStorage.setItem("cuadra_correo_academico", "ana@u.edu.co");
    await show("student");
    expect([email().value, remember().checked]).toEqual(["ana@u.edu.co", true]);
    fireEvent.click(remember());
    type(password(), "x");
    submit();
    expect(localStorage.getItem("cuadra_correo_academico")).toBeNull();
  });

  it.each([
    ["student", "teacher"],
    ["teacher", "student"],
  ] as const)(
    "of a %s says so, and leads to the other role, to asking for access and back",
    async (role, other) => {
      await show(role);
      screen.getByText(texts.subtitle[role]);
      const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
      expect(to(texts.other[role])).toBe(`/educacion/login?type=${other}`);
      expect(to(texts.request)).toBe("/educacion/registro");
      expect(to(texts.back)).toBe("/educacion");
    },
  );

  it("both fields are required, and the e-mail is of that kind", async () => {
    await show("student");
    expect([email().type, email().required, password().required]).toEqual(["email", true, true]);
  });

  it.each(["student", "teacher"] as const)(
    "any password leads a %s to the dashboard of that role",
    async (role) => {
      const { place } = await renderAt(<AcademicLogin role={role} />, "/educacion/login");
      type(email(), "ana@u.edu.co");
      type(password(), "x");
      submit();
      await waitFor(() => expect(place()).toBe(`/educacion/dashboard?type=${role}`));
    },
  );

  it("shows the password and hides it, and says honestly that none can be sent", async () => {
    await show("student");
    expect(password().type).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Mostrar contraseña" }));
    expect(password().type).toBe("text");
    fireEvent.click(screen.getByRole("button", { name: "Ocultar contraseña" }));
    expect(password().type).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: texts.forgot }));
    screen.getByRole("dialog", { name: texts.forgotTitle });
    screen.getByText(texts.forgotText);
  });
});
