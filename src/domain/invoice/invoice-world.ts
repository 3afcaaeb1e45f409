import type { AccountCode } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import type { Entry } from "../accounting/entries/entry.ts";
import type { CompanyRule } from "../automation/company-rule.ts";
import { type FiscalContent, newProfile } from "../fiscal/fiscal-profile.ts";
import type { InventoryItem } from "../inventory/inventory-item.ts";
import type { MethodSince } from "../inventory/kardex.ts";
import type { Day, Month } from "../kernel/day.ts";
import { PartyIndex } from "../parties/find-party.ts";
import type { Party } from "../parties/party.ts";
import { ItemIndex } from "./match-items.ts";
import { AccountMemory } from "./propose-account.ts";
import { RecordedDocuments } from "./recorded.ts";

type Profile = Pick<FiscalContent, "flags" | "vatSettings" | "retentions" | "uvt">;

/** What a book says about documents before any is read. */
export interface InvoiceFacts {
  readonly chart: Chart;
  /** Of the company; empty where it has none. */
  readonly nit: string;
  /** Null: none applies. */
  readonly profile: Profile | null;
  readonly parties: readonly Party[];
  /** Entries of the last months, in journal order. */
  readonly entries: readonly Entry[];
  readonly closedMonths: ReadonlySet<Month>;
  /** Of the company, in no order. */
  readonly rules: readonly CompanyRule[];
  readonly today: Day;
  /** Null where the book keeps no stock. */
  readonly stock: {
    /** Closed ones too: their codes are taken. */
    readonly items: readonly InventoryItem[];
    readonly methods: readonly MethodSince[];
  } | null;
}

/** The same, made ready to look in. */
export interface InvoiceWorld extends Omit<InvoiceFacts, "profile" | "entries"> {
  readonly profile: Profile;
  readonly index: PartyIndex;
  readonly memory: AccountMemory;
  readonly recorded: RecordedDocuments;
  readonly words: Map<string, AccountCode | null>;
  readonly items: ItemIndex;
}

/** Without a profile of taxes the company is an ordinary one, which withholds nothing. */
export function invoiceWorld(facts: InvoiceFacts): InvoiceWorld {
  const { chart, parties, entries } = facts;
  const index = new PartyIndex(parties);
  return {
    ...facts,
    profile: facts.profile ?? newProfile(),
    index,
    memory: new AccountMemory(chart, entries, index),
    recorded: new RecordedDocuments(chart, entries, index),
    words: new Map(),
    items: new ItemIndex((facts.stock?.items ?? []).filter(({ state }) => state === "active")),
  };
}
