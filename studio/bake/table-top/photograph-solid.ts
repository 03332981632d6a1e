import type { ViewId } from "@surimono/domain/catalogue";
import { photographed, readLayer, THREADS } from "../blender-job.ts";
import type { Field } from "../field.ts";
import type { OwnLight } from "../own-colours.ts";
import type { Stage } from "../stage.ts";

/** Pixels of the picture for one of the ground's shadow, as `blender/stand.py` takes it. */
const COARSE = 3;

/** Goods that stand before the camera. Lengths are millimetres, angles degrees. */
export interface SolidJob<Finish extends string> {
  /** A script of `blender/`, and what it builds from. */
  readonly model: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** How far the camera looks down. */
  readonly elevation: number;
  /** Height of the top reference line, and the place at which the lamps are aimed: to the right, away from the viewer, up. */
  readonly top: number;
  readonly middle: readonly [number, number, number];
  /** One shape may be had with more than one surface: how rough it is, and how much it mirrors. */
  readonly finishes: Readonly<Record<Finish, SurfaceFinish>>;
  readonly samples: number;
  /** What lies mirrors a window at its upper left, instead of a lamp above it. */
  readonly byWindow?: true;
  /** Of what lies: how far the lens is shifted to the right and up, millimetres for each of its distance from the face, and how high that is. */
  readonly lean?: readonly [number, number];
  readonly face?: number;
}

export interface SurfaceFinish {
  readonly rough: number;
  readonly mirror: number;
  /** How much light is thrown back by what is dyed black. */
  readonly pale?: number;
  /** It mirrors a window whose panes are told apart: where that is from the goods and how large, metres, and how bright. */
  readonly panes?: readonly [at: readonly [number, number, number], size: readonly [number, number], strength: number];
  readonly samples: number;
}

export interface SolidView {
  readonly id: ViewId;
  readonly stage: Stage;
  /** How far the goods are turned to the right. */
  readonly turn: number;
}

/** What the camera saw. Light is linear. */
export interface SolidPhotograph<Finish extends string> {
  readonly stage: Stage;
  readonly mask: Field;
  /** From white clay. */
  readonly white: Field;
  /** What black goods mirror, by their finish. */
  readonly gloss: Readonly<Record<Finish, Field>>;
  readonly own?: OwnLight;
  /** How much light the ground lacks, how much of the room's alone, and what hides it; of fewer pixels. */
  readonly ground: { readonly shadow: Field; readonly near: Field; readonly hidden: Field };
}

/** The one picture of goods that look the same from all sides, or are seen from one. */
export function photographFront<Finish extends string>(
  name: string,
  job: SolidJob<Finish>,
  stage: Stage,
  hasOwn = false,
): SolidPhotograph<Finish> {
  const [photograph] = photographSolid(name, job, [{ id: "front", stage, turn: 0 }], hasOwn);
  if (!photograph) throw new Error(`no photograph of ${name}`);
  return photograph;
}

export function photographSolid<Finish extends string>(
  name: string,
  { settings, ...job }: SolidJob<Finish>,
  views: readonly SolidView[],
  hasOwn = false,
): SolidPhotograph<Finish>[] {
  const folder = photographed("stand.py", name, {
    ...settings,
    ...job,
    views: views.map(({ stage, ...view }) => ({ ...view, ...stage })),
    threads: THREADS,
  });
  return views.map(({ id, stage }) => {
    const read = (layer: string, share = 1) =>
      readLayer(folder, `${id}-${layer}`, Math.floor(stage.width / share), Math.floor(stage.height / share));
    const finishes = Object.keys(job.finishes) as Finish[];
    return {
      stage,
      mask: read("mask"),
      white: read("white"),
      gloss: Object.fromEntries(finishes.map((finish) => [finish, read(`gloss-${finish}`)])) as Record<Finish, Field>,
      ...(hasOwn
        ? { own: { light: [read("own-red"), read("own-green"), read("own-blue")], coverage: read("own") } }
        : {}),
      ground: {
        shadow: read("ground", COARSE),
        near: read("ground-near", COARSE),
        hidden: read("ground-hidden", COARSE),
      },
    };
  });
}
