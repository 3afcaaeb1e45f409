import { useState } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { CompanyCard } from "#storage/queries/companies/company-figures.ts";

type DialogKind = "edit" | "remove" | "profile";

interface Asked {
  readonly kind: DialogKind;
  /** State of the company when the dialog opened. */
  readonly card: CompanyCard;
}

/** The dialog open over the companies, and its company. */
export type OpenDialog =
  | (Asked & { readonly now: CompanyCard })
  | { readonly kind: "view"; readonly card: CompanyCard; readonly now: CompanyCard }
  | { readonly kind: "gone" | "unknown" }
  | null;

/**
 * The open dialog. If its company leaves the list meanwhile, it was deleted elsewhere, and the dialog states that; a
 * company in the address that never was in the list is unknown.
 */
export function useOpenDialog(cards: readonly CompanyCard[] | null, named: CompanyId | null) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [seen, setSeen] = useState<CompanyId | null>(null);
  const find = (id: CompanyId) => cards?.find((card) => card.company.id === id);
  const viewed = named === null || cards === null ? undefined : find(named);
  if (viewed !== undefined && seen !== named) setSeen(named);

  const dialog = (): OpenDialog => {
    if (cards === null) return null;
    if (asked !== null) {
      const now = find(asked.card.company.id);
      return now === undefined ? { kind: "gone" } : { ...asked, now };
    }
    if (named === null) return null;
    if (viewed === undefined) return { kind: seen === named ? "gone" : "unknown" };
    return { kind: "view", card: viewed, now: viewed };
  };
  return {
    dialog: dialog(),
    ask: (kind: DialogKind, card: CompanyCard) => setAsked({ kind, card }),
    close: () => setAsked(null),
  };
}
