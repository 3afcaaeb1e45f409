import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { toFrames } from "#domain/exchange/wire/frames.ts";
import { CameraDialog } from "#features/education/exchange/camera-dialog.tsx";
import { exchangeTexts } from "#features/education/exchange/texts.ts";
import type { ReadAnswer } from "#formats/exchange/codes/code-messages.ts";

const { camera: texts } = exchangeTexts;

/** The worker of codes, which sees nothing. */
class BlindCodes {
  onmessage: ((event: MessageEvent) => void) | null = null;
  postMessage(): void {}
  terminate(): void {}
}

const track = { stop: vi.fn() };
const stream = { getTracks: () => [track] };
const named = (name: string) => () => Promise.reject(new DOMException("no", name));

function withCamera(getUserMedia: (() => Promise<unknown>) | undefined) {
  vi.stubGlobal("navigator", { ...navigator, mediaDevices: getUserMedia && { getUserMedia } });
}

const show = (onThings = vi.fn(), onClose = vi.fn()) =>
  render(<CameraDialog onThings={onThings} onClose={onClose} />);
const start = () => fireEvent.click(screen.getByRole("button", { name: texts.start }));

beforeEach(() => {
  track.stop.mockClear();
  vi.stubGlobal("Worker", BlindCodes);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("ED-43 a camera that is refused", () => {
  it.each([
    ["the person or the device refuses it", named("NotAllowedError"), texts.refused],
    ["there is none", named("NotFoundError"), texts.missing],
    ["another program holds it", named("NotReadableError"), texts.missing],
    ["the page may not ask, as without a secure address", undefined, texts.missing],
  ])("says what to do where %s, and a picture still can be chosen", async (_what, camera, text) => {
    withCamera(camera);
    const onThings = vi.fn();
    show(onThings);
    start();
    await screen.findByText(text);
    const picture = new File(["x"], "foto.png", { type: "image/png" });
    fireEvent.change(screen.getByLabelText(texts.picture, { selector: "input" }), {
      target: { files: [picture] },
    });
    expect(onThings).toHaveBeenCalledWith([{ kind: "file", name: "foto.png", blob: picture }]);
  });

  it("ST-16 says what to do while the browser has not answered", async () => {
    withCamera(() => new Promise(() => undefined));
    show();
    start();
    await screen.findByText(texts.starting);
  });

  it("ST-16 is let go, and said, once ten seconds brought no picture that could be read", async () => {
    withCamera(async () => stream);
    show();
    vi.useFakeTimers();
    try {
      start();
      await act(() => vi.advanceTimersByTimeAsync(9_000));
      screen.getByText(texts.aim);
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      screen.getByText(texts.unseen);
      screen.getByRole("button", { name: texts.start });
      expect(track.stop).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["on", () => Promise.resolve(stream), texts.aim, texts.done],
    ["refused", named("NotAllowedError"), texts.refused, texts.start],
    ["missing", named("NotFoundError"), texts.missing, texts.start],
  ])("keeps the keyboard where it is used by keys alone: %s", async (_what, camera, text, next) => {
    withCamera(camera);
    show();
    screen.getByRole("button", { name: texts.start }).focus();
    start();
    await screen.findByText(text);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(next));
  });

  it("is asked for again by the same button once the permission is given, and let go at the end", async () => {
    const getUserMedia = vi.fn(named("NotAllowedError") as () => Promise<unknown>);
    withCamera(getUserMedia);
    const { unmount } = show();
    expect(getUserMedia).not.toHaveBeenCalled();
    start();
    await screen.findByText(texts.refused);
    getUserMedia.mockResolvedValueOnce(stream);
    start();
    await screen.findByText(texts.aim);
    expect(screen.queryByText(texts.refused)).toBeNull();
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    unmount();
    await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1));
  });
});

describe("ED-43 what a camera has read stays said", () => {
  it("while the phone still shows it, while the next one is in parts, and before a code of others", async () => {
    const packet = (first: number) => new Uint8Array(1_500).fill(7).fill(first, 35);
    const [one = [], two = []] = [packet(1), packet(2)].map((bytes) => toFrames(bytes) ?? []);
    const foreign = new TextEncoder().encode("https://otra.co");
    let shown: Uint8Array | null = null;
    class SeeingCodes {
      onmessage: ((event: { data: ReadAnswer }) => void) | null = null;
      postMessage(): void {
        this.onmessage?.({ data: { bytes: shown as ReadAnswer["bytes"] } });
      }
      terminate(): void {}
    }
    vi.stubGlobal("Worker", SeeingCodes);
    vi.stubGlobal("createImageBitmap", async () => ({}));
    vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
    withCamera(async () => stream);
    show();
    start();
    await screen.findByText(texts.aim);
    const see = async (code: Uint8Array | undefined) => {
      shown = code ?? null;
      await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
      return [...(screen.getByRole("status").children ?? [])].map((line) => line.textContent);
    };
    expect(await see(one[0])).toEqual([texts.piece(1, 3)]);
    expect(await see(one[1])).toEqual([texts.piece(2, 3)]);
    expect(await see(one[1])).toEqual([texts.piece(2, 3)]);
    expect(await see(one[2])).toEqual([texts.whole(1)]);
    expect(await see(one[0])).toEqual([texts.whole(1)]);
    expect(await see(two[2])).toEqual([texts.whole(1), texts.piece(1, 3)]);
    expect(await see(foreign)).toEqual([texts.whole(1), texts.foreign]);
    expect(await see(two[1])).toEqual([texts.whole(1), texts.piece(2, 3)]);
    expect(await see(two[0])).toEqual([texts.whole(2)]);
    expect(await see(two[1])).toEqual([texts.whole(2)]);
  });
});
