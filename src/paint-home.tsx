import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { LandingBody } from "#features/landing/body/landing-body.tsx";
import { LandingFoot } from "#features/landing/landing-foot.tsx";
import { LandingHead } from "#features/landing/landing-head.tsx";
import { PAINTED } from "#home/static-home.ts";
import { readQuery, writeQuery } from "./routes/-search-codec.ts";

const nothing = () => undefined;

/**
 * The home page as a visitor first sees it, for the build to write into index.html: the same components and texts,
 * rendered before any script runs. The body is rendered separately so that the browser's React can hydrate it.
 */
export async function renderHome(): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    parseSearch: readQuery,
    stringifySearch: writeQuery,
  });
  await router.load();
  const render = (part: ReactNode) =>
    renderToString(<RouterContextProvider router={router}>{part}</RouterContextProvider>);
  const body = renderToString(
    <StrictMode>
      <RouterContextProvider router={router}>
        <LandingBody onService={nothing} onReady={nothing} />
      </RouterContextProvider>
    </StrictMode>,
  );
  return [
    `<div id="${PAINTED.home}">`,
    `<div id="${PAINTED.head}">${render(<LandingHead />)}</div>`,
    `<main id="${PAINTED.body}">${body}</main>`,
    `<div id="${PAINTED.foot}">${render(<LandingFoot />)}</div>`,
    "</div>",
  ].join("");
}
