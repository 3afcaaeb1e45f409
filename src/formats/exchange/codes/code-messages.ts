/** A picture, and by what angles it is turned to be read. */
export interface ReadRequest {
  readonly kind: "read";
  readonly picture: ImageBitmap;
  readonly turns: readonly number[];
}

/** Packets or their pieces, to be drawn as codes. */
export interface DrawRequest {
  readonly kind: "draw";
  readonly pieces: readonly Uint8Array[];
}

/** From the page to the worker, which alone holds the library of codes. */
export type CodeRequest = ReadRequest | DrawRequest;

/** The bytes of a picture's code; null when there is none to be read. */
export interface ReadAnswer {
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** The dark and light modules of a code, row by row. */
export type CodeModules = readonly (readonly boolean[])[];

export interface DrawAnswer {
  readonly codes: readonly CodeModules[];
}
