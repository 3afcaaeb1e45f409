import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { TROUBLE_TEXTS } from "#session/notices/trouble-texts.ts";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { STORAGE_TROUBLES } from "#storage/engine/storage-error.ts";

afterEach(() => vi.restoreAllMocks());

const told = () => screen.getByRole("alert").textContent;

it.each(STORAGE_TROUBLES)("ST-06 a query whose connection was taken by «%s» is told of that", (trouble) => {
  const stopped = { kind: "stopped", name: "user_1", storage: {} as never, trouble } as const;
  vi.spyOn(currentStorage, "getSnapshot").mockReturnValue(stopped);
  render(<TroublePanel trouble="closed" onRetry={() => undefined} />);
  expect(told()).toContain(TROUBLE_TEXTS[trouble].title);
});

it("ST-06 a query that met something else, or a connection that nobody took, is told by its own name", () => {
  const { unmount } = render(<TroublePanel trouble="closed" onRetry={() => undefined} />);
  expect(told()).toContain(TROUBLE_TEXTS.closed.title);
  unmount();
  const stopped = { kind: "stopped", name: "user_1", storage: {} as never, trouble: "newer" } as const;
  vi.spyOn(currentStorage, "getSnapshot").mockReturnValue(stopped);
  render(<TroublePanel trouble="full" onRetry={() => undefined} />);
  expect(told()).toContain(TROUBLE_TEXTS.full.title);
});
