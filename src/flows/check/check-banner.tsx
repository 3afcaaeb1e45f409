import ShieldCheck from "lucide-react/icons/shield-check";
import { sessionTexts } from "#session/texts.ts";
import type { SelfFinding } from "#storage/health/self-check.ts";
import { NoticeBanner } from "#ui/kit/feedback/notice-banner.tsx";
import { findingText } from "./finding-text.ts";
import { selfCheckTexts as texts } from "./texts.ts";

function sentence({ bookId, name, problems: [first, ...rest] }: SelfFinding): string {
  if (first === undefined) return "";
  const place = bookId === null ? texts.records : name === "" ? texts.unnamed : `«${name}»`;
  return texts.finding(place, findingText(first), rest.length);
}

interface CheckBannerProps {
  readonly found: readonly SelfFinding[];
  readonly accept: () => void;
  /** Opens the check of the books. */
  readonly onCheck: () => void;
}

/** What was found, in the words of the check, and what was done about it. What nobody mended comes first. */
export function CheckBanner({ found, accept, onCheck }: CheckBannerProps) {
  const open = found.filter(({ mended }) => !mended);
  const named = open.length > 0 ? open : found;
  const title = open.length > 0 ? texts.foundTitle(open.length) : texts.mendedTitle(found.length);
  const text = [...named.map(sentence), open.length > 0 ? texts.found : texts.mended].join(" ");
  return (
    <NoticeBanner
      icon={<ShieldCheck size={18} aria-hidden="true" />}
      title={title}
      text={text}
      answers={[
        {
          label: texts.toCheck,
          onPress: () => {
            accept();
            onCheck();
          },
        },
        { label: sessionTexts.understood, onPress: accept },
      ]}
    />
  );
}
