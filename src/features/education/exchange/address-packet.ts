import { useEffect, useEffectEvent, useRef } from "react";
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

/** The fragment that was read last: another link may be opened while its packet is dealt with. */
let lastRead = "";

/** Reads the packet of the link that opened this page, and of every other one that is opened in it. */
export function useAddressPacket(receive: (things: readonly ReceivedThing[]) => unknown): void {
  const reading = useRef("");
  const read = useEffectEvent(async () => {
    const { hash } = window.location;
    const bytes = readLink(hash);
    // The page may tell the address that it opened with as a change of it too.
    if (bytes === null || hash === reading.current) return;
    reading.current = hash;
    lastRead = hash;
    await receive([{ kind: "packet", name: exchangeTexts.box.linkName, bytes }]);
    reading.current = "";
  });
  useEffect(() => {
    const change = () => void read();
    change();
    window.addEventListener("hashchange", change);
    return () => window.removeEventListener("hashchange", change);
  }, []);
}

/** Whether the link that opened this page carries a packet. */
export const bringsPacket = (): boolean => readLink(window.location.hash) !== null;

/** Once it was dealt with the address carries it no longer, so that a reload asks nothing. */
export function forgetAddressPacket(): void {
  const { hash, pathname, search } = window.location;
  if (hash === lastRead && readLink(hash) !== null)
    window.history.replaceState(window.history.state, "", `${pathname}${search}`);
}
