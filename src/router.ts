import { createRouter } from "@tanstack/react-router";
import { session } from "#session/session.ts";
import { readQuery, writeQuery } from "./routes/-search-codec.ts";
import { routeTree } from "./routeTree.gen.ts";

export const router = createRouter({
  routeTree,
  context: { session },
  defaultPreload: "intent",
  scrollRestoration: true,
  // A path that no route owns is the not-found page, whole, below /dashboard too (decision 28).
  notFoundMode: "root",
  parseSearch: readQuery,
  stringifySearch: writeQuery,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
