import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { meantNames } from "#features/workspace/upload/meant-names.ts";
import { useRecognition } from "#features/workspace/upload/use-recognition.ts";
import type { UploadedBook } from "#features/workspace/upload/use-upload-file.ts";
import { DeskClient } from "#formats/workers/keep-file.ts";
import { fileWorkerHere } from "#tests/support/files/file-worker-here.ts";

const chart = pucChart();
const NAMES = Array.from({ length: 60 }, (_, at) => `Cosas del tío Ernesto ${at}`);
const TEXT = [
  "Código;Nombre;Saldo",
  "1105;Caja;500",
  "2205;Proveedores;200",
  "3115;Aportes sociales;300",
  ...NAMES.map((name) => `;${name};1`),
].join("\n");

async function uploaded(): Promise<UploadedBook> {
  const kept = new DeskClient(fileWorkerHere);
  const read = await kept.read(new File([TEXT], "balance.csv"), { whole: true });
  if (read?.ok !== true) throw new Error("not read");
  return { name: "balance.csv", book: read.value, chart, kept };
}

it("IM-43 recognising is stopped at once, begun again, and ends in the statement", async () => {
  const file = await uploaded();
  const { result } = renderHook(() => useRecognition(file, null));
  expect(result.current.recognition).toEqual({ kind: "working", done: 0 });
  act(() => result.current.cancel());
  expect(result.current.recognition).toEqual({ kind: "cancelled" });
  act(() => result.current.again());
  expect(result.current.recognition.kind).toBe("working");
  await waitFor(() => expect(result.current.recognition.kind).toBe("read"), { timeout: 10_000 });
  const { recognition } = result.current;
  if (recognition.kind !== "read" || !recognition.read.ok) throw new Error("not read");
  expect(recognition.read.value.lines).toHaveLength(63);
});

it("IM-43 a worker that fails is said, and no screen waits for it", async () => {
  const file = await uploaded();
  const broken = new DeskClient(() => ({
    ask: () => Promise.resolve({ kind: "failed", detail: "gone" }),
    end: () => undefined,
  }));
  const failing = { ...file, kept: broken };
  const { result } = renderHook(() => useRecognition(failing, null));
  await waitFor(() => expect(result.current.recognition).toEqual({ kind: "failed" }));
});

it("IM-43 names are searched for with pauses in which the page answers, and a stop ends them", async () => {
  const all = await meantNames(chart, ["caja", "nada de nada xyz"], {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect([...(all ?? [])].map(([name]) => name)).toEqual(["caja", "nada de nada xyz"]);
  const stop = new AbortController();
  const many = Array.from({ length: 5_000 }, (_, at) => `arriendo del local ${at}`);
  const shares: number[] = [];
  const stopped = await meantNames(chart, many, {
    signal: stop.signal,
    onProgress: (done) => {
      shares.push(done);
      stop.abort();
    },
  });
  expect(stopped).toBeNull();
  expect(shares).toHaveLength(1);
  expect(shares[0]).toBeLessThan(1);
});
