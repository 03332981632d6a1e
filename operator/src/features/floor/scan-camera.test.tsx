import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ScanCamera } from "./scan-camera.tsx";

const read = vi.hoisted(() => vi.fn());
vi.mock("./qr-reader.ts", () => ({ openQrReader: async () => read }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a picture that cannot be read is not the end of the camera, and one that was taken away says so", async () => {
  const track = Object.assign(new EventTarget(), { stop: () => {} });
  const getUserMedia = async () => ({ getTracks: () => [track] });
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  read.mockRejectedValueOnce(new Error("no frame")).mockResolvedValueOnce("00000021").mockResolvedValue("");
  const onCode = vi.fn();
  render(<ScanCamera onCode={onCode} />);
  await vi.waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith("00000021"));
  act(() => void track.dispatchEvent(new Event("ended")));
  expect(screen.getByText(/カメラが止まりました。/)).toBeDefined();
});
