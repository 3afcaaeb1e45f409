import { openSlips } from "../pdf/write-slips.ts";
import type { SlipsHead } from "../slips-head.ts";
import { loadFonts } from "./load-fonts.ts";
import { serveWriter } from "./serve-writer.ts";

serveWriter(async (head: SlipsHead) => openSlips(head, await loadFonts()));
