import {
  ATTACHMENT_FORMATS,
  ATTACHMENT_OWNERS,
  type Attachment,
  type AttachmentBytes,
  type AttachmentPlace,
} from "#domain/attachments/attachment.ts";
import { count, dayValue, id, integer, maybe, oneOf, shape, textValue } from "../shape.ts";

export const attachmentShape = shape<Attachment>({
  id: id("attachment"),
  bookId: id("book"),
  owner: oneOf(ATTACHMENT_OWNERS),
  ownerId: textValue,
  place: maybe(shape<AttachmentPlace>({ number: count, date: dayValue })),
  name: textValue,
  format: oneOf(ATTACHMENT_FORMATS),
  size: count,
  hash: textValue,
  source: textValue,
  width: maybe(count),
  height: maybe(count),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

export const attachmentBytesShape = shape<AttachmentBytes>({
  hash: textValue,
  at: integer,
  size: count,
  text: textValue,
});
