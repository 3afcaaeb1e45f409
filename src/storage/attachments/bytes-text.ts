/** Characters handed to the engine at once: more arguments than that overflow its stack. */
const STEP = 0x8000;

/** Bytes as they are stored and backed up. */
export function bytesToText(bytes: Uint8Array): string {
  let binary = "";
  for (let from = 0; from < bytes.length; from += STEP)
    binary += String.fromCharCode(...bytes.subarray(from, from + STEP));
  return btoa(binary);
}

/** The bytes of a stored text; null if it is none. */
export function textToBytes(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}
