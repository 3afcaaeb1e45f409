import type { Asset } from "../../assets/asset.ts";
import { fold } from "../../kernel/spanish.ts";
import { isAssetExit } from "../deed.ts";
import { pucIn } from "../deed-accounts.ts";
import type { AssetChoice, GuidedOperation } from "../guided-operation.ts";
import type { GuidedWorld } from "../guided-world.ts";

const LEAST_LETTERS = 3;
const SMALL = /^(?:del?|la|el|los|las|para|con|una?)$/;

const stem = (word: string) => word.replace(/e?s$/, "");

function wordsIn(text: string): readonly string[] {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => word.length >= LEAST_LETTERS && !SMALL.test(word)).map(stem);
}

const isInUse = ({ events }: Asset) => !events.some(({ kind }) => kind === "disposal");

/** The assets of the register that may still leave. */
export function assetsInUse({ assets = [] }: GuidedWorld): readonly Asset[] {
  return assets.filter(isInUse);
}

/** How many words of an asset's name, plate and place a text has. */
function likeness({ name, tag, place }: Asset, said: ReadonlySet<string>): number {
  return [...new Set([...wordsIn(name), ...wordsIn(tag), ...wordsIn(place)])].filter((word) => said.has(word))
    .length;
}

/**
 * The assets of the register that an operation may be about: those in use that its words name best, else those of the
 * account that it says. None where the book keeps no register, or it has none such.
 */
function candidates(operation: GuidedOperation, world: GuidedWorld) {
  if (!isAssetExit(operation.deed?.value)) return { assets: [], isNamed: false };
  const said = new Set(wordsIn(operation.text));
  const group = operation.account === null ? null : pucIn(world.chart, operation.account.value).slice(0, 4);
  const scored = assetsInUse(world).map((asset) => ({ asset, score: likeness(asset, said) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const named = scored.filter(({ score }) => most > 0 && score === most);
  const alike = scored.filter(({ asset }) => pucIn(world.chart, asset.account).slice(0, 4) === group);
  return { assets: (named.length > 0 ? named : alike).map(({ asset }) => asset), isNamed: named.length > 0 };
}

/** The asset that the words name and no other does; null where there is none, or a choice. */
export function onlyAsset(operation: GuidedOperation, world: GuidedWorld): Asset | null {
  const { assets, isNamed } = candidates(operation, world);
  const [asset] = assets;
  return isNamed && assets.length === 1 && asset !== undefined ? asset : null;
}

/** The asset of the register that leaves with an operation; null where it is none of them, or not known yet. */
export function assetOf(operation: GuidedOperation, world: GuidedWorld): Asset | null {
  const id = operation.asset?.value;
  return id === undefined ? null : ((world.assets ?? []).find((asset) => asset.id === id) ?? null);
}

/** The choices that are asked for, where the register may have the asset. */
export function assetChoices(operation: GuidedOperation, world: GuidedWorld): readonly AssetChoice[] {
  if (operation.asset !== undefined) return [];
  return candidates(operation, world).assets.map(({ id, name }) => ({ id, name }));
}
