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
    onReload: () => location.assign("/"),
  });
}

const root = document.getElementById("contenido");
const version = document.getElementById("version");
if (version) version.textContent = page.version(__APP_VERSION__);
if (root) {
  root.textContent = page.looking;
  show(root)
    .catch((error: unknown) => {
      console.error(error);
      // The findings could not be rendered: the options that do not depend on them are still offered.
      const findings = { registry: "damaged", accounts: [] } as const;
      renderPage(root, describePage(findings, readReason(location.search), systemClock.now()), {
        findings,
        onRestored: (backup) => renderDone(root, backup),
        onReload: () => location.assign("/"),
      });
    })
    .finally(() => root.removeAttribute("aria-busy"));
}
