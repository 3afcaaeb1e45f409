import { createRouter } from "@tanstack/react-router";
import { session } from "#session/who/session.ts";
import { readQuery, writeQuery } from "./routes/-search-codec.ts";
import { routeTree } from "./routeTree.gen.ts";

let isFirst = true;

/**
 * The home page can be read before this code loads: if the visitor has scrolled down, the position stays. After that
 * a screen starts at its top, or where it was left.
 */
function placesScroll(): boolean {
  const stays = isFirst && window.scrollY > 0;
  isFirst = false;
  return !stays;
}

export const router = createRouter({
  routeTree,
  context: { session },
  defaultPreload: "intent",
  scrollRestoration: placesScroll,
  // A path without a route shows the full not-found page, below /dashboard too (spec-decision 28).
  notFoundMode: "root",
  parseSearch: readQuery,
  stringifySearch: writeQuery,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
