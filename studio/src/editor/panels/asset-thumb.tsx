import { useEffect, useRef } from "react";
import { useSceneVersion, useSession } from "../session/session-context.ts";

const SIDE = 88;

/** An uploaded picture, small and whole, from the same decoded copy that the canvas draws. */
export function AssetThumb({ assetId }: { readonly assetId: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { assets } = useSession().scene;
  const version = useSceneVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to draw again
  useEffect(() => {
    const element = canvas.current;
    const image = assets.image(assetId);
    const ctx = element?.getContext("2d");
    if (!element || !ctx || !image) return;
    element.width = SIDE * 2;
    element.height = SIDE * 2;
    const scale = (SIDE * 2) / Math.max(image.width, image.height);
    const [w, h] = [image.width * scale, image.height * scale];
    ctx.imageSmoothingQuality = "high";
    ctx.drawImage(image as ImageBitmap, SIDE - w / 2, SIDE - h / 2, w, h);
  }, [assetId, assets, version]);
  return <canvas ref={canvas} className="size-full object-contain" />;
}
