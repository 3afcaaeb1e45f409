declare const brand: unique symbol;

/** A value that must not be mixed with others of the same shape. Each brand has one factory that casts. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
