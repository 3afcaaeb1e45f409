import {
  contentOf,
  duplicateContent,
  type FiscalContent,
  type FiscalProfile,
  newProfile,
  type Retention,
  type RetentionId,
} from "#domain/fiscal/fiscal-profile.ts";
import { type AppliesTo, type ProfileScope, scopeOf } from "#domain/fiscal/profile-scope.ts";
import { conceptOf } from "#domain/fiscal/retention-concept.ts";
import { withholdingOn } from "#domain/fiscal/tax-law.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import { fold } from "#domain/kernel/spanish.ts";
import type { FiscalAction } from "./fiscal-dialog-machine.ts";

/** "as-is": a profile of another company or statement, or of none, whose place the form leaves alone. */
export type ScopeChoice = ProfileScope["kind"] | "as-is";

/** What the form holds. */
export interface ProfileDraft {
  readonly content: FiscalContent;
  readonly scope: ScopeChoice;
}

/** The places that can be chosen here; the first is where a new profile goes. */
export function scopeChoices(of: AppliesTo): ProfileScope[] {
  const places: ProfileScope[] = [];
  if (of.companyId) places.push({ kind: "company", companyId: of.companyId });
  if (of.statementId) places.push({ kind: "statement", statementId: of.statementId });
  return [...places, { kind: "default" }];
}

function isSame(a: ProfileScope, b: ProfileScope): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The place of a stored profile among those that can be chosen here. */
export function choiceOf(profile: FiscalProfile, of: AppliesTo): ScopeChoice {
  const scope = scopeOf(profile);
  const found = scope && scopeChoices(of).find((each) => isSame(each, scope));
  return found ? found.kind : "as-is";
}

/** The place that a choice names. */
export function scopeFrom(
  choice: ScopeChoice,
  of: AppliesTo,
  profile: FiscalProfile | null,
): ProfileScope | null {
  if (choice === "as-is") return profile ? scopeOf(profile) : null;
  return scopeChoices(of).find((each) => each.kind === choice) ?? { kind: "default" };
}

/** What the form starts from. A copy goes nowhere by itself unless there is a place here for it. */
export function startDraft(
  action: FiscalAction,
  source: FiscalProfile | null,
  of: AppliesTo,
  newId: () => RetentionId,
): ProfileDraft {
  const first = scopeChoices(of)[0]?.kind ?? "default";
  if (action.kind === "create" || source === null) return { content: newProfile(), scope: first };
  if (action.kind === "update") return { content: contentOf(source), scope: choiceOf(source, of) };
  return { content: duplicateContent(contentOf(source), newId), scope: "as-is" };
}

export function isDirty(a: ProfileDraft, b: ProfileDraft): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}

export function withRetention(
  content: FiscalContent,
  id: RetentionId,
  part: Partial<Retention>,
): FiscalContent {
  const retentions = content.retentions.map((each) => (each.id === id ? { ...each, ...part } : each));
  return { ...content, retentions };
}

/** A fresh row that is given a name of the law takes its rate; what was typed before is never written over. */
export function renamed(retention: Retention, name: string, day: Day): Partial<Retention> {
  const fresh = retention.name === "Nueva Retención" && retention.rate === 2.5;
  const law = withholdingOn(day, conceptOf({ name }));
  if (!fresh || retention.type !== "income" || !law.known || fold(law.value.name) !== fold(name.trim()))
    return { name };
  return { name, rate: law.value.filer };
}
