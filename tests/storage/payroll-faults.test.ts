import { beforeEach, describe, it, vi } from "vitest";
import { expectWhole } from "#tests/support/broken-writes.ts";
import { PAYROLL_COMMANDS } from "#tests/support/commands/payroll-commands.ts";

describe("I-15: each command of payroll runs, broken at each of its writes", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  it.each(Object.entries(PAYROLL_COMMANDS))(
    "%s leaves everything as it was, then goes through whole",
    async (_name, prepare) => expectWhole(prepare),
  );
});
