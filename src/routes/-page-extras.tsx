import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { asId } from "#domain/kernel/ids.ts";
import { ChatWidget } from "#flows/chat/chat-widget.tsx";
import { chooseFiles } from "#flows/doors/bring-files.ts";
import { DoorsPlace } from "#flows/doors/doors-place.tsx";
import { GlossaryPlace } from "#flows/glossary/glossary-place.tsx";
import { PalettePlace } from "#flows/palette/palette-place.tsx";
import { ItemQuestionPlace } from "#flows/stock/item-question-place.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { UpgradePlace } from "#flows/upgrade/upgrade-place.tsx";
import { askPersistence } from "#pwa/persist.ts";
import { FarDatePlace } from "#session/far-date/far-date-place.tsx";
import { GuestWorkOffer } from "#session/guest/guest-work-offer.tsx";
import { SlowNotice } from "#session/notices/slow-notice.tsx";
import { watchErrors } from "#session/notices/watch-errors.ts";
import { saveState } from "#session/saved/save-state.ts";
import { focusRefusedFields } from "#ui/kit/fields/focus-refused.ts";

const keep = () => void askPersistence();

/** Parts of every screen that the first paint does not need: the assistant, the offer, the plans, the palette. */
export function PageExtras() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const book = useLocation({ select: ({ search }) => asId("book", search.book) });
  const navigate = useNavigate();
  // From the first commit on there is data worth keeping.
  useEffect(() => saveState.onFirstSave(keep), []);
  useEffect(watchErrors, []);
  useEffect(focusRefusedFields, []);
  // Every address is answered with one page, whose canonical link names the home page; corrected here if the owner
  // gave the site's address.
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
  return (
    <>
      <ChatWidget pathname={pathname} />
      <GuestWorkOffer
        here={pathname}
        onGoOn={(book) =>
          void navigate({
            to: pathname === "/journal/simple" ? pathname : "/journal/complex",
            search: book === null ? {} : { book },
          })
        }
      />
      <SlowNotice />
      <UpgradePlace />
      <GlossaryPlace />
      <DoorsPlace pathname={pathname} />
      <FarDatePlace />
      <ItemQuestionPlace />
      <PalettePlace book={book} onUpgrade={openUpgrade} onImport={chooseFiles} />
    </>
  );
}
