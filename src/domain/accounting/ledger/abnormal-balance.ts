import { remembered } from "../../kernel/remembered.ts";
import { plainPuc } from "../non-current.ts";
import { ABNORMAL_BALANCES, type AbnormalBalance, DEDUCTIONS } from "./abnormal-balance.data.ts";
import { type PartySums, partiesIn } from "./party-balances.ts";

const LONGEST = Math.max(...ABNORMAL_BALANCES.map(({ prefix }) => prefix.length));
const RULES = new Map(ABNORMAL_BALANCES.map((rule) => [rule.prefix, rule]));

const ruleOf = remembered((puc: string): AbnormalBalance | null => {
  if (DEDUCTIONS.some((prefix) => puc.startsWith(prefix))) return null;
  for (let length = Math.min(puc.length, LONGEST); length > 0; length -= 1) {
    const rule = RULES.get(puc.slice(0, length));
    if (rule) return rule;
  }
  return null;
});

/** The balance of one account of the PUC: debits minus credits, and those of its third parties. */
export interface Holding {
  readonly puc: string;
  readonly net: number;
  readonly parties?: PartySums | undefined;
}

/** A balance, or a part of it, as it is reported. */
export interface Presented {
  /** The account it is reported as. */
  readonly as: string;
  /** Why it is reported as another account; null where it is not. */
  readonly rule: AbnormalBalance | null;
  readonly net: number;
}

const isAgainst = ({ when }: AbnormalBalance, net: number) => (when === "debit" ? net > 0 : net < 0);

/** What third parties owe and what they are owed, which cannot be offset; what names nobody settles the others first. */
function bothSides({ net, parties }: Holding): { readonly debit: number; readonly credit: number } {
  let debit = 0;
  let credit = 0;
  let unnamed = net;
  for (const each of parties?.values() ?? []) {
    if (each > 0) debit += each;
    else credit += each;
    unnamed -= each;
  }
  if (unnamed > 0) {
    const settled = Math.min(unnamed, -credit);
    return { debit: debit + unnamed - settled, credit: credit + settled };
  }
  const settled = Math.min(-unnamed, debit);
  return { debit: debit - settled, credit: credit + unnamed + settled };
}

function present(holding: Holding, rule: AbnormalBalance, moved: ReadonlySet<AbnormalBalance>): Presented[] {
  const { puc, net } = holding;
  if (rule.together) return [moved.has(rule) ? { as: rule.as, rule, net } : { as: puc, rule: null, net }];
  const sides = bothSides(holding);
  return [sides.debit, sides.credit]
    .filter((each) => each !== 0)
    .map((each) =>
      isAgainst(rule, each) ? { as: rule.as, rule, net: each } : { as: puc, rule: null, net: each },
    );
}

/**
 * How balances at a date are reported: each as its own account, or as another one while it is against its nature
 * (NIIF para PYMES 2.52). Accounts are judged one by one, and third parties within them. The single rule for the
 * balance, the indicators and the analysis.
 */
export function presentBalances<Key>(
  holdings: Iterable<readonly [Key, Holding]>,
): (readonly [Key, readonly Presented[]])[] {
  const all = [...holdings];
  const sums = new Map<AbnormalBalance, number>();
  for (const [, { puc, net }] of all) {
    const rule = ruleOf(puc);
    if (rule?.together) sums.set(rule, (sums.get(rule) ?? 0) + net);
  }
  const moved = new Set([...sums].flatMap(([rule, net]) => (isAgainst(rule, net) ? [rule] : [])));
  return all.map(([key, holding]) => {
    const rule = ruleOf(holding.puc);
    const own = { as: holding.puc, rule: null, net: holding.net };
    return [key, rule === null ? [own] : present(holding, rule, moved)] as const;
  });
}

/** Holdings by key, from nets whose keys may name a third party. */
function holdingsOf(nets: ReadonlyMap<string, number>): Map<string, Holding> {
  const holdings = new Map<string, { puc: string; net: number; parties?: Map<string, number> }>();
  for (const [key, net] of nets) {
    const { account, party } = partiesIn(key);
    const known = holdings.get(account) ?? { puc: plainPuc(account), net: 0 };
    holdings.set(account, known);
    known.net += net;
    if (party === null) continue;
    known.parties ??= new Map();
    known.parties.set(party, (known.parties.get(party) ?? 0) + net);
  }
  return holdings;
}

/** A balance, or a part of it, with the account that it is of. */
interface PresentedPart extends Presented {
  readonly account: string;
}

/** The balances of nets whose keys may name a third party, account by account, each as it is reported. */
export function presentedOf(nets: ReadonlyMap<string, number>): readonly PresentedPart[] {
  return presentBalances(holdingsOf(nets)).flatMap(([account, parts]) =>
    parts.map((part) => ({ ...part, account })),
  );
}

/** The same nets with every account under the one it is reported as, without third parties. Idempotent. */
export function presentedNets(nets: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { account, as, rule, net } of presentedOf(nets)) {
    const under = rule === null ? account : as;
    found.set(under, (found.get(under) ?? 0) + net);
  }
  return found;
}
