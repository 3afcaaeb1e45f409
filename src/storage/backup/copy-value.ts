import { asDay, asMonth } from "#domain/kernel/as-day.ts";
import type { Day, Month } from "#domain/kernel/calendar-day.ts";
import { asId, type Id, type IdKind } from "#domain/kernel/ids.ts";
import { isPesos, type Pesos } from "#domain/kernel/pesos.ts";

// Values from a file are never spread or assigned: known keys of known types are copied into new objects (IM-10).

export const BAD = Symbol("bad value");

/** Makes a clean copy of an unknown value, or says that it is not one of its kind. */
export type Copy<T> = (value: unknown) => T | typeof BAD;

export const text: Copy<string> = (value) => (typeof value === "string" ? value : BAD);
export const flag: Copy<boolean> = (value) => (typeof value === "boolean" ? value : BAD);
export const integer: Copy<number> = (value) => (Number.isSafeInteger(value) ? (value as number) : BAD);
export const count: Copy<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : BAD;
export const amount: Copy<Pesos> = (value) => (isPesos(value) && value >= 0 ? value : BAD);
export const day: Copy<Day> = (value) => asDay(value) ?? BAD;
export const month: Copy<Month> = (value) => asMonth(value) ?? BAD;

export function id<K extends IdKind>(kind: K): Copy<Id<K>> {
  return (value) => asId(kind, value) ?? BAD;
}

export function oneOf<T extends string>(...choices: readonly T[]): Copy<T> {
  return (value) => choices.find((choice) => choice === value) ?? BAD;
}

export function orNull<T>(copy: Copy<T>): Copy<T | null> {
  return (value) => (value === null ? null : copy(value));
}

export function list<T>(copy: Copy<T>): Copy<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return BAD;
    const copies: T[] = [];
    for (const each of value) {
      const found = copy(each);
      if (found === BAD) return BAD;
      copies.push(found);
    }
    return copies;
  };
}

/** One copy function for each key: a key added to the shape and forgotten here does not compile. */
export type Fields<T> = { readonly [K in keyof T]-?: Copy<Exclude<T[K], undefined>> };

type OptionalKey<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function shape<T extends object>(
  fields: Fields<T>,
  ...optional: readonly (OptionalKey<T> & string)[]
): Copy<T> {
  const copies = Object.entries(fields) as [string, Copy<unknown>][];
  const mayLack = new Set<string>(optional);
  return (value) => {
    if (!isObject(value)) return BAD;
    const made: Record<string, unknown> = {};
    for (const [key, copy] of copies) {
      const given = Object.hasOwn(value, key) ? value[key] : undefined;
      if (given === undefined && mayLack.has(key)) continue;
      const found = copy(given);
      if (found === BAD) return BAD;
      made[key] = found;
    }
    return made as T;
  };
}

/** An object used as a table: any keys, values of one kind. */
export function table<T>(copy: Copy<T>): Copy<Readonly<Record<string, T>>> {
  return (value) => {
    if (!isObject(value)) return BAD;
    const made: [string, T][] = [];
    for (const [key, each] of Object.entries(value)) {
      const found = copy(each);
      if (found === BAD) return BAD;
      made.push([key, found]);
    }
    return Object.fromEntries(made);
  };
}

/** One of several shapes, told apart by their `kind`. */
export function byKind<T extends { readonly kind: string }>(
  shapes: {
    readonly [K in T["kind"]]: Copy<Extract<T, { readonly kind: K }>>;
  },
): Copy<T> {
  const copies: Readonly<Record<string, Copy<T>>> = shapes;
  return (value) => {
    const kind = isObject(value) && Object.hasOwn(value, "kind") ? String(value.kind) : "";
    return Object.hasOwn(copies, kind) ? (copies[kind]?.(value) ?? BAD) : BAD;
  };
}

const DEEPEST = 40;
const UNWANTED = new Set(["__proto__", "constructor", "prototype"]);

function plain(value: unknown, depth: number): unknown {
  if (value === null || ["string", "boolean", "number"].includes(typeof value)) return value;
  if (typeof value !== "object" || depth > DEEPEST) return BAD;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value as object);
  const made: [string | number, unknown][] = [];
  for (const [key, each] of entries) {
    if (each === undefined || UNWANTED.has(String(key))) continue;
    const found = plain(each, depth + 1);
    if (found === BAD) return BAD;
    made.push([key, found]);
  }
  return Array.isArray(value) ? made.map(([, each]) => each) : Object.fromEntries(made);
}

/** Any value that JSON can hold, as new objects: for records whose shape is only known where they are used. */
export const json: Copy<unknown> = (value) => (value === undefined ? undefined : plain(value, 0));
