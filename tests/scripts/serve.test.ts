import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolvePath, startServer, startServerNear } from "../../scripts/serve.mjs";

const SCRIPT = `export const text = "${"cuadra ".repeat(400)}";`;

let dir = "";
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "cuadra-serve-"));
  mkdirSync(join(dir, "site", "assets"), { recursive: true });
  writeFileSync(join(dir, "secret.txt"), "secret");
  writeFileSync(join(dir, "site", "index.html"), "<!doctype html><title>Cuadra</title>");
  writeFileSync(join(dir, "site", "sw.js"), "self.addEventListener('fetch', () => {});");
  writeFileSync(join(dir, "site", "assets", "index-abc.js"), SCRIPT);
  writeFileSync(join(dir, "site", ".hidden"), "hidden");
  server = await startServer({ dir: join(dir, "site") });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

/** Requests the path exactly as given: fetch would normalize `..` before sending. */
function rawGet(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    const call = request({ host: "127.0.0.1", port: server.port, path, headers }, (response) => {
      let body = "";
      response.on("data", (part) => {
        body += String(part);
      });
      response.on("end", () => done({ status: response.statusCode ?? 0, body }));
    });
    call.on("error", fail);
    call.end();
  });
}

describe("the static server", () => {
  it("gives the application's page to its own addresses and to nothing with an extension", async () => {
    for (const path of ["/", "/journal/complex?book=book_1", "/dashboard/empresas/"]) {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain("text/html");
    }
    expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${server.url}/file.pdf?x=/a`)).status).toBe(404);
  });

  it("caches for ever what is named by its content and revalidates the rest", async () => {
    const asset = await fetch(`${server.url}/assets/index-abc.js`);
    expect(asset.headers.get("cache-control")).toContain("immutable");
    for (const path of ["/", "/sw.js", "/login"]) {
      expect((await fetch(`${server.url}${path}`)).headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("answers 304 to a fingerprint that still holds", async () => {
    const first = await fetch(`${server.url}/sw.js`);
    const tag = first.headers.get("etag") ?? "";
    const second = await fetch(`${server.url}/sw.js`, { headers: { "If-None-Match": tag } });
    expect(second.status).toBe(304);
    writeFileSync(join(dir, "site", "sw.js"), "self.addEventListener('message', () => {});");
    const third = await fetch(`${server.url}/sw.js`, { headers: { "If-None-Match": tag } });
    expect(third.status).toBe(200);
  });

  it("compresses what gains by it", async () => {
    for (const encoding of ["br", "gzip"]) {
      const answer = await fetch(`${server.url}/assets/index-abc.js`, {
        headers: { "Accept-Encoding": encoding },
      });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(Number(answer.headers.get("content-length"))).toBeLessThan(SCRIPT.length / 4);
      expect(await answer.text()).toBe(SCRIPT);
    }
    const plain = await fetch(`${server.url}/assets/index-abc.js`, {
      headers: { "Accept-Encoding": "identity, br;q=0" },
    });
    expect(plain.headers.get("content-encoding")).toBeNull();
  });

  it("sends the security headers with every answer, refusals too", async () => {
    for (const path of ["/", "/assets/index-abc.js", "/assets/gone.js"]) {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("permissions-policy")).toContain("camera=(self)");
    }
  });

  it("never leaves its folder", async () => {
    const escapes = [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/..%5csecret.txt",
      "/assets/../../secret.txt",
      "/.hidden",
      "/%00",
    ];
    for (const path of escapes) {
      const { status, body } = await rawGet(path);
      expect(status, path).toBe(404);
      expect(body, path).not.toContain("secret");
    }
    expect((await rawGet("//secret.txt")).status).toBe(404);
    expect(resolvePath("/srv/site", "/a%")).toBeNull();
    expect(resolvePath("/srv/site", "/../site-two/x")).toBeNull();
  });

  it("refuses to write", async () => {
    const answer = await fetch(`${server.url}/`, { method: "POST", body: "x" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });

  it("moves to the next port when the wanted one is taken, and comes back on the same one", async () => {
    const other = await startServerNear({ dir: join(dir, "site"), port: server.port });
    expect(other.port).toBeGreaterThan(server.port);
    await expect(startServer({ dir: join(dir, "site"), port: other.port })).rejects.toThrow(/EADDRINUSE/);
    await other.close();
    const again = await startServer({ dir: join(dir, "site"), port: other.port });
    expect(again.url).toBe(other.url);
    await again.close();
  });
});
