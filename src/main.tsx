import "./main.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { startPwa } from "#pwa/register.ts";
import { guardPage } from "#session/lock/lock-gate.ts";
import { session } from "#session/who/session.ts";
import { followTheme } from "#ui/kit/theme.ts";
import { router } from "./router.ts";

followTheme();
session.start();
// A change of session, here or in another tab, runs the guards again: private screens are left at once (MT-05).
session.subscribe(() => void router.invalidate());

/** The code is loaded by a script, so it may run before the document is parsed and #root exists. */
function show(): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", show, { once: true });
    return;
  }
  const root = document.getElementById("root");
  if (root === null) return;
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
if (window.location.pathname === "/") void router.load().finally(show);
else show();
startPwa();
