import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Banner } from "./banner.tsx";

interface NoticeAnswer {
  readonly label: string;
  readonly onPress: () => void;
}

interface NoticeBannerProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The secondary answer comes first. */
  readonly answers: readonly [lesser: NoticeAnswer, main: NoticeAnswer];
}

/** A warning across the page with a title and two answers. */
export function NoticeBanner({ icon, title, text, answers: [lesser, main] }: NoticeBannerProps) {
  return (
    <Banner
      tone="warn"
      flush
      icon={icon}
      actions={
        <>
          <Button size="sm" variant="ghost" onClick={lesser.onPress}>
            {lesser.label}
          </Button>
          <Button size="sm" onClick={main.onPress}>
            {main.label}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Banner>
  );
}
