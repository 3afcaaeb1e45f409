import { page } from "./texts.ts";

type Child = Node | string | null;

interface Attributes {
  readonly class?: string;
  readonly [name: string]: string | boolean | undefined;
}

/** Creates an element with attributes and children. Text is always inserted as text, never parsed as markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  alert: "M12 3.5 22 20.5H2ZM12 9.5v5M12 17.4v.2",
  check: "M5 12.8l4.6 4.6L19.2 7",
  wrong: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5v5.5M12 16.2v.2",
  none: "M5 12h14",
  copy: "M4 12a8 8 0 1 0 2.5-5.8L3.8 8.8M3.8 4v4.8h4.8M12 7.8V12l3 1.8",
  enter: "M14 4h5v16h-5M4 12h11M11 8l4 4-4 4",
  file: "M12 14V3.5M8 7.5l4-4 4 4M4 14h16v6H4ZM7 17h.2M10 17h.2",
  raw: "M12 4v11M7.5 10.5 12 15l4.5-4.5M4 16v4h16v-4",
  retry: "M20 12a8 8 0 1 1-2.5-5.8l2.7 2.6M20.2 4v4.8h-4.8",
  more: "M6 9.5l6 6 6-6",
  over: "M6 3.5h12v17H6ZM9.5 9.5l5 5M14.5 9.5l-5 5",
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon, hidden from screen readers: the adjacent words say the same. */
export function icon(name: IconName, size: number, className = ""): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const attributes = {
    viewBox: "0 0 24 24",
    width: String(size),
    height: String(size),
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.75",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
    class: `shrink-0 ${className}`,
  };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** Whatever has not answered for so long is said to be slow, on the button that waits for it (ST-16). */
const SLOW_MS = 10_000;

/** Marks a button as busy while the work runs, and restores it afterwards. */
export async function whileBusy(
  button: HTMLButtonElement,
  label: string,
  work: () => Promise<void>,
): Promise<void> {
  const before = button.textContent ?? "";
  button.textContent = label;
  button.disabled = true;
  const slow = setTimeout(() => {
    button.textContent = `${label} ${page.slowPress}`;
  }, SLOW_MS);
  try {
    await work();
  } finally {
    clearTimeout(slow);
    button.textContent = before;
    button.disabled = false;
  }
}

/** Runs the work of a press; a failure is our bug and is logged with its trace. */
export function onPress(button: HTMLElement, work: () => Promise<void> | void): void {
  button.addEventListener("click", () => {
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => console.error(error));
  });
}
