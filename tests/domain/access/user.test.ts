import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountName, firstName, initials, LONGEST_NAME, makeUser } from "#domain/access/user.ts";
import { newId } from "#storage/engine/environment.ts";

describe("the name of an account", () => {
  it("is one trimmed line of a person's length, and kept so again", () => {
    expect(accountName("  Mariana\n Restrepo ")).toBe("Mariana  Restrepo");
    expect(accountName("ñ".repeat(100_000))).toBe("ñ".repeat(LONGEST_NAME));
    expect(accountName(" \t ")).toBe("");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const name = accountName(text);
        expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME);
        expect(accountName(name)).toBe(name);
      }),
    );
  });

  it("is shown short", () => {
    expect(firstName(" Mariana Restrepo Gil")).toBe("Mariana");
    expect(initials("mariana restrepo gil")).toBe("MR");
    expect(initials("")).toBe("");
    expect(initials("  mariana   restrepo")).toBe("MR");
  });

  it("loses no letter to blanks around it, and ends in none", () => {
    expect(accountName(`  ${"ñ".repeat(LONGEST_NAME)}  `)).toBe("ñ".repeat(LONGEST_NAME));
    expect(accountName(`${"ñ".repeat(LONGEST_NAME - 1)} Gil`)).toBe("ñ".repeat(LONGEST_NAME - 1));
  });

  it.each([
    ["free", false],
    ["premium", true],
  ] as const)("on the plan %s is premium: %s", (plan, isPremium) => {
    const parts = { id: newId("account"), name: "Mariana", email: "mariana@lasabana.co", plan };
    expect(makeUser(parts)).toEqual({ ...parts, isPremium });
  });
});
