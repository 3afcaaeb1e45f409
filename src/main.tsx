import "./main.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startPwa } from "#pwa/register.ts";
import { session } from "#session/session.ts";
import { router } from "./router.ts";

session.start();
// A change of session, here or in another tab, asks the guards again: private screens are left at once (MT-05).
session.subscribe(() => void router.invalidate());

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
startPwa();
