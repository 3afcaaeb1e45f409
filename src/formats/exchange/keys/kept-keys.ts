import { isPublicKeys } from "#domain/exchange/shapes/message-shapes.ts";
import { isObject } from "#domain/kernel/shape.ts";
import type { DeviceKeys } from "./device-keys.ts";

/** Keys as a database keeps them, where their place holds whatever the exchange put there; null if it is none. */
export function keptKeys(value: unknown): DeviceKeys | null {
  if (!isObject(value)) return null;
  const { sign, seal, public: halves } = value;
  if (!(sign instanceof CryptoKey) || !(seal instanceof CryptoKey) || !isPublicKeys(halves)) return null;
  return { sign, seal, public: halves };
}
