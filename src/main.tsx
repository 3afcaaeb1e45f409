import "./main.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startPwa } from "#pwa/register.ts";
import { session } from "#session/who/session.ts";
import { followTheme } from "#ui/kit/theme.ts";
import { router } from "./router.ts";

followTheme();
session.start();
// A change of session, here or in another tab, asks the guards again: private screens are left at once (MT-05).
session.subscribe(() => void router.invalidate());

/** The code is asked for by a script, so it may run before the page has been read to its end: its place is missing then. */
function show(): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", show, { once: true });
    return;
  }
  const root = document.getElementById("root");
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

// The home page is painted already: React takes its place when its code is there, not an empty page before it.
if (window.location.pathname === "/") void router.load().finally(show);
else show();
startPwa();
