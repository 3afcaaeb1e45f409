import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";

/** Renders part of a screen that contains links, at an address; the answer tells where it leads. */
export async function renderAt(part: ReactNode, at: string): Promise<{ readonly place: () => string }> {
  const routeTree = createRootRoute({ component: () => part });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree, history });
  await router.load();
  render(<RouterProvider router={router} />);
  return { place: () => history.location.href };
}

/** Renders part of a screen that contains links. */
export async function renderInRouter(part: ReactNode): Promise<void> {
  await renderAt(part, "/");
}
