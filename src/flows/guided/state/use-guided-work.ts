import { useEffect, useEffectEvent, useMemo } from "react";
import { addMessage, openQuestion, REPLY_MS } from "#domain/assistant/conversation.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { useStore } from "#ui/kit/use-store.ts";
import type { GuidedDesk } from "../desk/guided-desk.ts";
import { guidedPanelTexts as texts } from "../panel/texts.ts";
import { type GuidedMessage, type GuidedWork, guidedWork } from "./guided-conversation.ts";
import { plainReply, replyTo } from "./replies.ts";

/** The work of a desk, kept while the page lives. */
export function useGuidedWork(desk: GuidedDesk): GuidedWork {
  return useMemo(() => guidedWork(desk.key), [desk.key]);
}

/** The answer to a message, counted as a use of the plan only once there is one. */
async function answerTo(question: GuidedMessage, work: GuidedWork, desk: GuidedDesk): Promise<GuidedMessage> {
  try {
    const reply = replyTo(question, work.messages.getSnapshot(), desk);
    const refused = await desk.uses.count();
    return refused === null ? reply : plainReply(question, refused);
  } catch {
    return plainReply(question, texts.failed);
  }
}

/**
 * Answers each message after a second (spec §9), also when the panel was closed meanwhile. Each answered message is one
 * use of the plan; a refused one is answered with the reason.
 */
export function useReplies(work: GuidedWork, desk: GuidedDesk): boolean {
  const open = openQuestion(useStore(work.messages));
  const reply = useEffectEvent(async (question: GuidedMessage) => {
    const answer = await answerTo(question, work, desk);
    const messages = work.messages.getSnapshot();
    // Answered or cleared while the use was counted.
    if (openQuestion(messages)?.id === question.id) work.messages.set(addMessage(messages, answer));
  });
  useEffect(() => {
    if (open === null || !desk.isReady) return;
    // If the clock was set back, the wait must not get longer.
    const left = Math.min(REPLY_MS, Math.max(0, open.timestamp + REPLY_MS - systemClock.now()));
    const timer = setTimeout(() => void reply(open), left);
    return () => clearTimeout(timer);
  }, [open, desk.isReady]);
  return open !== null;
}
