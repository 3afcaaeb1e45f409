/**
 * Test files share a worker and its window. What the product hangs on them lasts as long as a page, so it would act in
 * the files that follow, and which ones follow depends on the machine. What libraries hang there stays: they do it once
 * per worker.
 */

type Release = () => void;

declare global {
  // Survives the modules, which are read anew for each file.
  var pageReleases: Release[] | undefined;
}

/** Whether the function that called the watched one is the product's. */
function isOwnCall(): boolean {
  const [, , , caller = ""] = (new Error().stack ?? "").split("\n");
  return /[/\\]src[/\\]/.test(caller) && !caller.includes("node_modules");
}

function watchListeners(target: EventTarget, releases: Release[]): void {
  const add = target.addEventListener;
  target.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
    if (isOwnCall()) releases.push(() => target.removeEventListener(...args));
    return add.apply(this ?? target, args);
  };
}

function watchTimers(releases: Release[]): void {
  const real = globalThis.setInterval;
  const watched = (...args: Parameters<typeof real>) => {
    const timer = real(...args);
    if (isOwnCall()) releases.push(() => clearInterval(timer));
    return timer;
  };
  globalThis.setInterval = Object.assign(watched, real);
}

function watchObservers(releases: Release[]): void {
  const Real = globalThis.MutationObserver;
  globalThis.MutationObserver = class extends Real {
    constructor(callback: MutationCallback) {
      super(callback);
      releases.push(() => this.disconnect());
    }
  };
}

/** Ends what the files before hung on the page. */
export function beginPage(): void {
  if (globalThis.pageReleases === undefined) {
    globalThis.pageReleases = [];
    for (const target of [window, document]) watchListeners(target, globalThis.pageReleases);
    watchTimers(globalThis.pageReleases);
    watchObservers(globalThis.pageReleases);
  }
  for (const release of globalThis.pageReleases.splice(0)) release();
}
