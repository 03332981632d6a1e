import { Notice } from "@surimono/ui/notice.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { openQrReader } from "./qr-reader.ts";

/** Between two pictures that are read. */
const PAUSE_MS = 120;
/** The same label in front of the camera is one scan. */
const SAME_MS = 2500;

/** The telephone as a scanner: it reads as long as it is open. */
export function ScanCamera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = { code: "", at: 0 };
    const watch = async () => {
      const read = await openQrReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const shown = video.current;
      if (isOver || !shown) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      // Taken by another app, or a telephone that slept: without a word it would read nothing any more.
      for (const track of stream.getTracks())
        track.addEventListener("ended", () => {
          isOver = true;
          setProblem("カメラが止まりました。「カメラを閉じる」を押して、もう一度開いてください。");
        });
      shown.srcObject = stream;
      await shown.play();
      const look = async () => {
        // One picture that cannot be read is not the end of it.
        const code = await read(shown).catch(() => undefined);
        const at = Date.now();
        if (code && (code !== last.code || at - last.at > SAME_MS)) tell(code);
        if (code) last = { code, at };
        if (!isOver) timer = setTimeout(() => void look(), PAUSE_MS);
      };
      await look();
    };
    watch().catch(() => setProblem("カメラを使えませんでした。ブラウザーの設定でカメラを許可してください。"));
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  if (problem) return <Notice tone="error">{problem}</Notice>;
  return (
    <video ref={video} playsInline muted className="aspect-square w-full max-w-96 rounded-card bg-deep object-cover" />
  );
}
