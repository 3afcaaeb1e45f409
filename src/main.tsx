import "./main.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { forgetStaticHome, parsed } from "#home/static-home.ts";
import { startPwa } from "#pwa/register.ts";
import { guardPage } from "#session/lock/lock-gate.ts";
import { session } from "#session/who/session.ts";
import { followTheme } from "#ui/kit/theme.ts";
import { router } from "./router.ts";

followTheme();
session.start();
// A change of session, here or in another tab, runs the guards again: private screens are left at once (MT-05).
session.subscribe(() => void router.invalidate());

async function show(): Promise<void> {
  await parsed();
  const root = document.getElementById("root");
  if (root === null) return;
  if (window.location.pathname !== "/") forgetStaticHome();
  // Before anything of an account is rendered.
  guardPage(session);
  // A transition is rendered in slices: a slow processor can respond to a press between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

// The home page is already painted: React replaces it only when its code has loaded, never with an empty page.
const ready = window.location.pathname === "/" ? router.load() : Promise.resolve();
void ready.catch(() => undefined).then(show);
startPwa();
