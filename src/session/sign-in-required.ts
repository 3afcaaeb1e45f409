import { toast } from "#ui/kit/toast.ts";
import { sessionTexts } from "./texts.ts";

/** The notice for what needs an account: why, and the way to signing in and back. */
export function askToSignIn(text: string, goToSignIn: (returnUrl: string) => void): void {
  const { pathname, search } = window.location;
  toast.info({
    id: "access-required",
    title: sessionTexts.accessRequired,
    text,
    actions: [
      { label: sessionTexts.signIn, onAction: () => goToSignIn(`${pathname}${search}`) },
      { label: sessionTexts.understood, variant: "ghost", onAction: () => undefined },
    ],
  });
}
