import { readFileSync } from "node:fs";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import { type AcademicRole, SECTIONS } from "#features/education/shell/academic-place.ts";
import { EducationShell } from "#features/education/shell/education-shell.tsx";
import { educationShellTexts as texts } from "#features/education/shell/texts.ts";
import { renderAt } from "#tests/support/in-router.tsx";

const ROLES: readonly AcademicRole[] = ["student", "teacher"];
const show = (role: AcademicRole) =>
  renderAt(
    <EducationShell role={role} section="settings">
      <p>Contenido</p>
    </EducationShell>,
    "/educacion/dashboard",
  );

describe("ED-71 spec §2, spec §9 the frame of the dashboard", () => {
  it.each(ROLES)(
    "the drawer of a %s has the sections of the sidebar, both ways out, and closes",
    async (role) => {
      await show(role);
      expect(screen.queryByRole("dialog")).toBeNull();
      fireEvent.click(screen.getByRole("button", { name: texts.menu }));
      const drawer = within(screen.getByRole("dialog", { name: texts.navigation }));
      const named: Readonly<Record<string, string>> = texts.sections[role];
      const wanted = SECTIONS[role].map((section) => named[section]);
      const links = drawer.getAllByRole("link");
      expect(links.map(({ textContent }) => textContent?.trim())).toEqual([...wanted, texts.toSite]);
      expect(links.at(-1)?.getAttribute("href")).toBe("/");
      const isHere = links.slice(0, -1).filter((link) => link.getAttribute("aria-current") === "page");
      expect(isHere.map(({ textContent }) => textContent?.trim())).toEqual([texts.sections[role].settings]);
      drawer.getByRole("button", { name: texts.signOut });
      fireEvent.click(drawer.getByRole("button", { name: texts.closeMenu }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    },
  );

  it.each(["bar", "drawer"])("both ways out of the %s lead to the start", async (where) => {
    for (const way of [texts.toSite, texts.signOut]) {
      const { place } = await show("teacher");
      if (where === "drawer") fireEvent.click(screen.getByRole("button", { name: texts.menu }));
      const [last] = screen.getAllByText(way).slice(where === "drawer" ? -1 : 0);
      expect(place()).toBe("/educacion/dashboard");
      fireEvent.click(last as HTMLElement);
      await waitFor(() => expect(place(), way).toBe("/"));
      cleanup();
    }
  });

  it.each([
    ["student", "Andrés Forero", "Estudiante, Contabilidad Financiera II"],
    ["teacher", "Hernán Ospina", "Profesor/a, Universidad del Altiplano"],
  ] as const)("names its sample user: %s, %s", async (role, name, about) => {
    await show(role);
    screen.getByText(name);
    screen.getByText(about);
  });

  it("the menu's button is of screens under 768 px, the sidebar and the ways out of those from there on", async () => {
    await show("teacher");
    const button = screen.getByRole("button", { name: texts.menu });
    expect(button.closest(".md\\:hidden")).not.toBeNull();
    const site = screen.getByRole("link", { name: texts.toSite });
    expect(site.className).toMatch(/(?:^| )hidden .*md:block/u);
    expect(screen.getByRole("button", { name: texts.signOut }).closest(".hidden.md\\:block")).not.toBeNull();
    const css = readFileSync("src/ui/accounting/shell.css", "utf8");
    const own = readFileSync("src/features/education/shell/shell.css", "utf8");
    // One width decides all of it: nothing is shown twice, and nothing in neither way.
    const widths = [...`${css}${own}`.matchAll(/@media \(([^)]*)\)/gu)].map(([, query]) => query);
    expect(widths).toContain("width >= 768px");
    expect(widths.filter((query) => /76[79]px|width <= 768px|width > 768px/u.test(query ?? ""))).toEqual([]);
    expect(css).toMatch(/\.shell-side\s*\{[^}]*display: none/u);
  });
});
