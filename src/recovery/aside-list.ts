import { type Aside, listAside, removeAside } from "#storage/recovery/aside.ts";
import { downloadAside } from "./actions.ts";
import { sureForm } from "./confirm-over.ts";
import { h, onPress, whileBusy } from "./element.ts";
import { Panel } from "./panel.ts";
import type { ShutAccount } from "./pin-guard.ts";
import { options, aside as texts } from "./texts.ts";

function row(found: Aside, when: (at: number) => string): HTMLElement {
  const download = h("button", { type: "button", class: "btn btn-outline" }, texts.download);
  const remove = h("button", { type: "button", class: "btn btn-ghost" }, texts.remove);
  const panel = new Panel(remove);
  onPress(download, () =>
    whileBusy(download, options.rawRunning, async () => {
      const done = await downloadAside(found).catch(() => false);
      panel.say(done ? options.rawDone : options.rawFailed, !done);
    }),
  );
  const item = h(
    "li",
    { class: "flex flex-col gap-4 border-raya border-b py-4" },
    h(
      "div",
      { class: "flex flex-col gap-3 sm:flex-row sm:items-center" },
      h(
        "div",
        { class: "min-w-0 grow" },
        h("h3", { class: "font-semibold text-base/6" }, texts.title(when(found.at))),
        h("p", { class: "text-muted" }, texts.text(found.records, found.unreadable)),
      ),
      h("div", { class: "flex gap-3" }, download, remove),
    ),
    panel.status,
    panel.element,
  );
  const run = async (): Promise<void> => {
    const done = await removeAside(found).catch(() => "failed" as const);
    if (done !== true) return panel.say(done === "failed" ? texts.failed : texts.held, true);
    download.remove();
    remove.remove();
    panel.say(texts.removed);
  };
  onPress(remove, () =>
    panel.show(
      sureForm(`eliminar-${found.at}`, { ...texts, running: texts.removing }, run, () => panel.close()),
    ),
  );
  return item;
}

/** What was set aside on this device, but of `shut` accounts, each with its ways; null if nothing. */
export function asideList(when: (at: number) => string, shut: readonly ShutAccount[]): HTMLElement | null {
  const all = listAside().filter(({ name }) => !shut.some(({ id }) => name.includes(id)));
  if (all.length === 0) return null;
  return h(
    "section",
    { class: "mt-11" },
    h("h2", { class: "section-head" }, texts.heading),
    h("p", { class: "mt-2 text-muted" }, texts.lead),
    h("ul", {}, ...all.map((each) => row(each, when))),
  );
}
