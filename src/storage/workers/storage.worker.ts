import { type CopyRequest, copyWork } from "./copy-work.ts";
import type { OpenRequest } from "./held-backup.ts";
import { type KeepRequest, type ReplaceRequest, recoverWork } from "./recover-work.ts";
import { restoreWork, type WriteRequest } from "./restore-work.ts";
import { serve } from "./serve.ts";
import { type TrialRequest, type VerifyRequest, verifyWork } from "./verify-work.ts";

type StorageRequest =
  | CopyRequest
  | OpenRequest
  | WriteRequest
  | KeepRequest
  | ReplaceRequest
  | VerifyRequest
  | TrialRequest;

/** One worker for all long work on the books: what these works share, nearly all of each, is built once. */
serve<StorageRequest, unknown>(globalThis, (request, onProgress) => {
  if (request.kind === "copy") return copyWork(request);
  if (request.kind === "verify" || request.kind === "drill") return verifyWork(request, onProgress);
  if (request.kind === "keep" || request.kind === "replace") return recoverWork(request, onProgress);
  return restoreWork(request, onProgress);
});
