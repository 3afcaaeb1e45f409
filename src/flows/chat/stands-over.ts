import type { ScreenArea } from "./overlap.ts";

/** What may not be hidden: something to press or fill in, a table, a picture with figures. */
const CONTENT =
  'a[href], button, input, select, textarea, summary, label, table, [role="button"], [role="grid"], [role="img"], figure';
/** Distance between the points looked at; a line of text is higher, a figure wider. */
const STEP_PX = 14;

function hasFigure(element: Element): boolean {
  return [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\d/.test(nodeValue ?? ""),
  );
}

/** Whether it belongs to a bar that stays while the page scrolls. */
function isInBar(element: Element | null): boolean {
  if (element === null || element === document.body) return false;
  const { position } = getComputedStyle(element);
  return position === "sticky" || position === "fixed" || isInBar(element.parentElement);
}

/** A dialog over the page has a rule of its own (overlap.ts). */
function isContent(element: Element): boolean {
  if (element.closest("dialog") !== null) return false;
  return element.closest(CONTENT) !== null || hasFigure(element) || isInBar(element);
}

function* pointsOf({ left, top, right, bottom }: ScreenArea): Generator<readonly [x: number, y: number]> {
  for (let y = top + 2; y < bottom; y += STEP_PX)
    for (let x = left + 2; x < right; x += STEP_PX) yield [x, y];
}

/** Whether an area of the window stands over a figure, a control or a sticky bar of the page. `own` is what covers. */
export function standsOver(area: ScreenArea, own: Element): boolean {
  for (const [x, y] of pointsOf(area)) {
    const under = document.elementsFromPoint(x, y).find((each) => !own.contains(each));
    if (under !== undefined && isContent(under)) return true;
  }
  return false;
}
