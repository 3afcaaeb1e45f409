import { useNavigate } from "@tanstack/react-router";
import { useLayoutEffect, useMemo, useState } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { useCurrentStorage } from "#session/storage/use-storage.ts";
import { leaveForHome } from "#session/who/leave.ts";
import { useSession, useUser } from "#session/who/use-session.ts";
import { typedEarly } from "./open-palette.ts";
import type { ListedItem, PaletteItem } from "./palette-item.ts";
import { PaletteView } from "./palette-view.tsx";
import { rankItems, readPaletteQuery } from "./rank-items.ts";
import { recentItems, rememberItem } from "./recent-items.ts";
import { staticItems } from "./static-items.ts";
import { StoredPalette } from "./stored-palette.tsx";

export interface PaletteDialogProps {
  /** The book that is open. */
  readonly book: BookId | null;
  readonly onClose: () => void;
  /** Opens the plans. */
  readonly onUpgrade: () => void;
  /** Asks for files to bring in. */
  readonly onImport: () => void;
}

interface ViewProps extends Pick<PaletteDialogProps, "onClose"> {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly items: readonly PaletteItem[];
  readonly recent: readonly string[];
  readonly onPick: (item: ListedItem) => void;
}

/** Screens and actions only: no user database is open here. */
function PublicPalette({ typed, onTyped, items, recent, onPick, onClose }: ViewProps) {
  const listed = useMemo(() => rankItems(items, readPaletteQuery(typed), recent), [items, typed, recent]);
  return <PaletteView typed={typed} onTyped={onTyped} listed={listed} onPick={onPick} onClose={onClose} />;
}

/** Finds any company, book, account, entry, screen or action by a few letters. */
export function PaletteDialog({ book, onClose, onUpgrade, onImport }: PaletteDialogProps) {
  const navigate = useNavigate();
  const user = useUser();
  const { sample } = useSession();
  const current = useCurrentStorage();
  const owner = user?.id ?? "";
  // Here, so that what is typed stays when the database opens meanwhile.
  const [typed, setTyped] = useState("");
  // When it is on screen, and not when it is drawn: up to then what is typed is still held.
  useLayoutEffect(() => {
    const early = typedEarly.getSnapshot();
    if (early !== "") setTyped(early);
    typedEarly.set("");
  }, []);
  const [recent] = useState(() => (owner === "" ? [] : recentItems(owner)));
  const items = useMemo(() => {
    // Leave the private screens before ending the session, so that no guard redirects to sign-in.
    const signOut = () => void leaveForHome(() => navigate({ to: "/" }));
    return staticItems(user, sample, { signOut, upgrade: onUpgrade, importFiles: onImport }, book);
  }, [user, sample, book, navigate, onUpgrade, onImport]);
  const pick = (item: ListedItem) => {
    if (item.ask !== undefined) return setTyped(item.ask);
    onClose();
    if (owner !== "") rememberItem(owner, item.id);
    if (typeof item.run === "string") void navigate({ href: item.run });
    else item.run();
  };
  const props = { typed, onTyped: setTyped, items, recent, onPick: pick, onClose };
  return current.kind === "open" ? (
    <StoredPalette
      key={current.name}
      storage={current.storage}
      mayEnter={user !== null || sample}
      {...props}
    />
  ) : (
    <PublicPalette {...props} />
  );
}
