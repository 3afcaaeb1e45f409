/**
 * Joins sets of modules into chunks. Two sets become one while a request saved is worth more than the bytes that some
 * screen then loads without need. Pure: it knows sizes, loaders and imports, and no bundler.
 *
 * @typedef {object} ModuleSet
 * @property {string} kind Only sets of one kind join.
 * @property {string[]} ids
 * @property {number} size
 * @property {Uint8Array} loaders 1 at the place of each entry that loads the set.
 * @property {Set<ModuleSet>} uses The sets that its modules import.
 */

/** Bytes of source that one request costs: what a screen may load without need to be spared one. */
const REQUEST = 66_000;

/** Bytes of source that one more precached file costs. */
const FILE = 12_000;

/** What joining two sets saves, less what it makes others load without need. `weights`: how often each entry opens. */
function gain(one, two, weights) {
  if (one.kind !== two.kind) return 0;
  let both = 0;
  let onlyOne = 0;
  let onlyTwo = 0;
  for (let place = 0; place < weights.length; place += 1) {
    if (one.loaders[place] && two.loaders[place]) both += weights[place];
    else if (one.loaders[place]) onlyOne += weights[place];
    else if (two.loaders[place]) onlyTwo += weights[place];
  }
  return FILE + REQUEST * both - one.size * onlyTwo - two.size * onlyOne;
}

/** Whether `from` reaches `to` through a third set: joined, the two would import that one and be imported by it. */
function reachesAround(from, to) {
  const seen = new Set();
  const waiting = [...from.uses].filter((set) => set !== to);
  for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
    if (set === to) return true;
    if (seen.has(set)) continue;
    seen.add(set);
    waiting.push(...set.uses);
  }
  return false;
}

/** Moves everything of `two` into `one`. */
function absorb(one, two, sets) {
  one.ids.push(...two.ids);
  one.size += two.size;
  two.loaders.forEach((isLoader, place) => {
    if (isLoader) one.loaders[place] = 1;
  });
  for (const other of two.uses) one.uses.add(other);
  for (const other of sets) if (other.uses.delete(two)) other.uses.add(one);
  one.uses.delete(one);
  one.uses.delete(two);
}

/** The places [higher, lower] of the pair that gains most; null when no pair gains. */
function bestPair(gains, isGone) {
  let best = 0;
  let pair = null;
  for (let high = 0; high < gains.length; high += 1) {
    if (isGone[high]) continue;
    for (let low = 0; low < high; low += 1) {
      if (isGone[low] || gains[high][low] <= best) continue;
      best = gains[high][low];
      pair = [high, low];
    }
  }
  return pair;
}

/**
 * The sets that are left when no join gains anything. The imports between them form no cycle if those between the
 * given ones form none: chunks that import each other start in no reliable order.
 *
 * @param {readonly ModuleSet[]} sets
 * @param {readonly number[]} weights
 * @returns {ModuleSet[]}
 */
export function joinSets(sets, weights) {
  const left = sets.map((set) => ({ ...set, ids: [...set.ids], loaders: set.loaders.slice() }));
  const copies = new Map(sets.map((set, place) => [set, left[place]]));
  for (const set of left) set.uses = new Set([...set.uses].map((used) => copies.get(used)));
  const isGone = left.map(() => false);
  const gains = left.map((one, high) => left.slice(0, high).map((two) => gain(one, two, weights)));
  for (let pair = bestPair(gains, isGone); pair !== null; pair = bestPair(gains, isGone)) {
    const [high, low] = pair;
    if (reachesAround(left[high], left[low]) || reachesAround(left[low], left[high])) {
      gains[high][low] = 0;
      continue;
    }
    absorb(left[low], left[high], left);
    isGone[high] = true;
    left.forEach((set, place) => {
      if (isGone[place] || place === low) return;
      gains[Math.max(place, low)][Math.min(place, low)] = gain(set, left[low], weights);
    });
  }
  return left.filter((_, place) => !isGone[place]);
}
