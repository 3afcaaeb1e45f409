import { secondLook } from "#storage/engine/second-look.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import type { Findings } from "#storage/recovery/look.ts";
import { giveUp } from "./actions.ts";
import { h, onPress, whileBusy } from "./element.ts";
import type { Panel } from "./panel.ts";
import { form, options } from "./texts.ts";

/** A question with a box to tick, a button that only then works, and a way back. */
export function sureForm(
  id: string,
  words: { readonly sure: string; readonly confirm: string; readonly running: string },
  run: () => Promise<void>,
  onCancel: () => void,
): HTMLElement {
  const sure = h("input", { type: "checkbox", class: "checkbox", id });
  const button = h("button", { type: "button", class: "btn btn-error", disabled: true }, words.confirm);
  sure.addEventListener("change", () => {
    button.disabled = !sure.checked;
  });
  // Pressed twice it would run twice.
  onPress(button, () => whileBusy(button, words.running, run));
  const cancel = h("button", { type: "button", class: "btn btn-ghost" }, form.cancel);
  onPress(cancel, onCancel);
  queueMicrotask(() => sure.focus());
  return h(
    "div",
    { class: "flex flex-col items-start gap-4" },
    h("label", { class: "choice", for: id }, sure, words.sure),
    h("div", { class: "flex flex-wrap gap-3" }, button, cancel),
  );
}

/** A database that opens when checked again is not given up: the page is drawn again with its contents. */
function offerAgain(panel: Panel): void {
  const again = h("button", { type: "button", class: "btn btn-primary" }, options.overAgain);
  onPress(again, () => location.reload());
  panel.show(h("div", { class: "flex flex-col items-start gap-4" }, h("p", {}, options.overOpens), again));
  again.focus();
}

/** Why it could not be set aside: only what is full is told as full. */
export async function whyNotAside(error: unknown): Promise<"full" | "failed"> {
  return (await secondLook(classifyError(error))) === "full" ? "full" : "failed";
}

const NOT_OVER: Readonly<Record<"blocked" | "full" | "failed", string>> = {
  blocked: options.overBlocked,
  full: options.overFull,
  failed: options.overFailed,
};

/** What is said where nothing was given up and nothing opens either. */
export function sayNotOver(panel: Panel, outcome: keyof typeof NOT_OVER): void {
  panel.say(NOT_OVER[outcome], true);
}

export function confirmOver(panel: Panel, findings: Findings): void {
  const run = async (): Promise<void> => {
    const outcome = await giveUp(findings).catch(whyNotAside);
    if (outcome === "done") location.assign("/");
    else if (outcome === "opens") offerAgain(panel);
    else sayNotOver(panel, outcome);
  };
  const words = { sure: options.overSure, confirm: options.overConfirm, running: options.overRunning };
  panel.show(sureForm("seguro", words, run, () => panel.close()));
}
