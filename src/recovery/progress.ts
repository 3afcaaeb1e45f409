import { h, onPress } from "./element.ts";
import { form } from "./texts.ts";

/** Whatever tells nothing for so long is said to be slow. */
const SLOW_MS = 10_000;

/** How far a long work is, with a button that ends it. */
export class ProgressRow {
  readonly element: HTMLElement;
  readonly #bar: HTMLElement;
  readonly #fill = h("div", { class: "progress-fill" });
  readonly #share = h("span", { class: "text-caption text-muted" });
  readonly #slow = h("p", { role: "status", class: "mt-2 text-muted empty:hidden" });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(label: string, onCancel: () => void) {
    this.#bar = h(
      "div",
      {
        class: "progress-track flex-1",
        role: "progressbar",
        "aria-label": label,
        "aria-valuemin": "0",
        "aria-valuemax": "100",
      },
      this.#fill,
    );
    const cancel = h("button", { type: "button", class: "btn btn-ghost btn-sm" }, form.cancel);
    onPress(cancel, onCancel);
    this.element = h(
      "div",
      { class: "max-w-md" },
      h(
        "div",
        { class: "mb-1.5 flex items-baseline justify-between gap-4" },
        h("span", { class: "font-semibold" }, label),
        this.#share,
      ),
      h("div", { class: "flex items-center gap-3" }, this.#bar, cancel),
      this.#slow,
    );
    this.tell(0);
    queueMicrotask(() => cancel.focus());
  }

  /** Between 0 and 1. */
  readonly tell = (share: number): void => {
    const percent = Math.round(share * 100);
    this.#bar.setAttribute("aria-valuenow", String(percent));
    this.#fill.style.transform = `scaleX(${share})`;
    this.#share.textContent = `${percent} %`;
    this.#slow.textContent = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.element.isConnected) this.#slow.textContent = form.slow;
    }, SLOW_MS);
  };
}
