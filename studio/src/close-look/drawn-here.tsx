import { Spinner } from "@surimono/ui/spinner.tsx";
import { useEffect, useRef } from "react";
import type { Drawn } from "./use-drawn.ts";

/** A picture that is drawn on this device, as large as its frame lets it be. */
export function DrawnHere({ drawn, name }: { readonly drawn: Drawn; readonly name: string }) {
  const { canvas, isCurrent, hasFailed } = drawn;
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!canvas) return;
    canvas.className = "absolute inset-0 size-full object-contain";
    holder.current?.replaceChildren(canvas);
  }, [canvas]);
  if (canvas)
    return <div ref={holder} role="img" aria-label={name} aria-busy={!isCurrent} className="absolute inset-0" />;
  return (
    <p role="status" className="absolute inset-0 grid place-items-center px-4 text-14">
      {hasFailed ? "画像を用意できませんでした。通信を確かめて、もう一度開いてください。" : <Spinner size={32} />}
    </p>
  );
}
