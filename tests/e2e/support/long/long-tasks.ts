import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { plantWork } from "../processor.ts";

/** Processor time of one task of the page's main thread, on a machine of the usual speed. */
const LONGEST_MS = 100;
const MICROSECONDS = 1000;
/** The planted task uses twice as much as the limit on the usual machine; on a faster one less. */
const SEEN_MS = 25;
/** Written between the work that is looked at and the planted task. */
const MARK = "cuadra-planted";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Processor time, of complete events. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** `took`: processor time; `lasted`: time on the wall, which a loaded machine makes longer. Milliseconds. */
interface Task {
  readonly at: number;
  readonly took: number;
  readonly lasted: number;
}

const TRACE = {
  // Until it is full: where it is, the mark is missing and the test says so. Nothing is overwritten unseen.
  recordMode: "recordUntilFull" as const,
  traceBufferSizeInKb: 400_000,
  includedCategories: ["disabled-by-default-devtools.timeline", "blink.user_timing"],
  excludedCategories: ["*"],
};

const inMs = (microseconds = 0) => Math.round(microseconds / MICROSECONDS);

/** The tasks of the thread that the mark was written on, which is the page's main one: before it, and from it on. */
function split(events: readonly TraceEvent[]): { readonly own: Task[]; readonly planted: Task[] } {
  const mark = events.find(({ name }) => name === MARK);
  expect(mark, "the trace reaches the mark").toBeDefined();
  if (mark === undefined) return { own: [], planted: [] };
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === "X" && name.endsWith("RunTask") && pid === mark.pid && tid === mark.tid,
  );
  const first = Math.min(...tasks.map(({ ts }) => ts));
  const all = tasks.map(({ ts, dur, tdur }) => ({
    at: inMs(ts - first),
    took: inMs(tdur),
    lasted: inMs(dur),
  }));
  const planted = inMs(mark.ts - first);
  return { own: all.filter(({ at }) => at < planted), planted: all.filter(({ at }) => at >= planted) };
}

/** What the trace holds, once the session handed it over. */
async function endTrace(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const ended = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await ended;
  return events;
}

/**
 * From here on, writes down every task of the page's main thread with the processor time that it used; the answer
 * expects that none used more than 100 ms on a machine of the usual speed. Other work on the same processors makes a
 * task last longer and not use more. The task that tells how fast this machine is stands in the same trace: where it is
 * not seen, nothing was measured, and that is a failure.
 */
export async function watchTasks(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: TRACE });
  return async () => {
    await page.evaluate((name) => performance.mark(name), MARK);
    const slowness = await plantWork(page);
    const { own, planted } = split(await endTrace(session));
    await session.detach();
    const longest = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ took }) => took));
    expect(longest(planted), "the planted task is seen").toBeGreaterThan(SEEN_MS);
    const limit = LONGEST_MS * slowness;
    const all = own
      .toSorted((one, other) => other.took - one.took)
      .slice(0, 5)
      .map(({ at, took, lasted }) => `${took} ms of the processor (${lasted} on the wall) at ${at}`)
      .join(", ");
    const description = `${all}; limit ${Math.round(limit)}, ${own.length} tasks`;
    test.info().annotations.push({ type: "long tasks", description });
    expect(longest(own), description).toBeLessThanOrEqual(limit);
  };
}
