import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "./-home-page.tsx";
import { prepareBody } from "./-static-body.ts";

export const Route = createFileRoute("/")({
  loader: prepareBody,
  component: HomePage,
});
