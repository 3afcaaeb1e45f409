import { h } from "./element.ts";
import { options } from "./texts.ts";

/** How a person clears this site's data and brings the file back. Without a copy, why not to. */
export function clearSteps(hasCopy: boolean): HTMLElement {
  const [first, ...rest] = options.clearSteps;
  const steps = hasCopy ? [first, ...rest] : rest;
  const list = h(
    "ol",
    { class: "max-w-prose list-decimal space-y-2 pl-5" },
    ...steps.map((step) => h("li", {}, step ?? "")),
  );
  if (hasCopy) return list;
  return h(
    "div",
    { class: "grid gap-3" },
    h("p", { class: "max-w-prose font-semibold text-error" }, options.clearWithout),
    list,
  );
}
