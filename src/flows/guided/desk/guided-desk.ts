import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { KnowledgeEntry } from "#domain/assistant/knowledge.ts";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import type { RuleActions } from "../rules/use-rule-actions.ts";
import type { Uses } from "./use-uses.ts";

/** The outcome of registering: what to say of it. */
export type Registered =
  | { readonly ok: true; readonly said: string }
  | { readonly ok: false; readonly text: string };

/** What the panel works with on its screen. */
export interface GuidedDesk {
  /** Identity of what is written to: the conversation and the operation in hand belong to it. */
  readonly key: string;
  /** What sentences are understood with; null where nothing is registered, or it could not be read. */
  readonly world: GuidedWorld | null;
  /** False while that is being read: a message waits for it. */
  readonly isReady: boolean;
  /** What a confirmed operation becomes. */
  readonly writes: "entry" | "rows";
  /** Why nothing may be registered here; null where it may. */
  readonly readOnly: string | null;
  /** What is said to what is not understood here. */
  readonly unknown: string;
  readonly uses: Uses;
  /** What is done with the rules of the company; null where there are none, or they are not changed. */
  readonly rules: RuleActions | null;
  readonly facts: () => readonly KnowledgeEntry[];
  /** Null if the person took the entry back before it was written. */
  readonly register: (entry: EntryContent, operation: GuidedOperation) => Promise<Registered | null>;
}
