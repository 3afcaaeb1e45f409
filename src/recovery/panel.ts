import { h } from "./element.ts";

/** Panel below the row: what the option asks before anything is written. */
export class Panel {
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

  /** `to`: what takes the focus back, if not the first button of the row. */
  close(to: HTMLElement = this.#button): void {
    this.element.replaceChildren();
    // A button that is busy takes no focus; it is free once this press has ended.
    setTimeout(() => to.focus());
  }
}
