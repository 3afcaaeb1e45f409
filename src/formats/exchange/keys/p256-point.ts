type Bytes = Uint8Array<ArrayBuffer>;

// NIST P-256 (FIPS 186-5). Only the public half of a key is computed with here; secrets stay in WebCrypto.
const PRIME = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;
const COORDINATE = 32;

const toNumber = (bytes: Uint8Array): bigint =>
  bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base % PRIME];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}

/** A raw point of 65 bytes as 33: its x and the parity of its y. A QR has room for few bytes. */
export function compressPoint(raw: Uint8Array): Bytes {
  const bytes = new Uint8Array(1 + COORDINATE);
  bytes[0] = 2 | ((raw[2 * COORDINATE] ?? 0) & 1);
  bytes.set(raw.subarray(1, 1 + COORDINATE), 1);
  return bytes;
}

/** The raw point of 65 bytes; null if the bytes are none of the curve. */
export function expandPoint(compressed: Uint8Array): Bytes | null {
  const [parity = 0] = compressed;
  if (compressed.length !== 1 + COORDINATE || (parity !== 2 && parity !== 3)) return null;
  const x = toNumber(compressed.subarray(1));
  if (x >= PRIME) return null;
  const square = (((x * x - 3n) % PRIME) * x + B) % PRIME;
  const found = power((square + PRIME) % PRIME, (PRIME + 1n) / 4n);
  if ((found * found - square) % PRIME !== 0n) return null;
  const y = (found & 1n) === BigInt(parity & 1) ? found : PRIME - found;
  const bytes = new Uint8Array(1 + 2 * COORDINATE);
  bytes[0] = 4;
  bytes.set(compressed.subarray(1), 1);
  for (let at = 0; at < COORDINATE; at += 1)
    bytes[2 * COORDINATE - at] = Number((y >> BigInt(8 * at)) & 0xffn);
  return bytes;
}
