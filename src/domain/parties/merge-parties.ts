import { otherNames } from "./check-party.ts";
import { namesOf, type Party } from "./party.ts";

/** One record of two that are one person: it takes the other's names, and what it does not say itself. */
export function mergedParty(kept: Party, gone: Party): Party {
  const aliases = otherNames(kept.name, [...namesOf(kept), ...namesOf(gone)]);
  const { document: papers, kind, city, email, phone } = gone;
  return {
    ...(papers && { document: papers }),
    ...(kind && { kind }),
    ...(city !== undefined && { city }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...kept,
    ...(aliases.length > 0 && { aliases }),
  };
}
