import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "./-home-page.tsx";
import { prepareBody } from "./-static-home.ts";

export const Route = createFileRoute("/")({
  loader: prepareBody,
  component: HomePage,
});
