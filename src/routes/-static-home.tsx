import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { LandingBody } from "#features/landing/body/landing-body.tsx";
import { LandingScreen } from "#features/landing/landing-screen.tsx";
import { readQuery, writeQuery } from "./-search-codec.ts";
import { BODY_ID } from "./-static-body.ts";

const nothing = () => undefined;

/**
 * The home page as a visitor first sees it, for the build to write into index.html: the same components and texts,
 * painted before any script runs. The body is a rendering of its own, which the browser's React goes on with.
 */
export async function renderHome(): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    parseSearch: readQuery,
    stringifySearch: writeQuery,
  });
  await router.load();
  const body = renderToString(
    <StrictMode>
      <RouterContextProvider router={router}>
        <LandingBody onService={nothing} onReady={nothing} />
      </RouterContextProvider>
    </StrictMode>,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made two lines above, of our own texts, while building
  const island = <div id={BODY_ID} className="contents" dangerouslySetInnerHTML={{ __html: body }} />;
  return renderToString(
    <RouterContextProvider router={router}>
      <LandingScreen body={() => island} />
    </RouterContextProvider>,
  );
}
