import { outDir } from "../../../../scripts/paths.mjs";
import { startServer } from "../../../../scripts/serve.mjs";

/** A separate host that can stop and restart at the same address, also with another build. */
export interface Host {
  readonly url: string;
  stop(): Promise<void>;
  start(dir?: string): Promise<void>;
}

export async function serveDist(dir: string = outDir()): Promise<Host> {
  let server: Awaited<ReturnType<typeof startServer>> | null = await startServer({ dir });
  const { url, port } = server;
  const stop = async () => {
    await server?.close();
    server = null;
  };
  return {
    url,
    stop,
    start: async (next = dir) => {
      await stop();
      server = await startServer({ dir: next, port });
    },
  };
}
