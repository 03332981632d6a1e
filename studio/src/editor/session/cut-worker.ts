import { type CutWish, type DrawnInk, traceDieCut } from "../../die-cut/index.ts";
import { answerApart } from "./ask-apart.ts";

export interface CutQuestion {
  readonly drawings: readonly DrawnInk[];
  readonly wish: CutWish;
}

// It takes a tenth of a second: the hand must not feel it.
answerApart(({ drawings, wish }: CutQuestion) => traceDieCut(drawings, wish));
