import type { HandedWork } from "#domain/classroom/student-desk.ts";
import { receiptOf } from "#domain/classroom/submission.ts";
import type { SharedPacket } from "../../exchange/share-dialog.tsx";

/** The message of a hand-in as it was sealed: given again, it is the same file. Null for the sample's, which has none. */
export function handedPacket(
  { packet, hash }: Pick<HandedWork, "packet" | "hash">,
  title: string,
): SharedPacket | null {
  return packet instanceof Uint8Array
    ? { bytes: packet as Uint8Array<ArrayBuffer>, kind: "entrega", title, receipt: receiptOf({ hash }) }
    : null;
}
