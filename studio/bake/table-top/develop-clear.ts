import { blur, createField, enlarge, type Field, mapField, smoothstep } from "../field.ts";
import { toMm } from "../stage.ts";
import { developSolid } from "./develop-solid.ts";
import type { ClearPhotograph } from "./photograph-clear.ts";

/** Of the tent's light, which comes from all sides, beside that of its lamps. */
const NEAR_SHARE = 0.5;
/** An edge is thin: the eye expects it clearer than it was. */
const CONTRAST = 2;
/** Fainter light and shade of a face, and of the ground, is the grain of few samples. */
const [GLASS_GRAIN, GROUND_GRAIN] = [0.07, 0.07];
const SHINE = 1.6;

/** How much of its glass a thin plate shows where it is dyed: light runs around in its edges too. */
export const IN_DYED = 0.45;

export interface ClearLook {
  /** The share of the goods that is at most as bright as their colour. */
  readonly exposed: number;
  /** How much of the glass dyed goods show at a place in millimetres. */
  readonly inDyed: (x: number, y: number) => number;
  /** How much of the shade under clear goods is left out: a page is paler than what is photographed on it. */
  readonly paler: number;
}

/** A photograph of clear goods as the layers of a mock-up: those of goods that are dyed, and what is drawn over the ground where they are clear. */
export function developClear(photograph: ClearPhotograph, { exposed, inDyed, paler }: ClearLook) {
  const { mask, stage } = photograph;
  const shadow = shadowOf(photograph, paler);
  const face = faceOf(photograph.gloss, mask);
  // The face mirrors the tent evenly: only what is brighter than that is seen.
  const polished = mapField(photograph.gloss, (light) => Math.max(0, light - face));
  const developed = developSolid(
    {
      ...photograph,
      gloss: { polished },
      ground: {
        shadow,
        near: mapField(shadow, (dark) => NEAR_SHARE * dark),
        hidden: createField(shadow.width, shadow.height),
      },
    },
    "polished",
    { exposed, shine: SHINE },
  );
  const glass = glassOf(photograph);
  const { goods, gloss } = developed;
  const inDyedAt = mapField(glass, (light, i) => {
    const [x, y] = toMm(stage, i % stage.width, Math.floor(i / stage.width));
    return light === 0 ? 0 : light * inDyed(x, y);
  });
  return {
    ...developed,
    goods: {
      ...goods,
      shade: mapField(goods.shade, (shade, i) => shade * (1 + Math.min(0, inDyedAt.data[i] as number))),
    },
    gloss: mapField(gloss, (light, i) => light + Math.max(0, inDyedAt.data[i] as number)),
    glass,
  };
}

/** Light and shade of the glass beside what lies behind it and what the face takes away: 0 leaves that as it is, -1 is black, 1 is white. */
export function glassOf({ stage, seen, ground, mask }: ClearPhotograph): Field {
  const step = ground.width / stage.width;
  const behind = enlarge(ground, stage.width, stage.height, { x: (step - 1) / 2, y: (step - 1) / 2, step });
  const passed = mapField(seen, (light, i) => light / Math.max(0.2, behind.data[i] as number));
  const face = faceOf(passed, mask);
  return mapField(passed, (share, i) => {
    const within = mask.data[i] as number;
    if (within < 0.01) return 0;
    const ratio = share / (1 + (face - 1) * within);
    const light = ratio < 1 ? ratio ** (CONTRAST / 2.2) - 1 : 1 - Math.exp(1 - ratio);
    return light * smoothstep(GLASS_GRAIN / 3, GLASS_GRAIN, Math.abs(light));
  });
}

function shadowOf({ ground, mask, stage }: ClearPhotograph, paler: number): Field {
  const lacking = blur(
    mapField(ground, (light) => 1 - light),
    1.3,
  );
  const wide = blur(lacking, 8);
  const under = mapField(ground, (_, i) => {
    const [x, y] = [(i % ground.width) + 0.5, Math.floor(i / ground.width) + 0.5];
    const step = stage.width / ground.width;
    return mask.data[Math.floor(y * step) * stage.width + Math.floor(x * step)] as number;
  });
  return mapField(lacking, (dark, i) => {
    const soft = wide.data[i] as number;
    const calm = soft + (dark - soft) * smoothstep(GROUND_GRAIN / 2, GROUND_GRAIN, Math.abs(dark - soft));
    return Math.max(0, calm) * (1 - paler * (under.data[i] as number));
  });
}

/** Most of a plate is its face. */
function faceOf(light: Field, mask: Field): number {
  const seen = light.data.filter((_, i) => (mask.data[i] as number) > 0.99).sort();
  return seen[Math.floor(seen.length / 2)] as number;
}
