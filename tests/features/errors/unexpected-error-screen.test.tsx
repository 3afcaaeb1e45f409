import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { UnexpectedErrorScreen } from "#features/errors/unexpected-error-screen.tsx";
import { RECOVERY_PAGE } from "#storage/health/recovery-link.ts";

it("SE-06 shows the message of an unexpected error, nothing else that it carries, and the way to a backup", () => {
  const error = Object.assign(new Error("Se rompió la tabla"), {
    data: { empresa: "Distribuidora La Sabana", saldo: 4_820_000 },
    stack: "at Table (/assets/table.js:1:1)",
  });
  const { container } = render(<UnexpectedErrorScreen error={error} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unexpected Application Error!");
  expect(screen.getByText("Se rompió la tabla")).toBeDefined();
  expect(container.textContent).not.toMatch(/Sabana|4.?820|table\.js/);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain(RECOVERY_PAGE);
});

it("SE-06 prefers the status text of a routing error, cuts a long one, and stays empty for what is no error", () => {
  const textOf = (error: unknown) => {
    const { container, unmount } = render(<UnexpectedErrorScreen error={error} />);
    const text = container.querySelector("p span")?.textContent ?? null;
    unmount();
    return text;
  };
  expect(textOf({ statusText: "Not Acceptable", message: "otra cosa" })).toBe("Not Acceptable");
  expect(textOf({ message: "x".repeat(1_000) })).toBe("x".repeat(300));
  expect([textOf(null), textOf("text"), textOf({ message: { nested: true } })]).toEqual(["", "", ""]);
});
