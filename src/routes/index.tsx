import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "#home/home-page.tsx";
import { prepareBody } from "#home/static-home.ts";

// The address that an installed application starts with: manifest.webmanifest.
const START = "/?source=pwa";

export const Route = createFileRoute("/")({
  beforeLoad: async ({ location, context }) => {
    if (location.href === START) await (await import("./-open-installed.ts")).openInstalled(context.session);
  },
  loader: prepareBody,
  component: HomePage,
});
