import { recordsOf } from "#storage/recovery/class-databases.ts";
import type { ClassFinding } from "#storage/recovery/class-finding.ts";
import { downloadThese, startOverClass } from "./actions.ts";
import { classes as texts } from "./class-texts.ts";
import { sayNotOver, sureForm, whyNotAside } from "./confirm-over.ts";
import { h, onPress, whileBusy } from "./element.ts";
import { Panel } from "./panel.ts";
import { options } from "./texts.ts";

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly names: readonly string[];
  /** Nothing of it opens, nor will: the person may go on without it. */
  readonly isLost: boolean;
}

function shownOf(found: ClassFinding): Shown {
  const { kind, state, name } = found;
  const isLost = state === "absent" || state === "damaged";
  const text = state === "open" ? texts.open(recordsOf(found)) : texts.states[state];
  return { title: texts.titles[kind], text, names: [name], isLost };
}

/** Exercises that open are one row: there may be dozens, and nobody knows them by name. */
function rowsOf(found: readonly ClassFinding[]): Shown[] {
  const exercises = found.filter(({ kind, state }) => kind === "exercise" && state === "open");
  const others = found.filter((each) => !exercises.includes(each)).map(shownOf);
  if (exercises.length === 0) return others;
  const records = exercises.reduce((sum, each) => sum + recordsOf(each), 0);
  const names = exercises.map(({ name }) => name);
  return [
    ...others,
    { title: texts.exercises(exercises.length), text: texts.open(records), names, isLost: false },
  ];
}

function overButton(name: string, place: number, panel: Panel): HTMLButtonElement {
  const over = h("button", { type: "button", class: "btn btn-ghost" }, texts.over);
  const run = async (): Promise<void> => {
    const outcome = await startOverClass(name).catch(whyNotAside);
    if (outcome === "done") {
      over.remove();
      panel.say(texts.done);
    } else if (outcome === "opens") panel.say(options.overOpens, true);
    else sayNotOver(panel, outcome);
  };
  onPress(over, () =>
    panel.show(
      sureForm(`sin-${place}`, { ...texts, running: options.overRunning }, run, () => panel.close(over)),
    ),
  );
  return over;
}

function row({ title, text, names, isLost }: Shown, place: number): HTMLElement {
  const download = h("button", { type: "button", class: "btn btn-outline" }, texts.download);
  download.setAttribute("aria-label", `${texts.download}: ${title}`);
  const panel = new Panel(download);
  onPress(download, () =>
    whileBusy(download, options.rawRunning, async () => {
      const done = await downloadThese(names).catch(() => false);
      panel.say(done ? options.rawDone : options.rawNothing, !done);
    }),
  );
  const over = isLost && names[0] !== undefined ? overButton(names[0], place, panel) : null;
  return h(
    "li",
    { class: "flex flex-col gap-4 border-raya border-b py-4" },
    h(
      "div",
      { class: "flex flex-col gap-3 sm:flex-row sm:items-center" },
      h(
        "div",
        { class: "min-w-0 grow" },
        h("h3", { class: "font-semibold text-base/6" }, title),
        h("p", { class: "text-muted" }, text),
      ),
      h("div", { class: "flex gap-3" }, download, over),
    ),
    panel.status,
    panel.element,
  );
}

/** What the academic edition keeps on this device, each with its ways; null if nothing. */
export function classList(found: readonly ClassFinding[]): HTMLElement | null {
  if (found.length === 0) return null;
  return h(
    "section",
    { class: "mt-11" },
    h("h2", { class: "section-head" }, texts.heading),
    h("p", { class: "mt-2 text-muted" }, texts.lead),
    h("ul", {}, ...rowsOf(found).map(row)),
  );
}
