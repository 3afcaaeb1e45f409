import type { AttachmentRefusal } from "#domain/attachments/attachment-refusal.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { attachmentTexts as texts } from "./texts.ts";

/** What happened and what to do, for a file that was not attached or removed. */
export function attachmentRefusalText(error: AttachmentRefusal | StorageRefusal): string {
  switch (error.kind) {
    case "attached-already":
      return texts.already(error.name);
    case "too-many-files":
      return texts.tooMany;
    case "no-room":
      return texts.noRoom[error.of](error.used);
    case "unknown-owner":
      return texts.gone;
    case "unknown-attachment":
      return texts.removedElsewhere;
    default:
      return refusalText(error);
  }
}
