import type { AccountCode } from "../accounting/account.ts";
import type { VatRate } from "../accounting/operations/tax-parts.ts";
import type { Day } from "../kernel/day.ts";
import type { AssetId, RuleId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { TextPlace } from "../understanding/plain-text.ts";
import type { TextRefusal } from "../understanding/refused-text.ts";
import type { Deducted } from "../understanding/spoken/spoken-pay.ts";
import type { SpokenShare } from "../understanding/spoken/spoken-payment.ts";
import type { SpokenWithheld } from "../understanding/spoken/spoken-withheld.ts";
import type { GuidedDeed } from "./deed.ts";

/**
 * How a part of an operation is known: said in these places of the text, usual where nobody says otherwise, taken from
 * an earlier entry of the book, by a rule of the company, or answered by a person.
 */
export type KnownBy = "said" | "usual" | "book" | "rule" | "answered";

/** A part of an operation, with how it is known. */
export interface Known<Value> {
  readonly value: Value;
  readonly by: KnownBy;
  /** Empty unless it was said. */
  readonly spans: readonly TextPlace[];
}

/** The five methods of the guided panel (spec §3). */
export const GUIDED_MEANS = ["cash", "transfer", "card", "check", "credit"] as const;
export type GuidedMeans = (typeof GUIDED_MEANS)[number];

export interface GuidedPayment {
  readonly means: GuidedMeans;
  /** The pocket that was named ("por Nequi"); null for that of the means. */
  readonly pocket: AccountCode | null;
  readonly share: SpokenShare;
  /** When it falls due, on credit. */
  readonly due: Day | null;
  readonly by: KnownBy;
  readonly spans: readonly TextPlace[];
}

/** `within`: the amount has it. `on-top`: it comes on top of the amount. */
export type GuidedVat =
  | { readonly kind: "none" }
  | { readonly kind: "within" | "on-top"; readonly rate: VatRate };

/** An account that words may mean, and what it then means in about six words. */
export interface GuidedAccount {
  readonly account: AccountCode;
  readonly means: string | null;
  /** The day of the earlier entry that used it for the same words. */
  readonly asOn?: Day;
}

/** What the book's last entry of the same words was made with. */
export interface RememberedEntry {
  readonly day: Day;
  readonly account: AccountCode;
  readonly party: string | null;
  readonly means: GuidedMeans | null;
}

/** One question about what is missing or doubtful, with what may be answered; empty options: it is typed. */
export type GuidedQuestion =
  | { readonly kind: "deed"; readonly options: readonly GuidedDeed[] }
  | { readonly kind: "account"; readonly options: readonly GuidedAccount[] }
  | { readonly kind: "amount"; readonly options: readonly Pesos[] }
  /** Pesos for one unit of the foreign currency. */
  | { readonly kind: "rate"; readonly currency: string; readonly options: readonly number[] }
  | { readonly kind: "vat"; readonly options: readonly GuidedVat[] }
  | { readonly kind: "means"; readonly options: readonly GuidedMeans[] }
  /** How much of the whole was paid in each way. */
  | { readonly kind: "shares"; readonly options: readonly [] }
  /** The pocket that the money went to or came from. */
  | { readonly kind: "pocket"; readonly options: readonly GuidedAccount[] }
  /** How much of it is interest, or of a sale, what it had cost; zero is an answer. */
  | { readonly kind: "interest" | "cost"; readonly options: readonly Pesos[] }
  /** How much of an asset that left was depreciated; zero is an answer. */
  | { readonly kind: "depreciated"; readonly options: readonly Pesos[] }
  /** Which asset of the register left; the answer may be that it is none of them. */
  | { readonly kind: "asset"; readonly options: readonly AssetChoice[] }
  | { readonly kind: "party"; readonly options: readonly string[] }
  | { readonly kind: "date"; readonly options: readonly Day[] };

/** An asset of the register that words may mean. */
export interface AssetChoice {
  readonly id: AssetId;
  readonly name: string;
}

export type GuidedDoubt = "deed" | "account" | "vat" | "party" | "date" | "interest" | "cost" | "shares";

/** "100 dólares". */
export interface ForeignAmount {
  readonly name: string;
  readonly units: number;
}

/** The rule of the company that had a part in an operation. */
export interface AppliedRule {
  readonly id: RuleId;
  readonly name: string;
  /** Names of other rules that held too, and say something else. */
  readonly over: readonly string[];
  /** By the rule nothing is withheld. */
  readonly withholdsNothing: boolean;
  /** It says on which account a way of paying is. */
  readonly setsPocket: boolean;
}

/** One operation as it was understood. */
export interface GuidedOperation {
  /** The words of this operation. */
  readonly text: string;
  /** Null while it is not known what was done. */
  readonly deed: Known<GuidedDeed> | null;
  /** What it was about: the account of the expense, of what was bought, of what is owed. */
  readonly account: Known<AccountCode> | null;
  readonly amount: Known<Pesos> | null;
  readonly vat: Known<GuidedVat> | null;
  /** The rate of the tax on consumption that the amount of a sale holds; absent where none is told. */
  readonly consumption?: number;
  /** How much of a loan's payment is interest. */
  readonly interest: Known<Pesos> | null;
  /** What was sold had cost this. */
  readonly cost: Known<Pesos> | null;
  /** What of an asset that left was depreciated; absent where no asset did, null while it is not known. */
  readonly depreciated?: Known<Pesos> | null;
  /** What was taken off a debt that is paid; absent where nothing was. */
  readonly discount?: Pesos;
  /** The accounts of a whole that was told part by part ("cesantías 480.000, prima 300.000"); absent where it was not. */
  readonly parts?: readonly { readonly account: AccountCode; readonly amount: Pesos }[];
  /** The account that an amount is moved away from, in a reclassification. */
  readonly from?: AccountCode;
  /** The asset of the register that left; null where a person said that it is none of them. */
  readonly asset?: Known<AssetId> | null;
  readonly payments: readonly GuidedPayment[];
  readonly party: Known<string> | null;
  readonly document: Known<string> | null;
  readonly date: Known<Day> | null;
  readonly description: string;
  /** Said in another currency, whose rate is asked for; null in pesos. */
  readonly currency: ForeignAmount | null;
  /** What is taken off a salary, for whom. */
  readonly deducted: readonly Deducted[];
  /** Told to be withheld, with its rate or amount: it holds instead of what the profile says. */
  readonly withheld: readonly SpokenWithheld[];
  /** By what it was told: words of the deed, a verb, or a thing alone. */
  readonly saidBy: "deed" | "verb" | "thing";
  /** The words that may tell what it was about, folded. */
  readonly words: string;
  /** Accounts that the words may mean, the likeliest first. */
  readonly accounts: readonly GuidedAccount[];
  /** What the words most likely tell was done, where it is not known or is doubted. */
  readonly likely?: readonly GuidedDeed[];
  /** Null where no earlier entry tells the same. */
  readonly remembered: RememberedEntry | null;
  /** Absent where no rule of the company said anything of it. */
  readonly rule?: AppliedRule;
  /** Days that were meant, where more than one was. */
  readonly days: readonly Day[];
  /** Amounts that were said and contradict each other. */
  readonly saidAmounts: readonly Pesos[];
  /** Parts that were said, but not so that they are taken without asking. */
  readonly doubt: readonly GuidedDoubt[];
  /** What must be answered before there is an entry, the most telling first. */
  readonly missing: readonly GuidedQuestion[];
}

/** What a text was understood as. */
export type Understanding =
  | { readonly kind: "operations"; readonly operations: readonly GuidedOperation[] }
  /** A question about accounting or the application: the assistant answers it. */
  | { readonly kind: "question" }
  | { readonly kind: "refused"; readonly why: TextRefusal }
  /** Nothing that can be understood as an operation. */
  | { readonly kind: "none" };
