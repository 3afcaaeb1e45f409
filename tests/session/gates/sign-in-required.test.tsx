import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import { askToSignIn, signInHref, thisAddress } from "#session/gates/sign-in-required.ts";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Toaster } from "#ui/kit/feedback/toaster.tsx";

afterEach(() => {
  toast.dismiss();
  window.history.replaceState(null, "", "/");
});

describe("what needs an account", () => {
  it("says Acceso Requerido with a link to signing in that comes back here", async () => {
    window.history.replaceState(null, "", "/journal/simple?guest=true&periodo=2026-11");
    render(<Toaster />);
    const went: string[] = [];
    askToSignIn("Debes iniciar sesión para guardar estados.", ({ href }) => went.push(href));
    expect(await screen.findByText("Acceso Requerido")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Iniciar sesión" });
    // Without guest=true, which would end the session again.
    expect(link.getAttribute("href")).toBe("/login?returnUrl=%2Fjournal%2Fsimple%3Fperiodo%3D2026-11");
    expect(screen.getByRole("button", { name: "Entendido" })).toBeTruthy();
    fireEvent.click(link, { ctrlKey: true });
    expect(went).toEqual([]);
    fireEvent.click(link);
    expect(went).toEqual(["/login?returnUrl=%2Fjournal%2Fsimple%3Fperiodo%3D2026-11"]);
  });

  it("comes back to the same book and month, as whoever signed in", () => {
    window.history.replaceState(null, "", "/journal/complex?book=book_1&guest=true&periodo=2026-11");
    expect(thisAddress()).toBe("/journal/complex?book=book_1&periodo=2026-11");
    window.history.replaceState(null, "", "/libro-contable");
    expect(thisAddress()).toBe("/libro-contable");
  });

  it("comes back to no other place than this application", () => {
    for (const foreign of ["//evil.example", "https://evil.example/x", "/login?returnUrl=/", "/\\evil"])
      expect(signInHref(foreign)).toBe("/login");
  });
});

describe("a locked button", () => {
  it("can be pressed, and its lock is said in words", () => {
    let pressed = 0;
    render(
      <>
        <LockedButton needs="sign-in" onClick={() => (pressed += 1)}>
          Exportar
        </LockedButton>
        <LockedButton needs="premium" stamp onClick={() => (pressed += 1)}>
          Agregar Persona
        </LockedButton>
      </>,
    );
    fireEvent.click(screen.getByRole("button", { name: /^Exportar ?, requiere iniciar sesión$/ }));
    fireEvent.click(screen.getByRole("button", { name: /^Agregar Persona ?, solo Premium/ }));
    expect(pressed).toBe(2);
    expect(document.querySelectorAll(".lucide-lock-keyhole")).toHaveLength(2);
  });
});
