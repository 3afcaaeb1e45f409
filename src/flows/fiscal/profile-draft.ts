import {
  duplicateContent,
  type FiscalContent,
  type FiscalProfile,
  newProfile,
  profileContentOf,
  type Retention,
  type RetentionId,
} from "#domain/fiscal/fiscal-profile.ts";
import { type AppliesTo, type ProfileScope, scopeOf } from "#domain/fiscal/profile-scope.ts";
import { conceptOf } from "#domain/fiscal/retention-concept.ts";
import { withholdingOn } from "#domain/fiscal/tax-law.ts";
import type { Day } from "#domain/kernel/day.ts";
import { fold } from "#domain/kernel/spanish.ts";
import type { FiscalAction } from "./fiscal-dialog-machine.ts";

/** "as-is": the profile belongs to another company or statement, or to none, and the form does not change that. */
export type ScopeChoice = ProfileScope["kind"] | "as-is";

/** The state of the form. */
export interface ProfileDraft {
  readonly content: FiscalContent;
  readonly scope: ScopeChoice;
}

/** The scopes available here; the first is the default for a new profile. */
export function scopeChoices(of: AppliesTo): ProfileScope[] {
  const places: ProfileScope[] = [];
  if (of.companyId) places.push({ kind: "company", companyId: of.companyId });
  if (of.statementId) places.push({ kind: "statement", statementId: of.statementId });
  return [...places, { kind: "default" }];
}

function isSame(a: ProfileScope, b: ProfileScope): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The choice that matches a stored profile's scope; "as-is" if it is not available here. */
export function choiceOf(profile: FiscalProfile, of: AppliesTo): ScopeChoice {
  const scope = scopeOf(profile);
  const found = scope && scopeChoices(of).find((each) => isSame(each, scope));
  return found ? found.kind : "as-is";
}

/** The scope of a choice. */
export function scopeFrom(
  choice: ScopeChoice,
  of: AppliesTo,
  profile: FiscalProfile | null,
): ProfileScope | null {
  if (choice === "as-is") return profile ? scopeOf(profile) : null;
  return scopeChoices(of).find((each) => each.kind === choice) ?? { kind: "default" };
}

/** The form's initial state. A copy has no scope until one is chosen. */
export function startProfileDraft(
  action: FiscalAction,
  source: FiscalProfile | null,
  of: AppliesTo,
  newId: () => RetentionId,
): ProfileDraft {
  const first = scopeChoices(of)[0]?.kind ?? "default";
  if (action.kind === "create" || source === null) return { content: newProfile(), scope: first };
  if (action.kind === "update") return { content: profileContentOf(source), scope: choiceOf(source, of) };
  return { content: duplicateContent(profileContentOf(source), newId), scope: "as-is" };
}

/** What another profile says under the name that was typed. */
export function copiedContent(
  content: FiscalContent,
  from: FiscalProfile,
  newId: () => RetentionId,
): FiscalContent {
  return { ...duplicateContent(profileContentOf(from), newId), name: content.name };
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

/** A new row given a name from the law takes its statutory rate; a row already edited keeps its own. */
export function renamed(retention: Retention, name: string, day: Day): Partial<Retention> {
  const fresh = retention.name === "Nueva Retención" && retention.rate === 2.5;
  const law = withholdingOn(day, conceptOf({ name }));
  if (!fresh || retention.type !== "income" || !law.known || fold(law.value.name) !== fold(name.trim()))
    return { name };
  return { name, rate: law.value.filer };
}
