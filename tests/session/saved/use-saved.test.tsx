import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { err, type Result } from "#domain/kernel/result.ts";
import { saveState, tracked } from "#session/saved/save-state.ts";
import { useSaved } from "#session/saved/use-saved.ts";
import { SavedIndicator } from "#ui/kit/feedback/saved-indicator.tsx";

const fails = async (): Promise<Result<null, { readonly kind: "storage" }>> => err({ kind: "storage" });

function Header() {
  return <SavedIndicator state={useSaved()} />;
}

beforeEach(() => saveState.forgetAll());

it("offers to try again where that does something, and only there", async () => {
  render(<Header />);
  await act(() => tracked(fails));
  expect(screen.getByRole("status").textContent).toContain("No se pudo guardar");
  expect(screen.queryByRole("button")).toBeNull();
  const retry = vi.fn();
  await act(() => tracked(fails, retry));
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(retry).toHaveBeenCalledOnce();
});
