import type { Page } from "@playwright/test";

interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly ShiftSource[];
}

/**
 * Collects every layout shift of the page from the start, without those that follow an input. Resolves with their sum,
 * and with what moved, for the message of a failure.
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string }>> {
  await page.addInitScript(() => {
    const found: Shift[] = [];
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => found.push(...(list.getEntries() as unknown as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  return () =>
    page.evaluate(() => {
      const all = (window as unknown as { shifts: readonly Shift[] }).shifts;
      const counted = all.filter((shift) => !shift.hadRecentInput);
      const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
      const words = counted.flatMap(({ value, sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${value.toFixed(4)} ${node?.nodeName} ${node instanceof Element ? node.className : ""} ${box(previousRect)} → ${box(currentRect)} ${node?.textContent?.slice(0, 40)}`,
        ),
      );
      return { sum: counted.reduce((sum, { value }) => sum + value, 0), moved: words.join("\n") };
    });
}
