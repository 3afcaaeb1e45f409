import { describe, expect, it } from "vitest";
import { HEADER_POLICY, headersFile, META_POLICY, SECURITY_HEADERS } from "../../scripts/headers.mjs";

describe("SE-01 the content security policy", () => {
  it("allows no inline script, no eval, no plugin, no base and no other origin", () => {
    const rules = new Map(
      META_POLICY.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]),
    );
    expect(rules.get("default-src")).toEqual(["'none'"]);
    expect(rules.get("script-src")).toEqual(["'self'"]);
    expect(rules.get("connect-src")).toEqual(["'self'"]);
    expect(rules.get("object-src")).toEqual(["'none'"]);
    expect(rules.get("base-uri")).toEqual(["'none'"]);
    expect([...rules.values()].flat().filter((source) => /^https?:|\*/.test(source))).toEqual([]);
  });

  it("SE-02 asks for the one policy of Trusted Types", () => {
    expect(META_POLICY).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it("is the same in the header and in the page, but for what only a header can say", () => {
    expect(HEADER_POLICY).toBe(`${META_POLICY}; frame-ancestors 'none'`);
  });
});

describe("the headers of other hosts", () => {
  it("say the same, with no header twice for one path", () => {
    const text = headersFile();
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(text).toContain(`  ${name}: ${value}`);
    const paths = text.split("\n").filter((line) => line.startsWith("/"));
    expect(new Set(paths).size).toBe(paths.length);
    expect(text.split("\n\n")[0]).not.toContain("Cache-Control");
  });
});
