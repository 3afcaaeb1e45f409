// Stored records and exchanged messages are checked by the same combinators, so these stand in the domain's kernel.
// biome-ignore lint/performance/noBarrelFile: the folder of stored shapes keeps its one way in to them
export * from "#domain/kernel/shape.ts";
