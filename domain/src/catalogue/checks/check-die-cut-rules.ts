import { MARGIN_STEP } from "../die-cut.ts";
import type { PrintArea } from "../item.ts";

type Report = (field: string, problem: string) => void;

/** One piece is cut, so there is one size group; what is drawn lies within what the goods may be (rule designs-die-cut). */
export function checkDieCutRules({ dieCut, rects }: PrintArea, groups: ReadonlySet<string>, report: Report): void {
  if (!dieCut) return;
  if (groups.size !== 1) report("", "needs goods of one size group");
  const { least, margin, widest, limit, thinnest } = dieCut;
  if (least > margin || margin > widest) report(".margin", "is not within least and widest");
  for (const [name, length] of Object.entries({ least, margin, widest }))
    if (length % MARGIN_STEP !== 0) report(`.${name}`, `is not a multiple of ${MARGIN_STEP}`);
  if (thinnest > 2 * margin) report(".thinnest", "is wider than the thinnest line has with its margins");
  for (const { x, y, w, h } of Object.values(rects))
    if (x < limit.x || y < limit.y || x + w > limit.x + limit.w || y + h > limit.y + limit.h)
      report(".limit", "does not hold the rectangle");
}
