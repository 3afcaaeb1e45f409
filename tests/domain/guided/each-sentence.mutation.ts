import { expect, it } from "vitest";
import { rightSentences } from "./bank/right-sentences.ts";

it.each(rightSentences())("$text", ({ isRight }) => expect(isRight()).toBe(true));
