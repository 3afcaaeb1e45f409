import { createFileRoute } from "@tanstack/react-router";
import { RegisterScreen } from "#features/sign-in/register-screen.tsx";
import { skipWhenSignedIn } from "#session/guards.ts";

export const Route = createFileRoute("/register")({
  beforeLoad: (visit) => skipWhenSignedIn(visit),
  component: RegisterScreen,
});
