import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { DEFAULT_TEACHER_SETTINGS, type TeacherSettings } from "#domain/classroom/teacher-settings.ts";
import { GeneralSettings } from "#features/education/teacher/settings/general-settings.tsx";
import { sampleTeacherDesk } from "#tests/support/classroom/teacher-desk.ts";
import { renderAt } from "#tests/support/in-router.tsx";
import { typeInto } from "#tests/support/render.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const { removeOpenDesk } = vi.hoisted(() => ({ removeOpenDesk: vi.fn<() => Promise<boolean>>() }));
vi.mock("#features/education/teacher/desk/use-teacher-desk.ts", () => ({ removeOpenDesk }));
vi.mock("#features/education/teacher/copies/desk-copies.tsx", () => ({ DeskCopyPart: () => null }));

beforeEach(() => removeOpenDesk.mockReset());
afterEach(() => vi.restoreAllMocks());

async function show(settings: TeacherSettings = DEFAULT_TEACHER_SETTINGS) {
  const saveSettings = vi.fn(async (_settings: TeacherSettings, _notice?: string) => true);
  const desk = sampleTeacherDesk({ settings, act: { saveSettings } as never });
  const { place } = await renderAt(<GeneralSettings desk={desk} />, "/educacion/dashboard");
  return { saveSettings, place };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const offered = (name: string) => [...choice(name).options].map(({ textContent }) => textContent);

describe("spec §2, spec §3 Configuración General", () => {
  it("begins with the defaults, and has every field of the specification", async () => {
    await show();
    const fields = ["Nombre", "Correo electrónico", "Institución", "Sobre ti"];
    expect(fields.map((name) => screen.getByLabelText<HTMLInputElement>(name).value)).toEqual([
      "",
      "",
      "",
      "",
    ]);
    expect(offered("Escala por defecto")).toEqual(["Numérica", "Cualitativa", "Letras"]);
    expect(offered("Idioma")).toEqual(["Español", "English"]);
    expect([choice("Escala por defecto").value, choice("Idioma").value]).toEqual(["numeric", "es"]);
    const boxes = [
      "Permitir evaluaciones numéricas",
      "Nuevas entregas",
      "Preguntas de estudiantes",
      "Novedades del sistema",
    ];
    expect(boxes.map((name) => checkbox(name).checked)).toEqual([true, true, true, false]);
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "Modo oscuro" }).checked).toBe(false);
    screen.getByText("Excelente 90-100, Bueno 70-89, Regular 50-69, Deficiente 0-49");
    screen.getByText("A Excelente, B Bueno, C Regular, D Deficiente, F Reprobado");
    for (const name of ["Cerrar sesión", "Eliminar cuenta", "Guardar"]) screen.getByRole("button", { name });
  });

  it("saves what was changed, and nothing before «Guardar»", async () => {
    const { saveSettings } = await show();
    typeInto(screen.getByLabelText("Nombre"), "Marta Ruiz");
    typeInto(screen.getByLabelText("Correo electrónico"), "marta@u.edu.co");
    typeInto(screen.getByLabelText("Institución"), "U");
    typeInto(screen.getByLabelText("Sobre ti"), "Contadora");
    fireEvent.change(choice("Escala por defecto"), { target: { value: "letters" } });
    fireEvent.change(choice("Idioma"), { target: { value: "en" } });
    screen.getByText(/^Las planillas de notas que exportes .* salen en inglés/u);
    for (const name of ["Nuevas entregas", "Preguntas de estudiantes", "Novedades del sistema"])
      fireEvent.click(checkbox(name));
    fireEvent.click(screen.getByRole("switch", { name: "Modo oscuro" }));
    expect(document.documentElement.dataset.theme).toBe("cuadra-noche");
    expect(saveSettings).not.toHaveBeenCalled();
    press("Guardar");
    await waitFor(() => expect(saveSettings).toHaveBeenCalledTimes(1));
    expect(saveSettings.mock.calls[0]).toEqual([
      {
        displayName: "Marta Ruiz",
        email: "marta@u.edu.co",
        institution: "U",
        bio: "Contadora",
        defaultScale: "letters",
        allowNumericEvaluations: true,
        notifications: { newSubmissions: false, studentQuestions: false, systemUpdates: true },
        language: "en",
        darkMode: true,
      },
      "Configuración guardada",
    ]);
    fireEvent.click(screen.getByRole("switch", { name: "Modo oscuro" }));
    expect(document.documentElement.dataset.theme).not.toBe("cuadra-noche");
  });

  it("without numbers the default scale is one of words", async () => {
    const { saveSettings } = await show();
    fireEvent.click(checkbox("Permitir evaluaciones numéricas"));
    expect(offered("Escala por defecto")).toEqual(["Cualitativa", "Letras"]);
    press("Guardar");
    await waitFor(() => expect(saveSettings).toHaveBeenCalledTimes(1));
    expect(saveSettings.mock.calls[0]?.[0]).toMatchObject({
      allowNumericEvaluations: false,
      defaultScale: "qualitative",
    });
  });
});

describe("spec §4, spec §8 leaving", () => {
  it("«Cerrar sesión» says so and goes to the start", async () => {
    const told = vi.spyOn(toast, "info").mockReturnValue("");
    const { place } = await show();
    press("Cerrar sesión");
    expect(told).toHaveBeenCalledExactlyOnceWith({ title: "Cerrando sesión" });
    await waitFor(() => expect(place()).toBe("/"));
    expect(removeOpenDesk).not.toHaveBeenCalled();
  });

  const confirm = () => within(screen.getByRole("alertdialog"));
  const ask = () => {
    press("Eliminar cuenta");
    confirm().getByText("¿Estás seguro de que quieres eliminar tu cuenta? Esta acción no se puede deshacer.");
  };

  it("«Eliminar cuenta» asks, is given up without a trace, and goes to the start once it is done", async () => {
    const told = vi.spyOn(toast, "error").mockReturnValue("");
    removeOpenDesk.mockResolvedValue(true);
    const { place } = await show();
    ask();
    fireEvent.click(confirm().getByRole("button", { name: "Cancelar" }));
    expect(removeOpenDesk).not.toHaveBeenCalled();
    ask();
    fireEvent.click(confirm().getByRole("button", { name: "Eliminar cuenta" }));
    await waitFor(() => expect(place()).toBe("/"));
    expect(told.mock.calls[0]?.[0].title).toBe("Cuenta eliminada");
  });

  it("one that another tab holds stays, says so, and can be tried again", async () => {
    const told = vi.spyOn(toast, "error").mockReturnValue("");
    removeOpenDesk.mockResolvedValue(false);
    const { place } = await show();
    for (const turn of [1, 2]) {
      ask();
      fireEvent.click(confirm().getByRole("button", { name: "Eliminar cuenta" }));
      await waitFor(() => expect(told).toHaveBeenCalledTimes(turn));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    }
    expect(told.mock.calls[0]?.[0].title).toBe("No se pudo eliminar");
    expect(place()).toBe("/educacion/dashboard");
  });
});

describe("ED-160 what takes classrooms off the desk", () => {
  async function showWith(part: object) {
    const act = { clear: vi.fn(async () => true), loadSample: vi.fn(async () => true) };
    await renderAt(
      <GeneralSettings desk={{ ...sampleTeacherDesk({ act: act as never }), ...part }} />,
      "/educacion/dashboard",
    );
    return act;
  }

  it.each([
    ["Vaciar aulas", "clear", "¿Quitar de este equipo todas las aulas?"],
    ["Volver al ejemplo", "loadSample", "¿Poner las aulas de ejemplo en lugar de las que tienes?"],
  ] as const)("«%s» asks first, and says what goes", async (name, command, question) => {
    const act = await showWith({});
    press(name);
    const asked = within(screen.getByRole("alertdialog"));
    asked.getByText(question);
    asked.getByText(/^Se van 2 aulas, 43 estudiantes, 8 actividades, \d+ notas y \d+ entregas\./);
    expect(act[command]).not.toHaveBeenCalled();
    fireEvent.click(asked.getByRole("button", { name: "Cancelar" }));
    expect(act[command]).not.toHaveBeenCalled();
    press(name);
    fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name }));
    await waitFor(() => expect(act[command]).toHaveBeenCalledTimes(1));
  });

  it("ED-166 names nothing that there is none of", async () => {
    await showWith({ students: [], grades: [], activities: [] });
    press("Vaciar aulas");
    within(screen.getByRole("alertdialog")).getByText(/^Se van 2 aulas\. Podrás deshacerlo/);
  });

  it("asks nothing where nothing goes", async () => {
    const act = await showWith({ classrooms: [], students: [], activities: [] });
    press("Volver al ejemplo");
    expect(act.loadSample).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});
