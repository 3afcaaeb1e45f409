import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openFileNotice } from "#ui/kit/feedback/file-notice.tsx";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { feedbackTexts as texts } from "#ui/kit/feedback/texts.ts";
import { connectStage, type ToastRequest } from "#ui/kit/feedback/toast.ts";
import "#tests/support/render.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it("ST-16 a work that tells of no progress for ten seconds is said to be slow, until it tells again", () => {
  const { rerender } = render(<Progress label="Restaurando" share={0} onCancel={() => undefined} />);
  wait(9_000);
  rerender(<Progress label="Restaurando" share={0.1} onCancel={() => undefined} />);
  wait(9_000);
  expect(screen.queryByText(texts.slowCancel)).toBeNull();
  wait(1_000);
  expect(screen.getByRole("status").textContent).toBe(texts.slowCancel);
  rerender(<Progress label="Restaurando" share={0.2} onCancel={() => undefined} />);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("ST-16 says nothing of cancelling where nothing can be cancelled, and nothing of a share behind which nothing runs", () => {
  render(<Progress label="Leyendo" share={0} />);
  render(<Progress label="Curso" share={0.5} isWork={false} />);
  wait(30_000);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([texts.slow]);
});

it("ST-16 so does the notice of a file", () => {
  const shown: ToastRequest[] = [];
  const off = connectStage({ show: (request) => void shown.push(request), dismiss: () => undefined });
  const notice = openFileNotice({
    title: "Exportando",
    share: (percent) => `${percent} de x`,
    cancel: "Cancelar",
  });
  const { container } = render(shown[0]?.text);
  wait(10_000);
  expect(container.textContent).toContain(texts.slowCancel);
  act(() => notice.onProgress(0.5));
  expect(container.textContent).not.toContain(texts.slowCancel);
  off();
});
