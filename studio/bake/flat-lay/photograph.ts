import type { ViewId } from "@surimono/domain/catalogue";
import { photographed, readLayer, THREADS } from "../blender-job.ts";
import type { Field } from "../field.ts";
import type { OwnLight } from "../own-colours.ts";
import type { Stage } from "../stage.ts";
import type { Garment } from "./garment.ts";

/** What is worn or hangs is smooth: there the grain of few would show as clouds. */
const SAMPLES = { lies: 8, falls: 12 } as const;

/** What the camera saw of a garment, as Blender left it. */
export interface Photograph {
  readonly stage: Stage;
  readonly mask: Field;
  /** Light from white and from black cloth; linear. */
  readonly white: Field;
  readonly black: Field;
  /** How much light the ground lacks; of the first view only. */
  readonly shadow: Field;
  /** The place in the pattern, mm, known where `above` is 1. */
  readonly x: Field;
  readonly y: Field;
  readonly above: Field;
  readonly own?: OwnLight;
}

/** Lays a garment down and photographs it in each view, the first with its shadow on the ground. */
export function photographFlat(
  name: string,
  garment: Garment,
  stages: ReadonlyMap<ViewId, Stage>,
): ReadonlyMap<ViewId, Photograph> {
  const views = [...stages].map(([id, stage], nth) => ({ id, ...stage, ground: nth === 0 }));
  const hasOwn = Boolean(garment.zip ?? garment.buttons) || garment.wear?.by === "hanger";
  const samples = garment.wear ? SAMPLES.falls : SAMPLES.lies;
  const folder = photographed("lay_flat.py", name, { garment, views, samples, threads: THREADS });
  return new Map([...stages].map(([id, stage]) => [id, readPhotograph(folder, id, stage, hasOwn)]));
}

function readPhotograph(folder: string, id: ViewId, stage: Stage, hasOwn: boolean): Photograph {
  const read = (layer: string): Field => readLayer(folder, `${id}-${layer}`, stage.width, stage.height);
  return {
    stage,
    mask: read("mask"),
    white: read("white"),
    black: read("black"),
    shadow: read("shadow"),
    x: read("x"),
    y: read("y"),
    above: read("above"),
    ...(hasOwn
      ? { own: { light: [read("own-red"), read("own-green"), read("own-blue")], coverage: read("own") } }
      : {}),
  };
}
