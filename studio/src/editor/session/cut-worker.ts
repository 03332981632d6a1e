import { type CutWish, type DrawnInk, traceDieCut } from "../../die-cut/index.ts";

export interface CutQuestion {
  readonly id: number;
  readonly drawings: readonly DrawnInk[];
  readonly wish: CutWish;
}

// It takes a tenth of a second: the hand must not feel it.
addEventListener("message", ({ data: { id, drawings, wish } }: MessageEvent<CutQuestion>) => {
  postMessage({ id, cut: traceDieCut(drawings, wish) });
});
