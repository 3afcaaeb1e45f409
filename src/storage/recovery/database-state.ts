/** How a database was found by looking at it. */
export type DatabaseState = "open" | "absent" | "damaged" | "newer" | "full" | "busy";
