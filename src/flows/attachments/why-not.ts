import type { AttachmentProblem } from "#domain/attachments/limits.ts";

/** Why a file is not taken. */
export type WhyNot =
  | AttachmentProblem
  /** A photo of an iPhone, which this browser cannot open. */
  | "heic"
  /** A picture that does not open. */
  | "damaged"
  /** The device did not hand it over: it was moved, or lies in a cloud without network. */
  | "unreadable";
