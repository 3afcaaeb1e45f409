/** The bench is served beside the product under its policy (SE-02), whose rule knows the product's own files only. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy("default", { createScriptURL: (address) => address });
