import { systemClock } from "#storage/engine/environment.ts";
import { readReason } from "#storage/health/recovery-link.ts";
import type { Findings } from "#storage/recovery/look.ts";
import { describePage } from "./describe.ts";
import { askedAnswer, rememberAsked } from "./looked-again.ts";
import { renderDone, renderPage } from "./page.ts";
import type { PinGuard } from "./pin-guard.ts";

/** Draws what was found: all but what lies behind a PIN. */
export function draw(root: HTMLElement, findings: Findings, guard: PinGuard): void {
  const { shown, shut } = guard.split(findings);
  const now = systemClock.now();
  const view = describePage(shown, readReason(location.search), now, shut.length > 0);
  renderPage(root, view, {
    findings: shown,
    all: findings,
    shut,
    answer: askedAnswer(view, now),
    onRestored: (backup) => renderDone(root, backup),
    // Looked at again on this page, which needs nothing to open. Only the application knows whether a tab still blocks.
    onReload: () => {
      rememberAsked(view, systemClock.now());
      if (view.heading === "bloqueado") location.assign("/");
      else location.reload();
    },
    onOpen: ({ id }) => {
      guard.open(id);
      draw(root, findings, guard);
      root.querySelector("h1")?.focus();
    },
  });
}
