import type { BackupFacts } from "#storage/backup/backup-facts.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { copyText } from "#ui/kit/save-file.ts";
import { asideList } from "./aside-list.ts";
import { whenText } from "./best-copy.ts";
import { classList } from "./class-list.ts";
import type { PageView } from "./describe.ts";
import { h, type IconName, icon, onPress } from "./element.ts";
import { optionRow, type RowWorld } from "./option-row.ts";
import type { ShutAccount } from "./pin-guard.ts";
import { done, headings, options, technical } from "./texts.ts";
import type { Tile } from "./tiles.ts";
import { lockedList } from "./unlock-form.ts";

const TILE_ICONS: Readonly<Record<Tile["tone"], IconName>> = { ok: "check", error: "wrong", muted: "none" };
/** Behind a PIN nothing is known to be sound. */
const MARKS = {
  alarm: ["alert", "text-error"],
  closed: ["enter", "text-muted"],
  sound: ["check", "text-success"],
} as const satisfies Record<string, readonly [IconName, string]>;

const TILE_COLORS: Readonly<Record<Tile["tone"], string>> = {
  ok: "text-success",
  error: "text-error",
  muted: "text-muted",
};

function title(text: string, lead: string, mark: IconName, color: string, answer = ""): HTMLElement {
  return h(
    "div",
    { class: "flex items-start gap-3 sm:gap-4" },
    icon(mark, 36, `${color} mt-0.5 size-7 sm:size-9`),
    h(
      "div",
      { class: "max-w-xl" },
      h("h1", { class: "title-section", tabindex: "-1" }, text),
      h("p", { class: "text-reading mt-2" }, lead),
      answer === "" ? null : h("p", { role: "status", class: "mt-3 font-semibold" }, answer),
    ),
  );
}

function tile({ tone, label, value, hint }: Tile): HTMLElement {
  return h(
    "div",
    {
      class:
        "min-w-0 px-6 py-4 sm:py-1 not-first:border-raya not-first:border-t sm:not-first:column-double sm:not-first:border-t-0",
    },
    h(
      "dt",
      { class: "flex items-center gap-2 font-semibold" },
      icon(TILE_ICONS[tone], 18, TILE_COLORS[tone]),
      label,
    ),
    h(
      "dd",
      { class: "mt-1" },
      h("span", { class: "block font-semibold text-2xl/8 tracking-tight" }, value),
      h("span", { class: "block break-words text-caption text-muted" }, hint),
    ),
  );
}

function tileBox(tiles: readonly Tile[]): HTMLElement | null {
  if (tiles.length === 0) return null;
  const box = "mt-9 grid rounded-box border border-raya bg-base-100 py-1 sm:grid-cols-3 sm:py-4";
  return h("dl", { class: box }, ...tiles.map(tile));
}

function summary(text: string): HTMLElement {
  const look = "inline-flex min-h-6 cursor-pointer items-center gap-1.5 font-semibold text-primary";
  return h(
    "summary",
    { class: look },
    h("span", { class: "underline underline-offset-4" }, text),
    icon("more", 16),
  );
}

function olderCopies(view: PageView, world: RowWorld): HTMLElement | null {
  if (view.older.length === 0) return null;
  return h(
    "details",
    { class: "mt-4" },
    summary(options.older(view.older.length)),
    h("ul", { class: "mt-2" }, ...view.older.map((option) => optionRow(option, false, world))),
  );
}

function technicalDetail(view: PageView): HTMLElement {
  const text = [technical.code(view.code), ...view.details].join("\n");
  const lines = h(
    "pre",
    { class: "mt-3 whitespace-pre-wrap break-words font-sans text-caption text-muted" },
    text,
  );
  const said = h("span", { role: "status", class: "text-caption text-muted" });
  const button = h("button", { type: "button", class: "btn btn-outline btn-sm" }, technical.copy);
  onPress(button, async () => {
    const copied = await copyText(text);
    said.textContent = copied ? technical.copied : technical.manual;
  });
  return h(
    "details",
    { class: "mt-6" },
    summary(technical.heading),
    lines,
    h("div", { class: "mt-3 flex items-center gap-3" }, button, said),
  );
}

const when = (at: number): string => whenText(at, systemClock.now());

export interface PageWorld extends RowWorld {
  readonly onOpen: (account: ShutAccount) => void;
  /** What the press is answered that loaded the page; null if none did. */
  readonly answer: string | null;
}

/** Renders the whole page for the findings. */
export function renderPage(root: HTMLElement, view: PageView, world: PageWorld): void {
  const { title: heading, lead } = headings[view.heading];
  document.title = `${heading} · Cuadra`;
  const [name, color] = MARKS[view.alarming ? "alarm" : view.heading === "cerrado" ? "closed" : "sound"];
  const mark = title(heading, lead, name, color, world.answer ?? "");
  const pins = lockedList(world.shut, { when, onOpen: world.onOpen });
  // Before what can be done without it, where there is nothing else.
  const isFirst = view.heading === "cerrado";
  root.replaceChildren(
    mark,
    (isFirst && pins) || "",
    tileBox(view.tiles) ?? "",
    h("h2", { class: "section-head mt-11" }, options.heading),
    h("ul", {}, ...view.options.map((option, index) => optionRow(option, index === 0, world))),
    olderCopies(view, world) ?? "",
    (!isFirst && pins) || "",
    classList(world.findings.classes ?? []) ?? "",
    asideList(when, world.shut) ?? "",
    technicalDetail(view),
  );
}

export function renderDone(root: HTMLElement, backup: BackupFacts): void {
  document.title = `${done.title} · Cuadra`;
  const link = h("a", { class: "btn btn-primary", href: "/login" }, done.enter);
  root.replaceChildren(
    title(done.title, done.text(backup.entries, backup.books), "check", "text-success"),
    h("div", { class: "mt-8 sm:pl-13" }, link),
  );
  root.querySelector("h1")?.focus();
}
