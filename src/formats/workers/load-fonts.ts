import type { PdfFonts } from "../pdf/pdf-fonts.ts";

async function bytesOf(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The two font weights used in documents, precached for offline use. */
export async function loadFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([
    bytesOf(new URL("../pdf/fonts/hanken-grotesk-400.ttf", import.meta.url)),
    bytesOf(new URL("../pdf/fonts/hanken-grotesk-700.ttf", import.meta.url)),
  ]);
  return { regular, bold };
}
