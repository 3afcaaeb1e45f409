import { beforeEach, describe, it, vi } from "vitest";
import { expectWhole } from "#tests/support/broken-writes.ts";
import { COMMANDS } from "#tests/support/commands/book-commands.ts";

describe("I-15: each command, broken at each of its writes", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  it.each(Object.entries(COMMANDS))(
    "%s leaves everything as it was, then goes through whole",
    async (_name, prepare) => expectWhole(prepare),
  );
});
