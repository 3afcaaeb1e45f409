import { describe, expect, it } from "vitest";
import { PAINTED } from "#home/static-home.ts";
import { renderHome } from "../src/paint-home.tsx";

describe("the home page as the build paints it", () => {
  it("holds every section, its texts and its places, and no word of somebody signed in", async () => {
    const html = await renderHome();
    const page = new DOMParser().parseFromString(html, "text/html");
    for (const id of Object.values(PAINTED)) expect(page.getElementById(id), id).not.toBeNull();
    for (const id of [
      "inicio",
      "para-quien",
      "productos",
      "espacios-trabajo",
      "planes",
      "acerca-de",
      "contacto",
    ])
      expect(page.getElementById(id), id).not.toBeNull();
    expect(page.querySelector("h1")?.textContent).toContain("cuadre.");
    expect(page.querySelectorAll('[aria-expanded="false"][aria-controls^="perfil-"]')).toHaveLength(4);
    expect(page.querySelectorAll("[data-product]")).toHaveLength(5);
    expect(page.querySelector('a[href="/payroll-calculator?guest=true"]')).not.toBeNull();
    expect(page.querySelectorAll('a[href="/login"]')).toHaveLength(1);
    expect(page.querySelectorAll('a[href="/dashboard"]')).toHaveLength(0);
  });

  it("is the same whenever it is made", async () => {
    expect(await renderHome()).toBe(await renderHome());
  });
});
