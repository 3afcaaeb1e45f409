/** The registry's own schema number, independent of the account databases'. */
export const REGISTRY_SCHEMA = 1;
