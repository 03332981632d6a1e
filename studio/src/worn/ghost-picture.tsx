import { useCallback } from "react";
import { drawLook } from "../close-look/draw-look.ts";
import { DrawnHere } from "../close-look/drawn-here.tsx";
import { useDrawn } from "../close-look/use-drawn.ts";
import type { ArtLoader } from "../editor/session/art-loader.ts";
import type { WornGoods, WornSize } from "./worn-goods.ts";

/** Sharp on a large screen. */
const WIDTH = 1500;

export const GHOST_VIEWS = { front: "worn", back: "worn-back" } as const;

interface GhostPictureProps {
  readonly art: ArtLoader;
  readonly goods: WornGoods;
  readonly size: WornSize;
  readonly side: "front" | "back";
  readonly name: string;
}

/** The garment as somebody wears it, without the body, printed in true millimetres. */
export function GhostPicture({ art, goods, size, side, name }: GhostPictureProps) {
  const sizeWidth = size.width;
  const view = GHOST_VIEWS[side];
  const draw = useCallback(async () => {
    const design = await goods.design();
    return design && drawLook(art, { view, sizeWidth }, design, WIDTH);
  }, [art, goods, view, sizeWidth]);
  return <DrawnHere drawn={useDrawn(draw)} name={`${name}の${size.name}を着た形`} />;
}
