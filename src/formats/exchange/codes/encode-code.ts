import encodeQR from "qr";

/** Light modules around a code: what ISO/IEC 18004 asks for. */
const QUIET = 4;

/** Bytes as the dark and light modules of a QR code of level M, with its light margin. */
export function codeModules(bytes: Uint8Array): readonly (readonly boolean[])[] {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return encodeQR(letters, "raw", {
    ecc: "medium",
    encoding: "byte",
    border: QUIET,
    textEncoder: (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
  });
}
