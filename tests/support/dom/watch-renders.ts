/**
 * Counts which components React really rendered, as its developer tools do: from the tree of each commit. The set-up
 * of the screens' tests imports it before react-dom, which looks for the tools once per worker.
 */

/** The parts of a fiber that are read here. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

export interface Rendered {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Set by React on a component whose function was called. */
const PERFORMED_WORK = 1;

type Listener = (rendered: Rendered) => void;

interface Tools {
  /** Survives the file that first made it: react-dom keeps the tools it found. */
  readonly listeners: Set<Listener>;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Tools | undefined;
}

function nameOf(type: unknown): string | null {
  if (typeof type === "function") return type.name;
  // What `memo` made.
  return typeof type === "object" && type !== null && "type" in type ? nameOf(type.type) : null;
}

function tell(fiber: Fiber, listeners: ReadonlySet<Listener>): void {
  const name = nameOf(fiber.type);
  if (name === null || (fiber.flags & PERFORMED_WORK) === 0) return;
  for (const listener of listeners) listener({ name, props: fiber.memoizedProps ?? {} });
}

/** A subtree that kept its fiber was not touched by this commit. */
function walk(fiber: Fiber | null, before: ReadonlySet<Fiber>, listeners: ReadonlySet<Listener>): void {
  for (let each = fiber; each !== null; each = each.sibling) {
    if (before.has(each)) continue;
    tell(each, listeners);
    walk(each.child, childrenOf(each.alternate), listeners);
  }
}

function childrenOf(fiber: Fiber | null): ReadonlySet<Fiber> {
  const children = new Set<Fiber>();
  for (let each = fiber?.child ?? null; each !== null; each = each.sibling) children.add(each);
  return children;
}

function makeTools(): Tools {
  const listeners = new Set<Listener>();
  const hook = {
    listeners,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot(_id: number, { current }: { readonly current: Fiber }) {
      if (listeners.size > 0) walk(current.child, childrenOf(current.alternate), listeners);
    },
  };
  return hook;
}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= makeTools();
const { listeners } = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;

/** Collects what is rendered from now on; `stop` answers it. */
export function watchRenders(): { readonly stop: () => Rendered[] } {
  const seen: Rendered[] = [];
  const listener: Listener = (rendered) => void seen.push(rendered);
  listeners.add(listener);
  return {
    stop: () => {
      listeners.delete(listener);
      return seen;
    },
  };
}
