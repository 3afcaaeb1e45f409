import { EARNED } from "./by-verb.ts";
import type { Recognized } from "./recognized.ts";
import { bestAccount } from "./said-account.ts";

/** A service that was sold: by its words, else of the services that no account is of. */
export function soldService(telling: string, by: Recognized["by"]): Recognized {
  const puc = bestAccount(telling, ["credit"], /^41(?!75)/)?.readings[0]?.puc ?? "4155";
  return { by, deed: "sale", puc, open: [] };
}

/** What was sold to who owes it: by its words, else of which kind is asked. */
export function soldGoods(telling: string): Recognized {
  const puc = bestAccount(telling, ["credit"], /^41(?!75)/)?.readings[0]?.puc ?? null;
  return { by: "verb", deed: "sale", puc, open: puc === null ? EARNED : [] };
}

/** What a vehicle earned. */
export function takings(telling: string): Recognized {
  const told = soldService(telling, "deed");
  return told.puc?.startsWith("4145") ? told : { ...told, puc: "4145" };
}

/** Things that somebody took, or that went at a price each: goods where no word tells another trade. */
export function soldThings(telling: string): Recognized {
  const { puc } = soldGoods(telling);
  return { by: "deed", deed: "sale", puc: puc ?? "4135", open: [] };
}

/** Goods that came: by their words, else of those that are to be sold. */
export function receivedGoods(telling: string): Recognized {
  const puc = bestAccount(telling, ["debit"], /^14/)?.readings[0]?.puc ?? "1435";
  return { by: "deed", deed: "purchase", puc, open: [], isClear: true };
}
