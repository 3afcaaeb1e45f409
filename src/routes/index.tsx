import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "#home/home-page.tsx";
import { prepareBody } from "#home/static-home.ts";

export const Route = createFileRoute("/")({
  loader: prepareBody,
  component: HomePage,
});
