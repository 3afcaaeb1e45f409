import CircleAlert from "lucide-react/icons/circle-alert";
import { RECOVERY_PAGE } from "#storage/health/recovery-link.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { unexpectedTexts as texts } from "./unexpected-texts.ts";

interface UnexpectedErrorScreenProps {
  readonly error: unknown;
}

/** The status text or the message, as the specification requires; no data is shown (SE-06). */
function messageOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  const { statusText, message } = error as { statusText?: unknown; message?: unknown };
  const text = typeof statusText === "string" && statusText !== "" ? statusText : message;
  return typeof text === "string" ? text.slice(0, 300) : "";
}

/** Plain links and no state: the failure may be in anything the rest depends on. */
export function UnexpectedErrorScreen({ error }: UnexpectedErrorScreenProps) {
  useTitle(texts.title);
  return (
    <main className="mx-auto min-h-dvh w-full max-w-2xl px-4 py-8 md:px-8">
      <a href="/">
        <BrandMark size={34} />
      </a>
      <h1 lang="en" className="title-section mt-12">
        {texts.title}
      </h1>
      <p className="mt-4 flex gap-2 border border-error bg-errbg p-4 font-semibold">
        <CircleAlert size={18} aria-hidden="true" className="mt-0.5 text-error" />
        <span className="break-words">{messageOf(error)}</span>
      </p>
      <p className="text-reading mt-4">{texts.text}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass({ variant: "primary" })}
          onClick={() => window.location.reload()}
        >
          {texts.reload}
        </button>
        <a href={RECOVERY_PAGE} className={buttonClass({ variant: "outline" })}>
          {texts.backup}
        </a>
        <a href="/" className={buttonClass({ variant: "ghost" })}>
          {texts.backHome}
        </a>
      </div>
    </main>
  );
}
