import type { BackupFacts } from "#storage/backup/backup-facts.ts";
import { systemClock } from "#storage/engine/environment.ts";
import type { Findings } from "#storage/recovery/look.ts";
import { RecoverJob } from "#storage/workers/recover-in-worker.ts";
import { copyFile, downloadRaw, handCopy, openNewest, targetOf } from "./actions.ts";
import { whenText } from "./best-copy.ts";
import { clearSteps } from "./clear-steps.ts";
import { confirmOver } from "./confirm-over.ts";
import type { Option } from "./describe.ts";
import { h, type IconName, icon, onPress, whileBusy } from "./element.ts";
import { fileProblems } from "./file-texts.ts";
import { Panel } from "./panel.ts";
import type { ShutAccount } from "./pin-guard.ts";
import { ProgressRow } from "./progress.ts";
import { restoreForm } from "./restore-form.ts";
import { form, locked, options } from "./texts.ts";

export interface RowWorld {
  /** What may be shown. */
  readonly findings: Findings;
  /** What was found, shown or not. */
  readonly all: Findings;
  /** Accounts behind a PIN, of which nothing is shown yet. */
  readonly shut: readonly ShutAccount[];
  readonly onRestored: (backup: BackupFacts) => void;
  readonly onReload: () => void;
}

const ICONS: Readonly<Record<Option["kind"], IconName>> = {
  copy: "copy",
  hand: "raw",
  clear: "over",
  enter: "enter",
  file: "file",
  raw: "raw",
  retry: "retry",
  update: "retry",
  over: "over",
};

async function offer(backup: BackupFacts, job: RecoverJob, panel: Panel, world: RowWorld): Promise<void> {
  const { all, shut } = world;
  // Of all: a backup of an account behind a PIN must not be taken for one of a lost account.
  const target = await targetOf(backup, all);
  if (shut.some(({ id }) => id === target.id)) {
    job.end();
    return panel.say(locked.ofShut, true);
  }
  const when = whenText(backup.createdAt, systemClock.now());
  const onDone = (): void => world.onRestored(backup);
  const onCancel = (isBegun: boolean): void => {
    panel.close();
    if (isBegun) panel.say(form.cancelled);
  };
  panel.show(restoreForm({ backup, job, target, findings: all, when, onDone, onCancel }));
}

/** Reads a copy beside the page, which shows how far it is. */
async function read(file: Blob | null, panel: Panel, world: RowWorld): Promise<void> {
  if (file === null) return panel.say(form.copyGone, true);
  const job = new RecoverJob(file);
  const progress = new ProgressRow(form.readingCopy, () => job.end());
  panel.show(progress.element);
  try {
    const opened = await job.open(progress.tell);
    if (opened === null) return panel.close();
    if (opened.ok) return await offer(opened.value, job, panel, world);
    panel.say(fileProblems[opened.error], true);
  } catch (error) {
    job.end();
    throw error;
  }
  job.end();
}

/** A visible button in front of the file input, which browsers label in their own language. */
function fileInput(button: HTMLButtonElement, panel: Panel, world: RowWorld): HTMLInputElement {
  const input = h("input", { type: "file", accept: ".cuadra,.json,.gz", class: "hidden", tabindex: "-1" });
  const take = (file: File) =>
    void orSay(panel, () => whileBusy(button, options.fileReading, () => read(file, panel, world)));
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.value = "";
    if (file) take(file);
  });
  // A copy that is dropped anywhere on the page is one that was chosen.
  const drop = (event: DragEvent) => {
    if (!input.isConnected) return document.removeEventListener("drop", drop);
    const [file, ...others] = event.dataTransfer?.files ?? [];
    if (file === undefined || button.disabled) return;
    if (others.length > 0) panel.say(options.fileOne, true);
    else take(file);
  };
  document.addEventListener("drop", drop);
  return input;
}

/** No press ends in silence: code that cannot be fetched or a store that gives up is told where the button is. */
async function orSay(panel: Panel, work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error);
    panel.say(options.failed, true);
  }
}

async function choose(
  option: Option,
  button: HTMLButtonElement,
  panel: Panel,
  world: RowWorld,
): Promise<void> {
  switch (option.kind) {
    case "copy":
      return whileBusy(button, options.fileReading, async () =>
        read(await copyFile(option.copy), panel, world),
      );
    case "raw":
      return whileBusy(button, options.rawRunning, () =>
        downloadRaw(world.findings, world.shut).then(
          (any) => panel.say(any ? options.rawDone : options.rawNothing, !any),
          () => panel.say(options.rawFailed, true),
        ),
      );
    case "hand": {
      const name = await handCopy(option.copy);
      return panel.say(name === null ? form.copyGone : options.handDone(name), name === null);
    }
    case "clear":
      return panel.show(clearSteps(option.hasCopy));
    case "update":
      return whileBusy(button, options.updateRunning, openNewest);
    case "enter":
      return location.assign("/");
    case "retry":
      return world.onReload();
    case "over":
      return confirmOver(panel, world.findings);
    case "file":
      return;
  }
}

const QUIET: ReadonlySet<Option["kind"]> = new Set(["raw", "over", "clear"]);

function look(option: Option, leads: boolean): string {
  if (leads) return "btn-primary";
  return QUIET.has(option.kind) ? "btn-ghost" : "btn-outline";
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
  onPress(button, () => (input ? input.click() : orSay(panel, () => choose(option, button, panel, world))));
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
