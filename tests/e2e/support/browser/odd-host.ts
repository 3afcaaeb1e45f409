import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A host before another one, at one address: it may die after some answers, and may let everything be kept for a year. */
export interface OddHost {
  readonly url: string;
  /** How many answers it still gives; null for any number. After them every connection is cut. */
  left: number | null;
  /** The host behind it. */
  behind: string;
  stop(): Promise<void>;
}

const YEAR = "public, max-age=31536000, immutable";

export async function oddHost(behind: string, cacheAll = false): Promise<OddHost> {
  const server: Server = createServer((incoming, answer) => {
    if (host.left === 0) return void incoming.socket.destroy();
    if (host.left !== null) host.left -= 1;
    const target = new URL(incoming.url ?? "/", host.behind);
    const { host: _host, ...headers } = incoming.headers;
    const passed = ask(target, { method: incoming.method ?? "GET", headers }, (found) => {
      const own = { ...found.headers, ...(cacheAll && { "cache-control": YEAR }) };
      answer.writeHead(found.statusCode ?? 502, own);
      found.pipe(answer);
    });
    passed.on("error", () => incoming.socket.destroy());
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const host: OddHost = {
    url: `http://127.0.0.1:${port}`,
    left: null,
    behind,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return host;
}
