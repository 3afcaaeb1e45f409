import type { Company } from "#domain/company/company.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";

export interface NoteSaving {
  readonly id: CommandId;
  readonly result: CommandResult<Company>;
}

/**
 * What a note says while it is edited. It outlives no screen: what was typed and not saved when its editor closes is
 * saved then, unless it was given up or says nothing yet. `save` gets null to take back what was kept.
 */
export function makeNoteDraft<Content>(
  written: Content,
  save: (typed: Content | null) => Promise<NoteSaving>,
  isWhole: (typed: Content) => boolean = () => true,
) {
  let [typed, saved] = [written, written];
  const run = async (content: Content | null) => {
    const saving = await save(content);
    if (saving.result.ok) saved = typed;
    return saving;
  };
  const isDirty = () => typed !== saved;
  return {
    type: (content: Content) => {
      typed = content;
    },
    isDirty,
    /** Saves what was typed. */
    keep: () => run(typed),
    /** Takes back what was kept: the template again, or no note of the company's own. */
    reset: () => {
      typed = saved;
      return run(null);
    },
    giveUp: () => {
      typed = saved;
    },
    flush: async () => !isDirty() || !isWhole(typed) || (await run(typed)).result.ok,
  };
}
