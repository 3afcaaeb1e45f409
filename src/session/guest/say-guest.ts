import { SLOW_TOAST, toast } from "#ui/kit/feedback/toast.ts";
import { signInHref } from "../gates/sign-in-required.ts";
import { guestWorkTexts } from "./guest-work-texts.ts";

const { again: texts } = guestWorkTexts;

/** Says that the account was left, with the way back to it and to the same screen (spec-decision 36). */
export function sayGuest(returnUrl: string): void {
  const href = signInHref(returnUrl);
  toast.info({
    ...SLOW_TOAST,
    id: "guest-again",
    title: texts.title,
    // A guard has no router: the way back opens the page anew, which the service worker answers without a network.
    actions: [{ label: texts.back, href, onAction: () => window.location.assign(href) }],
  });
}
