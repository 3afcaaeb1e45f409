import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import { placedAmounts } from "../../understanding/spoken/spoken-amount.ts";
import { spokenMeans } from "../../understanding/spoken/spoken-means.ts";
import { chartAccount } from "../deed-accounts.ts";
import type { GuidedOperation, GuidedPayment } from "../guided-operation.ts";
import type { GuidedWorld } from "../guided-world.ts";
import { completed } from "../missing.ts";
import { bestAccount } from "../telling/said-account.ts";

const SETTLES = /\b(?:legaliz|rinde cuentas|rindio cuentas|rendicion de cuentas)[a-z]*\b/;
const OF_TRAVEL =
  /\b(?:viaje|viajes|viaticos?|hotel|hospedaje|tiquetes?|pasajes?|anticipos?|avances?|comision de servicios)\b/;
/** What is accounted for here is no advance to who sells, and no petty cash. */
const OTHER_ADVANCE = /\b(?:proveedor[a-z]*|contratista|cliente|caja menor|caja chica|mercancia|obra)\b/;

const IS_ADVANCE =
  /\b(?:anticipos?|avances?|viaticos)\b(?: (?:de |para )?gastos de viaje)?(?: (?!gast|hotel|tiquet|pasaj|taxi|aliment)[a-z]+){0,6}? ?(?:de|por|:)? ?\$? ?$/;
const IS_BACK =
  /\b(?:devuelv|devolv|devolvio|reintegr|consign|sobr|regres)[a-z]*(?: [a-z]+){0,5}? ?(?:de|por|:)? ?\$? ?$/;
const IS_SPENT =
  /\b(?:gastos?|gasto|gastaron|soportes?|facturas?|ascend[a-z]+|ascienden|suman|sumaron)\b(?: [a-z]+){0,6}? ?(?:de|por|a|:)? ?\$? ?$/;
const GIVES_BACK =
  /\b(?:devuelv|devolv|reintegr|consign|regres)[a-z]* (?:en efectivo )?(?:el |la |lo |los )?(?:sobrante|resto|restante|diferencia|excedente|saldo|que (?:sobr|qued)[a-z]+|valor no gastado)\b/;
const PAYS_MORE =
  /\b(?:diferencia|excedente|saldo|resto|faltante|mayor valor)\b[^.;]*\b(?:se (?:le )?(?:pag|gir|cancel|reembols|reintegr|consign|transf)|pag|gir|reembols)|\b(?:se (?:le )?)?(?:pag|gir|cancel|reembols|reintegr)[a-z]* (?:al empleado |al vendedor )?(?:la |el )?(?:diferencia|excedente|saldo|faltante)\b/;

interface Told {
  readonly advance: Pesos | null;
  readonly back: Pesos | null;
  readonly spent: readonly { readonly words: string; readonly amount: Pesos }[];
}

/** Which of the amounts is the advance, what came back of it, and what it was spent on. */
function amountsIn(plain: string): Told {
  let advance: Pesos | null = null;
  let back: Pesos | null = null;
  const spent: { words: string; amount: Pesos }[] = [];
  let from = 0;
  for (const { amount, from: at, to } of placedAmounts(plain)) {
    const before = plain.slice(from, at);
    from = to;
    if (advance === null && IS_ADVANCE.test(before)) advance = amount;
    else if (back === null && IS_BACK.test(before)) back = amount;
    else spent.push({ words: before.replace(IS_SPENT, " ").replace(/[^a-z ]/g, " "), amount });
  }
  return { advance, back, spent };
}

const TRAVEL = "515595";

function spentOn(words: string): string {
  return bestAccount(words.trim(), ["debit"], /^5[12]55/)?.readings[0]?.puc ?? TRAVEL;
}

const money = (plain: string): Pick<GuidedPayment, "means" | "pocket"> => {
  const [means] = spokenMeans(plain).filter((each) => each.means !== "credit");
  return means === undefined || means.means === "cash"
    ? { means: "cash", pocket: null }
    : { means: means.means === "check" ? "check" : "transfer", pocket: null };
};

/**
 * An advance for expenses that is accounted for: what was spent leaves it, what is left comes back, and what was spent
 * beyond it is paid. Null where the sentence tells no such thing, or its amounts do not agree to the peso: then it is asked.
 */
export function advanceSettled(operation: GuidedOperation, world: GuidedWorld): GuidedOperation | null {
  const plain = fold(operation.text);
  if (!SETTLES.test(plain) || !OF_TRAVEL.test(plain) || OTHER_ADVANCE.test(plain)) return null;
  const { advance, back, spent } = amountsIn(plain);
  if (advance === null || spent.length === 0) return null;
  const sum = spent.reduce((all, { amount }) => all + amount, 0);
  const left = advance - sum;
  const puc = (code: string) => chartAccount(world.chart, code).code;
  const isBack = back !== null || GIVES_BACK.test(plain);
  const way = money(
    plain.slice(plain.search(/\b(?:devuelv|devolv|reintegr|consign|regres|diferencia|excedente|saldo)/)),
  );
  const parts = spent.map(({ words, amount }) => ({ account: puc(spentOn(words)), amount }));
  const base: GuidedOperation = {
    ...operation,
    account: { value: puc(TRAVEL), by: "said", spans: [] },
    accounts: [],
    doubt: operation.doubt.filter((each) => each !== "deed" && each !== "shares" && each !== "account"),
    saidAmounts: [],
    vat: null,
    withheld: [],
  };
  const clean = ({ likely: _, ...rest }: GuidedOperation) => rest;
  if (left >= 0 && (left === 0 || (isBack && (back === null || back === left)))) {
    const returned = puc(way.means === "cash" ? "1105" : "1110");
    const all = left === 0 ? parts : [...parts, { account: returned, amount: pesos(left) }];
    return completed(
      {
        ...clean(base),
        deed: { value: "reclassification", by: "said", spans: [] },
        amount: { value: advance, by: "said", spans: [] },
        payments: [],
        from: puc("133015"),
        ...(all.length > 1 ? { parts: all } : {}),
      },
      world,
    );
  }
  if (left >= 0 || !PAYS_MORE.test(plain) || !isPesos(sum)) return null;
  const used: GuidedPayment = {
    means: "credit",
    pocket: puc("133015"),
    share: { kind: "amount", amount: advance },
    due: null,
    by: "said",
    spans: [],
  };
  return completed(
    {
      ...clean(base),
      deed: { value: "expense", by: "said", spans: [] },
      amount: { value: pesos(sum), by: "said", spans: [] },
      payments: [used, { ...used, ...way, share: { kind: "rest" } }],
      ...(parts.length > 1 ? { parts } : {}),
    },
    world,
  );
}
