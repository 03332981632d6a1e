import { EDGE_REACH } from "../../src/mockup/index.ts";
import { clamp, createField, type Field, mapField } from "../field.ts";
import { disc } from "../round-sheet.ts";
import type { Stage } from "../stage.ts";
import { glassOf, IN_DYED } from "./develop-clear.ts";
import { type ClearJob, type ClearPhotograph, photographClear } from "./photograph-clear.ts";

/** Of the round plate that is photographed, and of the table that is read from it; millimetres. */
const RADIUS = 15;
const PX_PER_MM = 22;
const SIDE = 900;
const COLUMNS = 256;
const ROWS = 80;
/** Steps of the direction over which grain is taken out. */
const SOFT = 2;
/** Where an edge shines it would be lost on a white page: it keeps a fine line; millimetres. */
const RIM = { dark: 0.2, width: 0.13 };

export interface EdgeLight {
  readonly clear: Field;
  readonly dyed: Field;
}

/**
 * What the cut edge of a plate looks like by the direction in which it faces (columns: from the right, clockwise) and by the distance from it (rows:
 * from outside inwards), for goods whose outline is drawn by the customer.
 */
export function edgeLight(name: string, job: Omit<ClearJob, "sheets">, thickness: number, polish: number): EdgeLight {
  const stage: Stage = {
    ...{ width: SIDE, height: SIDE, pxPerMm: PX_PER_MM },
    ...{ originX: SIDE / 2, originY: SIDE / 2 - RADIUS * PX_PER_MM },
  };
  const sheet = { edge: disc(0, RADIUS, RADIUS), near: 0, far: thickness, polish };
  const photograph = photographClear(name, { ...job, sheets: [sheet] }, stage);
  const [clear, dyed] = [glassOf(photograph), dyedOf(photograph)];
  const both = mapField(dyed, (light, i) => clamp(light + IN_DYED * (clear.data[i] as number), -1, 1));
  return { clear: unrolled(clear), dyed: unrolled(both) };
}

/** Beside the light of the face. */
function dyedOf({ mask, white, gloss }: ClearPhotograph): Field {
  const middle = (SIDE / 2) * SIDE + SIDE / 2;
  const [face, mirrored] = [white.data[middle] as number, gloss.data[middle] as number];
  return mapField(mask, (share, i) => {
    const ratio = (white.data[i] as number) / face;
    const lit = ratio < 1 ? ratio ** 0.6 - 1 : 0.6 * (1 - Math.exp(1 - ratio));
    return share * Math.min(1, lit + Math.max(0, (gloss.data[i] as number) - mirrored) * 1.5);
  });
}

function unrolled(field: Field): Field {
  const out = createField(COLUMNS, ROWS);
  for (let row = 0; row < ROWS; row++) {
    const inside = ((row + 0.5) / ROWS) * (EDGE_REACH.out + EDGE_REACH.inside) - EDGE_REACH.out;
    // Within the last third it becomes that of the face, which is told elsewhere.
    const share = Math.min(1, ((EDGE_REACH.inside - inside) * 3) / EDGE_REACH.inside);
    for (let column = 0; column < COLUMNS; column++) {
      let sum = 0;
      for (let by = -SOFT; by <= SOFT; by++) {
        const angle = ((column + by / 2) / COLUMNS) * 2 * Math.PI;
        const far = (RADIUS - inside) * PX_PER_MM;
        sum += sampled(field, SIDE / 2 + Math.cos(angle) * far - 0.5, SIDE / 2 + Math.sin(angle) * far - 0.5);
      }
      const rim = RIM.dark * Math.exp(-((inside / RIM.width) ** 2));
      out.data[row * COLUMNS + column] = clamp((share * sum) / (2 * SOFT + 1) - rim, -1, 1);
    }
  }
  return out;
}

function sampled({ width, data }: Field, x: number, y: number): number {
  const at = Math.floor(y) * width + Math.floor(x);
  const [right, down] = [x - Math.floor(x), y - Math.floor(y)];
  const row = (start: number) => (data[start] as number) * (1 - right) + (data[start + 1] as number) * right;
  return row(at) * (1 - down) + row(at + width) * down;
}
