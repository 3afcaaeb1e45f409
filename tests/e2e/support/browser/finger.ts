import { expect, type Page } from "@playwright/test";

/**
 * Expects that each control in sight is hit 21 px from its middle in all four directions, where the window goes on: a
 * finger finds 44 px of it, whatever is drawn (AX-14).
 */
export async function fingersFindAll(page: Page): Promise<void> {
  const missed = await page.evaluate(() => {
    const controls = "button, a[href], input, select, textarea, [role=option], [role=menuitem], summary";
    const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
    const found: string[] = [];
    for (const each of document.querySelectorAll<HTMLElement>(controls)) {
      if (modal && !modal.contains(each) && !each.closest("[popover]")) continue;
      if (each.matches(":disabled") || !each.checkVisibility({ visibilityProperty: true })) continue;
      const target = (each.matches("input") && each.closest<HTMLElement>("label, .control")) || each;
      const box = target.getBoundingClientRect();
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const hits = (x: number, y: number) => target.contains(document.elementFromPoint(x, y));
      const floats = "[popover], dialog, [data-sonner-toast]";
      const isUnder = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest(floats) !== target.closest(floats);
      // What lies under something else is not offered; what a menu or a notice reaches, a moment later.
      if (box.width < 2 || !hits(middle.x, middle.y)) continue;
      const around = [
        [0, -21],
        [0, 21],
        [-21, 0],
        [21, 0],
      ] as const;
      for (const [right, down] of around) {
        const [x, y] = [middle.x + right, middle.y + down];
        const isInWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        if (isInWindow && !hits(x, y) && !isUnder(x, y)) {
          found.push(`${each.ariaLabel ?? each.textContent ?? ""} (${right}, ${down})`);
          break;
        }
      }
    }
    return found;
  });
  expect(missed, `${page.url()}: controls smaller than a finger`).toEqual([]);
}
