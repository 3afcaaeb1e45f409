import {
  type FigureSeeds,
  figureKey,
  type ReadSource,
  type ReceivingDesk,
} from "#domain/exchange/receive/receive-plan.ts";
import { taskSeed } from "../task-seed.ts";

/**
 * The seeds that these hand-ins should have: of personal activities alone, for the codes that they name and for those
 * of the class, whose figures may be in another one's work (ED-126).
 */
export async function figureSeeds(
  sources: readonly ReadSource[],
  { activities, roster }: ReceivingDesk,
): Promise<FigureSeeds> {
  const personal = new Set(activities.filter(({ seed }) => seed === null).map(({ id }) => id));
  const handIns = sources.flatMap(({ outcome }) => {
    const message = outcome.ok ? outcome.value.message : null;
    return message?.kind === "entrega" && personal.has(message.content.activity) ? [message.content] : [];
  });
  const wanted = new Map<string, () => Promise<number>>();
  for (const { activity, code, attempt } of handIns) {
    for (const each of [code, ...roster.flatMap((who) => [who.code, who.cedula])])
      if (each !== "")
        wanted.set(figureKey(activity, each, attempt), () => taskSeed(activity, each, attempt));
  }
  return new Map(await Promise.all([...wanted].map(async ([key, seed]) => [key, await seed()] as const)));
}
