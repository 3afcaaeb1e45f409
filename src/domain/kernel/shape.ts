import { asDay, asMonth } from "./as-day.ts";
import type { Day, Month } from "./day.ts";
import { asId, type Id, type IdKind } from "./ids.ts";
import { isPesos, type Pesos } from "./pesos.ts";

/**
 * ok: what this version writes. newer: sound but for a member of a union that this version does not know, so a later
 * version wrote it. bad: anything else.
 */
export type Verdict = "ok" | "newer" | "bad";

/**
 * What is stored under a type. `check` judges any value and allocates nothing, because reports check every entry they
 * read. `copy` takes a value that is ok and answers new objects of known keys (IM-10).
 *
 * `T` stands in an argument and in an answer, so a shape of fewer members is no shape of the whole union: a member
 * that is added to a stored type and unknown to its shape does not compile.
 */
export interface Shape<T> {
  readonly check: (value: unknown) => Verdict;
  readonly copy: (value: T) => T;
}

function atom<T>(is: (value: unknown) => boolean): Shape<T> {
  return { check: (value) => (is(value) ? "ok" : "bad"), copy: (value) => value };
}

/** A value of one piece that `is` recognises. */
export function only<T>(is: (value: unknown) => value is T): Shape<T> {
  return atom(is);
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

export const textValue: Shape<string> = atom((value) => typeof value === "string");
export const flag: Shape<boolean> = atom((value) => typeof value === "boolean");
export const yes: Shape<true> = atom((value) => value === true);
export const integer: Shape<number> = atom(Number.isSafeInteger);
export const finite: Shape<number> = atom(Number.isFinite);
export const count: Shape<number> = atom(isCount);
export const pesosValue: Shape<Pesos> = atom(isPesos);
export const amountValue: Shape<Pesos> = atom((value) => isPesos(value) && value >= 0);
export const dayValue: Shape<Day> = atom((value) => asDay(value) !== null);
export const monthValue: Shape<Month> = atom((value) => asMonth(value) !== null);

export function id<K extends IdKind>(kind: K): Shape<Id<K>> {
  return atom((value) => asId(kind, value) !== null);
}

/** A text that `T` says more of, as the code of an account. */
export function textAs<T extends string>(): Shape<T> {
  return atom((value) => typeof value === "string");
}

/** Pesos up to so many, on either side of zero if `signed`. */
export function pesosUpTo(most: number, signed = false): Shape<Pesos> {
  return atom((value) => isPesos(value) && value <= most && value >= (signed ? -most : 0));
}

/** A member of a union. Another member of its kind, a word or a whole number, is a later version's. */
export function oneOf<const T extends string | number>(members: readonly T[]): Shape<T> {
  const known = new Set<unknown>(members);
  const isMember =
    typeof members[0] === "number"
      ? Number.isSafeInteger
      : (value: unknown) => typeof value === "string" && value !== "";
  return {
    check: (value) => (known.has(value) ? "ok" : isMember(value) ? "newer" : "bad"),
    copy: (value) => value,
  };
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return {
    check: (value) => (value === null ? "ok" : shape.check(value)),
    copy: (value) => (value === null ? null : shape.copy(value)),
  };
}

export function list<T>({ check, copy }: Shape<T>, most = Number.POSITIVE_INFINITY): Shape<readonly T[]> {
  return {
    check: (value) => {
      if (!Array.isArray(value) || value.length > most) return "bad";
      let verdict: Verdict = "ok";
      for (let index = 0; index < value.length; index += 1) {
        const found = check(value[index]);
        if (found === "bad") return "bad";
        if (found === "newer") verdict = "newer";
      }
      return verdict;
    },
    copy: (values) => values.map(copy),
  };
}

export function pair<A, B>(first: Shape<A>, second: Shape<B>): Shape<readonly [A, B]> {
  return {
    check: (value) => {
      if (!Array.isArray(value) || value.length !== 2) return "bad";
      return worse(first.check(value[0]), second.check(value[1]));
    },
    copy: ([one, other]) => [first.copy(one), second.copy(other)],
  };
}

function worse(one: Verdict, other: Verdict): Verdict {
  return one === "bad" || (one === "newer" && other !== "bad") ? one : other;
}

/** A field that may be left out. */
export interface Maybe<T> {
  readonly maybe: Shape<T>;
}

export function maybe<T>(shape: Shape<T>): Maybe<T> {
  return { maybe: shape };
}

/** One shape for each key: a key added to the type and forgotten here does not compile, nor does one that may lack. */
export type Fields<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? Maybe<Exclude<T[K], undefined>> : Shape<T[K]>;
};

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A shape whatever its type: only what it found ok is given to its `copy`. */
interface AnyShape {
  readonly check: (value: unknown) => Verdict;
  readonly copy: (value: never) => unknown;
}

interface Field {
  readonly key: string;
  readonly mayLack: boolean;
  readonly shape: AnyShape;
}

function fieldsOf(fields: object): readonly Field[] {
  const entries = Object.entries(fields) as [string, AnyShape | { readonly maybe: AnyShape }][];
  return entries.map(([key, field]) =>
    "maybe" in field ? { key, mayLack: true, shape: field.maybe } : { key, mayLack: false, shape: field },
  );
}

/** No key is called as something that every object has. */
export function shape<T extends object>(fields: Fields<T>): Shape<T> {
  const all = fieldsOf(fields);
  return {
    check: (value) => {
      if (!isObject(value)) return "bad";
      let verdict: Verdict = "ok";
      for (const field of all) {
        const given = value[field.key];
        if (given === undefined && field.mayLack) continue;
        const found = field.shape.check(given);
        if (found === "bad") return "bad";
        if (found === "newer") verdict = "newer";
      }
      return verdict;
    },
    copy: (value) => {
      const made: Record<string, unknown> = {};
      for (const { key, shape: each } of all) {
        const given = (value as Readonly<Record<string, unknown>>)[key];
        if (given !== undefined) made[key] = each.copy(given as never);
      }
      return made as T;
    },
  };
}

/** The same, of parts that also go together. What only a later version knows is not asked. */
export function whole<T>({ check, copy }: Shape<T>, isWhole: (value: T) => boolean): Shape<T> {
  return {
    check: (value) => {
      const found = check(value);
      return found === "ok" && !isWhole(value as T) ? "bad" : found;
    },
    copy,
  };
}

/** An object used as a table: any keys, values of one shape. */
export function table<T>(row: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    check: (value) => {
      if (!isObject(value)) return "bad";
      let verdict: Verdict = "ok";
      for (const each of Object.values(value)) verdict = worse(verdict, row.check(each));
      return verdict;
    },
    copy: (value) => Object.fromEntries(Object.entries(value).map(([key, each]) => [key, row.copy(each)])),
  };
}

/** A table that holds some of the known keys, each with a value that it may have. */
export function partOf<K extends string, T extends Readonly<Partial<Record<K, unknown>>>>(
  keys: readonly K[],
  is: (key: K, value: unknown) => boolean,
): Shape<T> {
  const keyOf = (name: string) => keys.find((key) => key === name);
  return {
    check: (value) => {
      if (!isObject(value)) return "bad";
      let verdict: Verdict = "ok";
      for (const [name, each] of Object.entries(value)) {
        const key = keyOf(name);
        if (key === undefined) verdict = "newer";
        else if (!is(key, each)) return "bad";
      }
      return verdict;
    },
    copy: (value) => ({ ...value }),
  };
}

/** One of several shapes, distinguished by the value under `tag`. */
export function byTag<Tag extends string, T extends Readonly<Record<Tag, string>>>(
  tag: Tag,
  shapes: { readonly [K in T[Tag]]: Shape<Extract<T, Readonly<Record<Tag, K>>>> },
): Shape<T> {
  const known = new Map(Object.entries(shapes) as [string, AnyShape][]);
  return {
    check: (value) => {
      if (!isObject(value)) return "bad";
      const name = value[tag];
      if (typeof name !== "string" || name === "") return "bad";
      return known.get(name)?.check(value) ?? "newer";
    },
    copy: (value) => known.get(value[tag])?.copy(value as never) as T,
  };
}

/** One of several shapes, distinguished by `kind`. */
export function byKind<T extends { readonly kind: string }>(
  shapes: {
    readonly [K in T["kind"]]: Shape<Extract<T, { readonly kind: K }>>;
  },
): Shape<T> {
  return byTag<"kind", T>("kind", shapes);
}
