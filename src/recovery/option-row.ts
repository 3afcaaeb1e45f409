import type { Backup } from "#storage/backup/read-backup.ts";
import { systemClock } from "#storage/engine/environment.ts";
import type { Findings } from "#storage/recovery/look.ts";
import { downloadRaw, giveUp, openCopy, openFile, openNewest, targetOf } from "./actions.ts";
import { type Option, whenText } from "./describe.ts";
import { h, type IconName, icon, onPress, whileBusy } from "./element.ts";
import { restoreForm } from "./restore-form.ts";
import { fileProblems, form, options } from "./texts.ts";

export interface RowWorld {
  readonly findings: Findings;
  readonly onRestored: (backup: Backup) => void;
  readonly onReload: () => void;
}

const ICONS: Readonly<Record<Option["kind"], IconName>> = {
  copy: "copy",
  enter: "enter",
  file: "file",
  raw: "raw",
  retry: "retry",
  update: "retry",
  over: "over",
};

/** Panel below the row: what the option asks before anything is written. */
class Panel {
  readonly element = h("div", { class: "empty:hidden sm:pl-11" });
  readonly status = h("p", { role: "status", class: "empty:hidden sm:pl-11" });
  readonly #button: HTMLButtonElement;

  constructor(button: HTMLButtonElement) {
    this.#button = button;
  }

  say(text: string, isError = false): void {
    this.element.replaceChildren();
    this.status.className = `empty:hidden sm:pl-11 ${isError ? "text-error font-semibold" : "text-muted"}`;
    this.status.textContent = text;
  }

  show(content: HTMLElement): void {
    this.status.textContent = "";
    this.element.replaceChildren(content);
  }

  close(): void {
    this.element.replaceChildren();
    this.#button.focus();
  }
}

async function offer(backup: Backup, panel: Panel, world: RowWorld): Promise<void> {
  const { findings } = world;
  const target = await targetOf(backup, findings);
  const when = whenText(backup.createdAt, systemClock.now());
  const onDone = (): void => world.onRestored(backup);
  panel.show(restoreForm({ backup, target, findings, when, onDone, onCancel: () => panel.close() }));
}

async function offerFile(file: Blob, panel: Panel, world: RowWorld): Promise<void> {
  const read = await openFile(file);
  if (read.ok) await offer(read.value, panel, world);
  else panel.say(fileProblems[read.error], true);
}

/** A visible button in front of the file input, which browsers label in their own language. */
function fileInput(button: HTMLButtonElement, panel: Panel, world: RowWorld): HTMLInputElement {
  const input = h("input", { type: "file", accept: ".cuadra,.json,.gz", class: "hidden", tabindex: "-1" });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    whileBusy(button, options.fileReading, () => offerFile(file, panel, world)).catch((error: unknown) =>
      console.error(error),
    );
  });
  return input;
}

function confirmOver(panel: Panel, world: RowWorld): void {
  const sure = h("input", { type: "checkbox", class: "checkbox", id: "seguro" });
  const button = h("button", { type: "button", class: "btn btn-error", disabled: true }, options.overConfirm);
  sure.addEventListener("change", () => {
    button.disabled = !sure.checked;
  });
  onPress(button, async () => {
    if (await giveUp(world.findings)) location.assign("/");
    else panel.say(options.overBlocked, true);
  });
  const cancel = h("button", { type: "button", class: "btn btn-ghost" }, form.cancel);
  onPress(cancel, () => panel.close());
  panel.show(
    h(
      "div",
      { class: "flex flex-col items-start gap-4" },
      h("label", { class: "choice", for: "seguro" }, sure, options.overSure),
      h("div", { class: "flex flex-wrap gap-3" }, button, cancel),
    ),
  );
  sure.focus();
}

async function choose(
  option: Option,
  button: HTMLButtonElement,
  panel: Panel,
  world: RowWorld,
): Promise<void> {
  switch (option.kind) {
    case "copy":
      return whileBusy(button, options.fileReading, async () => {
        const read = await openCopy(option.copy);
        if (read?.ok) await offer(read.value, panel, world);
        else panel.say(read ? fileProblems[read.error] : form.copyGone, true);
      });
    case "raw":
      return whileBusy(button, options.rawRunning, () =>
        downloadRaw(world.findings).then(
          () => panel.say(options.rawDone),
          () => panel.say(options.rawFailed, true),
        ),
      );
    case "update":
      return whileBusy(button, options.updateRunning, openNewest);
    case "enter":
      return location.assign("/");
    case "retry":
      return world.onReload();
    case "over":
      return confirmOver(panel, world);
    case "file":
      return;
  }
}

function look(option: Option, leads: boolean): string {
  if (leads) return "btn-primary";
  return option.kind === "raw" || option.kind === "over" ? "btn-ghost" : "btn-outline";
}

/** One option: what it does, what it costs, and its button. `leads`: the first of the list. */
export function optionRow(option: Option, leads: boolean, world: RowWorld): HTMLElement {
  const button = h(
    "button",
    { type: "button", class: `btn ${look(option, leads)} w-full sm:w-49` },
    option.button,
  );
  const panel = new Panel(button);
  const input = option.kind === "file" ? fileInput(button, panel, world) : null;
  onPress(button, () => (input ? input.click() : choose(option, button, panel, world)));
  const recommended = option.kind === "copy" && option.recommended;
  const badge = recommended ? h("span", { class: "tag", "data-tone": "ok" }, options.recommended) : null;
  const words = h(
    "div",
    { class: "min-w-0 grow" },
    h(
      "h3",
      { class: "flex flex-wrap gap-x-3 font-semibold text-base/6" },
      h("span", {}, option.title),
      badge,
    ),
    h("p", { class: "text-muted" }, option.text),
  );
  return h(
    "li",
    { class: "flex flex-col gap-4 border-raya border-b py-4" },
    h(
      "div",
      { class: "flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-5" },
      h(
        "div",
        { class: "flex grow items-start gap-5" },
        icon(ICONS[option.kind], 24, "mt-2 text-muted"),
        words,
      ),
      button,
      input,
    ),
    panel.status,
    panel.element,
  );
}
