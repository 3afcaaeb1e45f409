import { expect, type Page } from "@playwright/test";

/** What has the focus, and whether a person sees that. */
interface Stop {
  readonly what: string;
  readonly named: boolean;
  readonly seen: boolean;
  readonly marked: boolean;
  /** Still where the focus was before the key. */
  readonly same: boolean;
}

/** Looks at the focused element: its name, whether anything lies over it, and whether its focus shows. */
function lookAtFocus(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
  const what = `${element.tagName.toLowerCase()} ${element.getAttribute("role") ?? ""} "${text.slice(0, 60)}"`;
  const labelled =
    element.getAttribute("aria-labelledby") !== null || (element as HTMLInputElement).labels?.length;
  const named =
    text !== "" ||
    Boolean(labelled) ||
    Boolean(element.title) ||
    element.querySelector("img[alt], svg title") !== null;
  const box = element.getBoundingClientRect();
  const label = (element as HTMLInputElement).labels?.[0];
  const isHit = (across: number, down: number): boolean => {
    const x = Math.min(Math.max(box.left + Math.min(box.width * across, 40), 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height * down, 0), innerHeight - 1);
    const above = document.elementFromPoint(x, y);
    return (
      above !== null &&
      (element.contains(above) || above.contains(element) || Boolean(label?.contains(above)))
    );
  };
  // A third of it at least: a row that goes on under the next bar is seen.
  const over =
    [0.1, 0.5, 0.9].filter((down) => isHit(0.1, down) || isHit(0.5, down) || isHit(0.9, down)).length > 0;
  const inside =
    box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  // The focus may be drawn on the element, on its current row, on its label or on a frame around it.
  const active = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
  const { parentElement: frame } = element;
  const drawn = [element, active, label, frame, frame?.parentElement].some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
  });
  const isTyped = element.matches("input, textarea, select, [contenteditable]");
  const page = window as unknown as { lastStop?: Element };
  const same = page.lastStop === element;
  page.lastStop = element;
  return { what, named, same, seen: inside && over, marked: drawn || isTyped };
}

/** Goes through the page by the tabulator: every stop has a name, is seen, shows its focus, and none traps it. */
export async function focusJourney(page: Page, most = 30, key = "Tab"): Promise<number> {
  const stops: Stop[] = [];
  // Where an earlier journey ended is no stop of this one.
  await page.evaluate(() => Reflect.deleteProperty(window, "lastStop"));
  let isRound = false;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (stop !== null) stops.push(stop);
    else if (isRound || stops.length > 2) break;
    // A page that sets the focus itself may begin near its end.
    else isRound = true;
  }
  const url = page.url();
  const which = (stop: Stop) => stop.what;
  expect(stops.filter(({ named }) => !named).map(which), `without a name on ${url}`).toEqual([]);
  expect(stops.filter(({ seen }) => !seen).map(which), `focused and not seen on ${url}`).toEqual([]);
  expect(stops.filter(({ marked }) => !marked).map(which), `no sign of the focus on ${url}`).toEqual([]);
  expect(stops.filter(({ same }) => same).map(which), `the tabulator does not leave it on ${url}`).toEqual(
    [],
  );
  return stops.length;
}

/**
 * Controls in sight of less than 24 pixels that have another one within the 24 pixels around their middle. A link within
 * a sentence is as high as its line, and a field is pressed by its label too (AX-09).
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const controls =
      "button, a[href], input, select, textarea, summary, [role=option], [role=menuitem], [role=tab]";
    const modal = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const seen = [...modal.querySelectorAll<HTMLElement>(controls)].flatMap((each) => {
      if (each.matches(":disabled, [type=hidden]")) return [];
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const target = (each.matches("input") && each.closest<HTMLElement>("label, .control")) || each;
      const box = target.getBoundingClientRect();
      return box.width < 2 || box.height < 2 ? [] : [{ each, target, box }];
    });
    const isInline = (each: HTMLElement) => each.matches("a") && getComputedStyle(each).display === "inline";
    return seen.flatMap(({ each, target, box }) => {
      if ((box.width >= LEAST && box.height >= LEAST) || isInline(each)) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const near = seen.some((other) => {
        if (other.target === target || target.contains(other.target) || other.target.contains(target))
          return false;
        const right = Math.max(other.box.left - x, x - other.box.right, 0);
        const down = Math.max(other.box.top - y, y - other.box.bottom, 0);
        return Math.hypot(right, down) < LEAST / 2;
      });
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      return near ? [`${each.ariaLabel ?? each.textContent?.trim().slice(0, 40) ?? ""} (${size})`] : [];
    });
  });
}
