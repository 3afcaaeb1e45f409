import { type ProcessStep, readProcess } from "#domain/classroom/process-log.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import { workTexts } from "./texts.ts";

const texts = workTexts.process;

/** How the work was made, as its student agreed to tell: how many steps in how long, and each of them (ED-144). */
export function ProcessLog({ log }: { readonly log: readonly ProcessStep[] }) {
  const { steps, minutes } = readProcess(log);
  if (steps.length === 0) return null;
  return (
    <details className="rounded-box border border-raya px-4 py-2">
      <summary className="cursor-pointer font-medium">{texts.summary(steps.length, minutes)}</summary>
      <p className="mt-2 text-caption text-muted">{texts.clock}</p>
      <ol className="relative mt-1 max-h-64 overflow-y-auto">
        {steps.map(({ at, kind, entry }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and the list never changes
          <li key={place} className="flex flex-wrap justify-between gap-x-4 border-raya border-b py-1">
            <span>{texts.step[kind](entry)}</span>
            <span className="text-muted">{formatMoment(at)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
