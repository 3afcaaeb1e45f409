import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ClassTrouble } from "#features/education/shell/class-trouble.tsx";
import { classTroubleTexts as texts } from "#features/education/shell/texts.ts";
import { errorText } from "#features/education/shell/trouble-text.ts";
import { useTeacherDesk } from "#features/education/teacher/desk/use-teacher-desk.ts";
import { TROUBLE_TEXTS, troubleText } from "#session/notices/trouble-texts.ts";
import { setClassMark } from "#storage/classroom/class-marks.ts";
import { DESK_DATABASE } from "#storage/engine/database-names.ts";
import { STORAGE_TROUBLES, StorageError } from "#storage/engine/storage-error.ts";
import type { StartOverOutcome } from "#storage/recovery/start-over.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";

const { startClassOver } = vi.hoisted(() => ({
  startClassOver: vi.fn<(name: string) => Promise<StartOverOutcome>>(),
}));
vi.mock("#storage/recovery/class-start-over.ts", () => ({ startClassOver }));

beforeEach(() => {
  startClassOver.mockReset();
  localStorage.clear();
});

describe("ED-140 a place of the academic edition that does not open", () => {
  it.each(STORAGE_TROUBLES)("says what happened and a way on: %s", (trouble) => {
    render(<ClassTrouble trouble={trouble} names={["cuadra-aula"]} onRetry={() => undefined} />);
    const isGone = trouble === "lost" || trouble === "damaged";
    const title = isGone ? texts.title[trouble] : TROUBLE_TEXTS[trouble].title;
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByRole("button").length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: texts.startOver }) !== null).toBe(isGone);
  });

  it("goes on without what is gone only once the person is sure", async () => {
    startClassOver.mockResolvedValue("done");
    const onRetry = vi.fn();
    render(<ClassTrouble trouble="lost" names={["a", "b"]} onRetry={onRetry} />);
    const over = screen.getByRole("button", { name: texts.startOver }) as HTMLButtonElement;
    expect(over.disabled).toBe(true);
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(over);
    await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
    expect(startClassOver.mock.calls).toEqual([["a"], ["b"]]);
  });

  it.each(["blocked", "failed"] as const)(
    "stays where it is when that does not work: %s",
    async (outcome) => {
      if (outcome === "failed") startClassOver.mockRejectedValue(new Error("no room"));
      else startClassOver.mockResolvedValue("blocked");
      const onRetry = vi.fn();
      render(<ClassTrouble trouble="damaged" names={["a"]} onRetry={onRetry} />);
      fireEvent.click(screen.getByRole("checkbox"));
      const over = screen.getByRole("button", { name: texts.startOver });
      fireEvent.click(over);
      await waitFor(() => expect(startClassOver).toHaveBeenCalled());
      await waitFor(() => expect(over.getAttribute("aria-busy")).not.toBe("true"));
      expect(onRetry).not.toHaveBeenCalled();
    },
  );

  it("a refused write is told by its kind", () => {
    for (const trouble of STORAGE_TROUBLES)
      expect(errorText(new StorageError(trouble), "otra cosa")).toBe(
        trouble === "bug" ? "otra cosa" : troubleText(trouble),
      );
    expect(errorText(new DOMException("", "QuotaExceededError"), "")).toBe(troubleText("full"));
    expect(errorText(new Error("attempts-used"), "otra cosa")).toBe("otra cosa");
  });

  it("the desk that is lost opens again at a retry, and one removed under the screen is told", async () => {
    await removeDatabase(DESK_DATABASE);
    setClassMark(DESK_DATABASE);
    const { result } = renderHook(() => useTeacherDesk());
    await waitFor(() => expect(result.current).toMatchObject({ kind: "failed", trouble: "lost" }));
    localStorage.clear();
    const retry = () => act(async () => result.current.kind === "failed" && result.current.retry());
    await retry();
    await waitFor(() => expect(result.current.kind).toBe("open"), { timeout: 5000 });
    await act(async () => {
      await removeDatabase(DESK_DATABASE);
    });
    await waitFor(() => expect(result.current).toMatchObject({ kind: "failed", trouble: "lost" }));
    localStorage.clear();
    await retry();
    await waitFor(() => expect(result.current.kind).toBe("open"), { timeout: 5000 });
  });
});
