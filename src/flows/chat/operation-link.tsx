import { askedOperation } from "#session/guided/asked-operation.ts";
import { ChatLink } from "./chat-link.tsx";
import { chatTexts as texts } from "./texts.ts";

interface OperationLinkProps {
  readonly operation: string;
  readonly onLeave: () => void;
}

const JOURNAL = { href: "/libro-contable", label: texts.toGuided } as const;

/** The way of a told operation to the guided mode of the journal, which opens with it. */
export function OperationLink({ operation, onLeave }: OperationLinkProps) {
  return <ChatLink link={JOURNAL} onLeave={onLeave} onFollow={() => askedOperation.set(operation)} />;
}
