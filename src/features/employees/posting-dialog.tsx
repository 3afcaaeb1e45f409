import type { EntryContent } from "#domain/accounting/entry.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { PostEntryDialog } from "#flows/post-entry/post-entry-dialog.tsx";
import { usePosting } from "./use-posting.ts";

interface PostingDialogProps {
  readonly title: string;
  /** Said once it is posted. */
  readonly done: string;
  readonly company: CompanyId;
  readonly entry: EntryContent;
  readonly onPosted: () => void;
  readonly onClose: () => void;
}

/** Tells one proposed entry from another, so that the same is not posted twice from one dialog. */
export function sealOf({ date, lines }: EntryContent): string {
  return JSON.stringify([date, lines]);
}

/** Shows the proposed entry of a settlement or of benefits, and posts it to the book that is chosen. */
export function PostingDialog({ title, done, company, entry, onPosted, onClose }: PostingDialogProps) {
  const post = usePosting(entry, done, onPosted);
  return <PostEntryDialog title={title} companyId={company} entry={entry} onPost={post} onClose={onClose} />;
}
