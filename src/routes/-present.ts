/** The parameters of an address as they came: any text under any name. */
export type Raw = Readonly<Record<string, unknown>>;

/**
 * Lists every parameter, undefined if it is absent or unknown. Omitted keys would not do: the router merges this over
 * the raw query, so they would pass through unchecked.
 */
export function present<T extends object>(values: { [K in keyof T]-?: T[K] | null | undefined }): T {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined])) as T;
}
