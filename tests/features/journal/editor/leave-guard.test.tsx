import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeId } from "#domain/kernel/ids.ts";
import { LeaveGuard } from "#features/journal/editor/leave-guard.tsx";
import { journalTexts as texts } from "#features/journal/texts.ts";
import { registerUnsaved } from "#pwa/unsaved.ts";
import { leaveForHome } from "#session/who/leave.ts";
import { SESSION_KEY } from "#session/who/session-record.ts";
import "#tests/support/render.ts";

const BOOK = makeId("book", 1, new Uint8Array(10));
const OTHER = makeId("book", 2, new Uint8Array(10));

/** Current input: none, a draft that can be saved, or a correction that cannot. */
let typed: "nothing" | "draft" | "correction";
let forget: () => void;

beforeEach(() => {
  typed = "correction";
  forget = registerUnsaved({
    isDirty: () => typed !== "nothing",
    flush: async () => {
      if (typed === "draft") typed = "nothing";
      return typed === "nothing";
    },
  });
});
afterEach(() => forget());

async function open() {
  const root = createRootRoute();
  const journal = createRoute({
    getParentRoute: () => root,
    path: "/journal/complex",
    component: () => <LeaveGuard bookId={BOOK} title={texts.unsavedCorrection} />,
  });
  const home = createRoute({ getParentRoute: () => root, path: "/", component: () => <p>Inicio</p> });
  const history = createMemoryHistory({ initialEntries: [`/journal/complex?book=${BOOK}`] });
  const router = createRouter({ routeTree: root.addChildren([journal, home]), history });
  render(<RouterProvider router={router} />);
  await router.load();
  const go = (href: string) => router.navigate({ href });
  const asked = () => screen.findByRole("alertdialog", { name: texts.unsavedCorrection });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { history, go, asked, press };
}

describe("leaving the book with a correction half typed", () => {
  it("asks, and stays", async () => {
    const { history, go, asked, press } = await open();
    void go("/");
    await asked();
    press(texts.keepTyping);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(history.location.pathname).toBe("/journal/complex");
  });

  it("asks, and goes on when it is discarded", async () => {
    const { history, go, asked, press } = await open();
    void go("/");
    await asked();
    press(texts.discardTyped);
    await screen.findByText("Inicio");
    expect(history.location.pathname).toBe("/");
  });

  it("asks before another book, not before another month", async () => {
    const { history, go, asked } = await open();
    await go(`/journal/complex?book=${BOOK}&periodo=2026-10`);
    expect(history.location.search).toContain("2026-10");
    void go(`/journal/complex?book=${OTHER}`);
    await asked();
    expect(history.location.search).toContain(BOOK);
  });

  it("asks nothing when there is nothing, or when it is kept as a draft", async () => {
    typed = "draft";
    const { go } = await open();
    await go("/");
    await screen.findByText("Inicio");
    expect(typed).toBe("nothing");
  });

  it("signs out only when the way is free, and never later by surprise", async () => {
    const { go, asked, press } = await open();
    // The test's router has its own address; the page's address tells where signing out starts.
    window.history.replaceState(null, "", "/journal/complex");
    localStorage.setItem(SESSION_KEY, "somebody");
    const leave = () => leaveForHome(() => go("/"));
    void leave();
    await asked();
    press(texts.keepTyping);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await go(`/journal/complex?book=${BOOK}&periodo=2026-10`);
    expect(localStorage.getItem(SESSION_KEY)).toBe("somebody");
    void leave();
    await asked();
    press(texts.discardTyped);
    await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull());
  });
});
