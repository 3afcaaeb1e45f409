import type { GuidedAnswer } from "#domain/guided/answer.ts";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";

/** What each group of fields shows and changes. */
export interface DetailFieldsProps {
  readonly operation: GuidedOperation;
  readonly world: GuidedWorld;
  readonly onAnswer: (given: GuidedAnswer) => void;
}
