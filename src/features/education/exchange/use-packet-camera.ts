import { type RefObject, useState } from "react";
import { toBase64url } from "#domain/exchange/wire/base64url.ts";
import { NO_FRAMES, takeFrame } from "#domain/exchange/wire/frames.ts";
import { startCodeReader } from "#formats/exchange/codes/code-reader.ts";
import { turnOfLook } from "#formats/exchange/codes/code-turns.ts";
import { type CameraState, type PictureReader, useCamera } from "#ui/kit/use-camera.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What the last read code was, for the person who holds the camera. */
export type Seen =
  | { readonly kind: "nothing" | "foreign" }
  | { readonly kind: "piece"; readonly here: number; readonly count: number };

/** Enough of a packet to know it again: its head with its hash. */
const HEAD = 67;

function packetReader(
  stop: AbortSignal,
  onPacket: (bytes: Bytes) => void,
  onSeen: (seen: Seen) => void,
): PictureReader {
  const reader = startCodeReader();
  const known = new Set<string>();
  let set = NO_FRAMES;
  let looks = 0;
  const take = (bytes: Bytes): void => {
    const [next, taken] = takeFrame(set, bytes);
    set = next;
    if (taken.kind === "whole") {
      const mark = toBase64url(taken.packet.subarray(0, HEAD));
      if (!known.has(mark)) onPacket(taken.packet);
      known.add(mark);
      onSeen({ kind: "nothing" });
    } else if (taken.kind === "foreign") onSeen({ kind: "foreign" });
    // The phone goes on showing what was put together already.
    else if (taken.here === taken.count) onSeen({ kind: "nothing" });
    else onSeen({ kind: "piece", here: taken.here, count: taken.count });
  };
  return {
    see: async (video) => {
      const bytes = await reader.read(video, [turnOfLook(looks)]);
      looks += 1;
      if (bytes === "not-looked") return false;
      if (bytes !== null && !stop.aborted) take(bytes);
      return true;
    },
    end: () => reader.end(),
  };
}

/** Reads the packets in the codes that the camera sees, once it was asked for; each `ask` tries anew. */
export function usePacketCamera(
  video: RefObject<HTMLVideoElement | null>,
  ask: number,
  onPacket: (bytes: Bytes) => void,
): { readonly state: CameraState; readonly seen: Seen } {
  const [seen, setSeen] = useState<Seen>({ kind: "nothing" });
  const state = useCamera(video, ask, (stop) => packetReader(stop, onPacket, setSeen));
  return { state, seen };
}
