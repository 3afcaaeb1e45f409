const bars = new Set<HTMLElement>();

function tell(): void {
  const height = Math.max(0, ...[...bars].map((bar) => bar.offsetHeight));
  document.documentElement.style.setProperty("--foot-bar", `${height}px`);
}

/**
 * A callback ref for a bar at the bottom of the window: `--foot-bar` is its height, whatever its rows. The stylesheet of
 * the bar sets `--bottom-bar` to that where it sticks to the window, and toasts keep above it (UX-10).
 */
export function watchBottomBar(bar: HTMLElement | null) {
  if (bar === null) return;
  bars.add(bar);
  const watch = new ResizeObserver(tell);
  watch.observe(bar);
  return () => {
    watch.disconnect();
    bars.delete(bar);
    tell();
  };
}
