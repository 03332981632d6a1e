import { beside, openPath, type Point } from "../curve.ts";
import { clamp, type Field, mapField } from "../field.ts";
import { type Goods, mark } from "../goods.ts";
import { type Stage, type StrokeStyle, strokeOf } from "../stage.ts";
import type { Chain, Garment } from "./garment.ts";
import type { Photograph } from "./photograph.ts";
import { laidOn } from "./shade-cloth.ts";

/** mm: where two pieces are sewn together, what the thread draws in around it, and the lips that catch light, which only dark cloth shows. */
const FURROW = { width: 1.2, soft: 0.5, strength: 0.2 } as const;
const DRAWN_IN = { width: 3, soft: 1.6, strength: 0.1 } as const;
const LIP = { width: 1.2, soft: 0.5, away: 1.8, shine: 0.09 } as const;
/** Stitches and the gaps between them, mm; thread is smooth, and shines where cloth does not. */
const THREAD = { width: 0.8, dash: [2.3, 1.1], cap: "butt", soft: 0.2, strength: -0.1, shine: 0.12 } as const;
/** What is left of their darkness where the lamp shines in; in so much shade it is whole. */
const LIT = { share: 0.45, shade: 0.25 } as const;
/** Rows of a hem from where its cloth ends; of a rib from where it begins; mm. */
const HEM_ROWS = [4.5, 0.5] as const;
const BESIDE_RIB = 3.5;

type Line = readonly Point[];

/**
 * Seams and stitches as dark cloth shows them, by furrows and by light: its shade alone, which shows them on white cloth, is too faint.
 * @param hasRibs whether the joins of ribs are drawn too: on what lies, under a low lamp, they are seen by themselves
 * @returns `gloss` with their light
 */
export function showSewing(goods: Goods, gloss: Field, photograph: Photograph, garment: Garment, hasRibs: boolean) {
  const chains = [...garment.top, ...(garment.pocket?.rim ?? [])].filter(({ kind }) => hasRibs || kind === "hem");
  const joins = [...garment.seams.filter(({ on }) => on.includes("top")).map(seamOf), ...chains.flatMap(joinOf)];
  const rows = chains.flatMap(rowsOf);
  const laid = (lines: readonly Line[], style: StrokeStyle & { readonly soft: number }) =>
    laidOn(photograph, style.soft, (pattern: Stage) => strokeOf(pattern, style, ...lines.map(openPath)));
  const shaded = mapField(goods.shade, (light) => LIT.share + (1 - LIT.share) * clamp((1 - light) / LIT.shade, 0, 1));
  mark(goods, laid(joins, FURROW), FURROW.strength, shaded);
  mark(goods, laid([...joins, ...rows], DRAWN_IN), DRAWN_IN.strength, shaded);
  const thread = laid(rows, THREAD);
  mark(goods, thread, THREAD.strength, shaded);
  const lips = laid(
    joins.flatMap((line) => [beside(line, LIP.away), beside(line, -LIP.away)]),
    LIP,
  );
  return mapField(
    gloss,
    (light, i) => light + THREAD.shine * (thread.data[i] as number) + LIP.shine * (lips.data[i] as number),
  );
}

const seamOf = ({ points }: { readonly points: Line }): Line => points;

function joinOf(chain: Chain): Line[] {
  return chain.kind === "rib" ? [within(chain.points, chain.width)] : [];
}

function rowsOf(chain: Chain): Line[] {
  if (chain.kind === "rib") return [within(chain.points, chain.width + BESIDE_RIB)];
  // What is narrower than its rows is held by its edge.
  if (chain.kind === "seam" || chain.width < HEM_ROWS[0]) return [];
  return HEM_ROWS.map((back) => within(chain.points, chain.width - back));
}

/** An outline goes round clockwise, so that its cloth is on the right. */
const within = (line: Line, distance: number): Line => beside(line, -distance);
