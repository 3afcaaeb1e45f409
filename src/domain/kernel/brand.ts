declare const brand: unique symbol;

/** A value that must not be mixed with others of the same shape. The cast stands in one factory per brand. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
