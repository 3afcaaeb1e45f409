import type { Chart } from "#domain/accounting/chart.ts";
import { meantAccount } from "#domain/accounting/search/meant-account.ts";
import type { MeantNames } from "#domain/import/statement/recognise-account.ts";

/** The longest time for which the page does nothing else: about a frame. */
const SLICE_MS = 16;

interface SearchOptions {
  readonly signal: AbortSignal;
  /** Between 0 and 1. */
  readonly onProgress: (done: number) => void;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * What the search of accounts understands names as. The search is on the page already, and the worker of files does
 * without it (ADR 0081): it is done a frame at a time. Null if cancelled.
 */
export async function meantNames(
  chart: Chart,
  names: readonly string[],
  { signal, onProgress }: SearchOptions,
): Promise<MeantNames | null> {
  const meant = new Map<string, string | null>();
  let begun = performance.now();
  for (const name of names) {
    meant.set(name, meantAccount(chart, name)?.puc ?? null);
    if (performance.now() - begun < SLICE_MS) continue;
    onProgress(meant.size / names.length);
    await pause();
    if (signal.aborted) return null;
    begun = performance.now();
  }
  return signal.aborted ? null : meant;
}
