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
  const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 40), 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 20), 0), innerHeight - 1);
  const above = document.elementFromPoint(x, y);
  const label = (element as HTMLInputElement).labels?.[0];
  const over =
    above !== null && (element.contains(above) || above.contains(element) || label?.contains(above));
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
  return { what, named, same, seen: inside && Boolean(over), marked: drawn || isTyped };
}

/** Goes through the page by the tabulator: every stop has a name, is seen, shows its focus, and none traps it. */
export async function focusJourney(page: Page, most = 30): Promise<number> {
  const stops: Stop[] = [];
  let isRound = false;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
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
