import { systemClock } from "#storage/engine/environment.ts";
import { readReason } from "#storage/health/recovery-link.ts";
import { lookAround } from "#storage/recovery/look.ts";
import { describePage } from "./describe.ts";
import { renderDone, renderPage } from "./page.ts";
import { page } from "./texts.ts";

async function show(root: HTMLElement): Promise<void> {
  const findings = await lookAround();
  const view = describePage(findings, readReason(location.search), systemClock.now());
  renderPage(root, view, {
    findings,
    onRestored: (backup) => renderDone(root, backup),
    onReload: retry,
  });
}

/** Looked at again on this page, which needs nothing to open. Only the application knows whether a tab still blocks. */
function retry(): void {
  if (readReason(location.search) === "bloqueado") location.assign("/");
  else location.reload();
}

const SLOW_MS = 4000;

const root = document.getElementById("contenido");
const version = document.getElementById("version");
if (version) version.textContent = page.version(__APP_VERSION__);
if (root) {
  root.textContent = page.looking;
  const slow = setTimeout(() => {
    root.textContent = page.slow;
  }, SLOW_MS);
  show(root)
    .catch((error: unknown) => {
      console.error(error);
      // The findings could not be rendered: the options that do not depend on them are still offered.
      const findings = { registry: "busy", accounts: [], room: true } as const;
      renderPage(root, describePage(findings, readReason(location.search), systemClock.now()), {
        findings,
        onRestored: (backup) => renderDone(root, backup),
        onReload: retry,
      });
    })
    .finally(() => {
      clearTimeout(slow);
      root.removeAttribute("aria-busy");
    });
}
