import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import "#tests/support/render.ts";
import { EducationPage } from "#features/education/public/education-page.tsx";
import { offlineStore } from "#pwa/pwa-store.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";

afterEach(() => offlineStore.set(false));

it("spec §2 /educacion: header, hero with both ways in, claim of trust, three cards", async () => {
  await renderInRouter(<EducationPage header={<header>Cabecera</header>} foot={<footer>Pie</footer>} />);
  screen.getByText("Cabecera");
  const hero = within(screen.getByRole("heading", { level: 1 }).closest("section") as HTMLElement);
  const href = (name: string) => hero.getByRole("link", { name }).getAttribute("href");
  expect(href("Iniciar como Estudiante")).toBe("/educacion/login?type=student");
  expect(href("Iniciar como Profesor/a")).toBe("/educacion/login?type=teacher");
  hero.getByText("Con la confianza de más de 120 universidades");
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
    "Estudiantes",
    "Profesores",
    "Análisis académico",
  ]);
});

it("says that this computer opens without network once that was seen, and not before", async () => {
  await renderInRouter(<EducationPage header={<header />} foot={<footer />} />);
  const ready = () => screen.queryByText("Este equipo ya abre Cuadra sin internet");
  expect(ready()).toBeNull();
  act(() => offlineStore.set(true));
  expect(ready()?.closest("[role=status]")).not.toBeNull();
});
