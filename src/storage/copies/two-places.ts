import { StorageError } from "../engine/storage-error.ts";
import type { Copies } from "./copies-place.ts";

/** Within it the other place must still be heard by whoever waits for a list of the copies. */
const ANSWER_MS = 2000;
/** Writing the largest copy to a slow disk takes seconds; after this long the place does not answer. */
const WRITE_MS = 60_000;

/** One place that is waited for once: where it did not answer in time, it is asked no more, and fails at once. */
export function withLimits(place: Copies): Copies {
  let isSilent = false;
  const ask = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        isSilent = true;
        reject(new StorageError("busy", "no answer"));
      };
      if (isSilent) return giveUp();
      const timer = setTimeout(giveUp, milliseconds);
      work()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  return {
    keys: () => ask(ANSWER_MS, () => place.keys()),
    match: (url) => ask(ANSWER_MS, () => place.match(url)),
    put: (url, copy) => ask(WRITE_MS, () => place.put(url, copy)),
    delete: (url) => ask(ANSWER_MS, () => place.delete(url)),
  };
}

function isDone<T>(each: PromiseSettledResult<T>): each is PromiseFulfilledResult<T> {
  return each.status === "fulfilled";
}

/** Two places as one: found in either, written to both. A copy is made if one of them took it. */
export function inBoth(one: Copies, other: Copies): Copies {
  const [first, second] = [withLimits(one), withLimits(other)];
  const orElse = <T>(work: Promise<T>, otherwise: T): Promise<T> => work.catch(() => otherwise);
  return {
    async keys() {
      const found = await Promise.allSettled([first.keys(), second.keys()]);
      const [answered, failed] = [found.filter(isDone), found.find((each) => each.status === "rejected")];
      // No copies is only what a place says: two that do not answer are no list without copies.
      if (answered.length === 0) throw failed?.reason;
      const urls = new Set(answered.flatMap(({ value }) => value.map(({ url }) => url)));
      return [...urls].map((url) => ({ url }));
    },
    async match(url) {
      const [found] = await Promise.allSettled([first.match(url)]);
      if (found.status === "fulfilled" && found.value) return found.value;
      const [too] = await Promise.allSettled([second.match(url)]);
      if (too.status === "fulfilled" && too.value) return too.value;
      // Gone is only what both say is gone: a place that does not answer says nothing of what it holds.
      for (const each of [found, too]) if (each.status === "rejected") throw each.reason;
      return undefined;
    },
    async put(url, copy) {
      const again = copy.clone();
      // In turn: where there is room for one of them alone, it is the first.
      const [kept] = await Promise.allSettled([first.put(url, copy)]);
      const [too] = await Promise.allSettled([second.put(url, again)]);
      if (kept.status === "rejected" && too.status === "rejected") throw kept.reason;
    },
    async delete(url) {
      const gone = await Promise.all([orElse(first.delete(url), false), orElse(second.delete(url), false)]);
      return gone.includes(true);
    },
  };
}
