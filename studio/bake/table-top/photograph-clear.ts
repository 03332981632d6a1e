import { photographed, readLayer, THREADS } from "../blender-job.ts";
import type { Point } from "../curve.ts";
import type { Field } from "../field.ts";
import type { Stage } from "../stage.ts";

/** Pixels of the picture for one of the ground, as `blender/clear.py` takes it. */
const COARSE = 3;

/** One sheet of clear goods, in millimetres from the garment's origin, y downwards as in the catalogue. */
export interface ClearSheet {
  readonly edge: readonly Point[];
  readonly hole?: readonly Point[];
  /** How far behind the goods' front its faces are. */
  readonly near: number;
  readonly far: number;
  /** The radius of its polished edges. */
  readonly polish: number;
  /** Of a sheet that lies on the ground while the goods stand: the height of its upper face. Its edge is then seen from above. */
  readonly level?: number;
}

export interface ClearJob {
  readonly sheets: readonly ClearSheet[];
  readonly isLying: boolean;
  /** How far the camera's lens is shifted to the right and up, millimetres for each of its distance. */
  readonly lean: readonly [number, number];
  /** Height of the ground from the top reference line, or from the front of goods that lie. */
  readonly ground: number;
  /** The place at which the lamps are aimed: to the right, up, back from the front. */
  readonly middle: readonly [number, number, number];
  readonly samples: number;
}

/** What the camera saw. Light is linear. */
export interface ClearPhotograph {
  readonly stage: Stage;
  readonly mask: Field;
  /** Clear goods before the paper, whose own light is 1. */
  readonly seen: Field;
  /** The light of the ground, without goods before it, beside what it has without any; of fewer pixels. */
  readonly ground: Field;
  /** Of the same goods, but dyed white and black. */
  readonly white: Field;
  readonly gloss: Field;
}

export function photographClear(name: string, { sheets, ...job }: ClearJob, stage: Stage): ClearPhotograph {
  const folder = photographed("clear.py", name, {
    ...job,
    stage,
    sheets: sheets.map(({ edge, hole, ...sheet }) => ({
      ...sheet,
      loops: [upwards(edge), ...(hole ? [upwards(hole).toReversed()] : [])],
    })),
    threads: THREADS,
  });
  const read = (layer: string, share = 1) =>
    readLayer(folder, `front-${layer}`, Math.floor(stage.width / share), Math.floor(stage.height / share));
  return {
    stage,
    mask: read("mask"),
    seen: read("seen"),
    ground: read("ground", COARSE),
    white: read("white"),
    gloss: read("gloss"),
  };
}

/** Counter-clockwise with y upwards. */
function upwards(clockwise: readonly Point[]): Point[] {
  return clockwise.map(([x, y]): Point => [x, -y]).toReversed();
}
