import { useEffect, useEffectEvent } from "react";
import { readLink } from "#domain/exchange/wire/link.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import type { ReceivedThing } from "#formats/exchange/receive/receive-many.ts";
import { exchangeTexts } from "./texts.ts";

const pageOf = (search: string): string =>
  new URL(`/educacion/dashboard?${search}`, window.location.href).href;

/** Where links to students open: their home reads the packet in the fragment. */
export const studentPage = (): string => pageOf("type=student");

/** Where the link of a hand-in opens: the inbox of its classroom, on the teacher's device. */
export const inboxPage = (classroom: ClassroomId): string =>
  pageOf(`type=teacher&section=classrooms&aula=${classroom}&vista=trabajos`);

/** Reads the packet of the link that opened this page, and of every other one that is opened in it. */
export function useAddressPacket(receive: (things: readonly ReceivedThing[]) => unknown): void {
  const read = useEffectEvent(() => {
    const bytes = readLink(window.location.hash);
    if (bytes !== null) receive([{ kind: "packet", name: exchangeTexts.box.linkName, bytes }]);
  });
  useEffect(() => {
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
}

/** Once it was dealt with the address carries it no longer, so that a reload asks nothing. */
export function forgetAddressPacket(): void {
  const { hash, pathname, search } = window.location;
  if (readLink(hash) !== null) window.history.replaceState(window.history.state, "", `${pathname}${search}`);
}
