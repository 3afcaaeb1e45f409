import { type HandIn, type HandInState, handInCounts } from "#domain/classroom/hand-ins.ts";
import { handInTexts as texts } from "./texts.ts";

interface HandInCountsProps {
  readonly handIns: readonly HandIn[];
  /** The state that alone is listed; null for all. */
  readonly only: HandInState | null;
  readonly onOnly: (state: HandInState | null) => void;
}

/** How much has arrived: a box for each student, and how many are in each state, which lists those alone. */
export function HandInCounts({ handIns, only, onOnly }: HandInCountsProps) {
  const counts = handInCounts(handIns);
  const received = handIns.filter(({ last }) => last !== null).length;
  return (
    <section aria-label={texts.list} className="hand-in-counts">
      <p>
        <span className="desk-figure inline">{received}</span>{" "}
        <span className="text-lg text-muted">{texts.of(handIns.length)}</span>
        <span className="block text-muted">{texts.received}</span>
      </p>
      <div className="grid min-w-0 gap-3">
        <div className="hand-in-boxes" aria-hidden="true">
          {counts.flatMap(({ state, count }) =>
            Array.from({ length: count }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes of one state are all alike
              <span key={`${state} ${at}`} data-state={state} />
            )),
          )}
        </div>
        <ul className="flex flex-wrap gap-x-2 gap-y-1">
          {counts.map(({ state, count }) => {
            const words = texts.counted(state, count);
            return (
              <li key={state}>
                <button
                  type="button"
                  className="hand-in-count"
                  aria-pressed={only === state}
                  aria-label={texts.onlyThese(words)}
                  onClick={() => onOnly(only === state ? null : state)}
                >
                  <span className="hand-in-swatch" data-state={state} aria-hidden="true" />
                  {words}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
