import { meshOf, type SurfaceMesh } from "./surface-mesh.ts";

/** The ear of the drawn mug, 97 mm high: half its height and its depth along a superellipse, and half its section. */
const EAR = { high: 31, deep: 29, power: 2.5, thick: 5.2, broad: 7, forHeight: 97 };
const ALONG = 72;
const ROUND = 28;
/** Its ends go into the wall as far as this. */
const INTO_WALL = 1.2;

/** The handle of a mug, standing away from the axis to the right. */
export function handleMesh(radius: number, height: number): SurfaceMesh {
  const scale = height / EAR.forHeight;
  const end = Math.PI / 2 + Math.asin((INTO_WALL / EAR.deep) ** (EAR.power / 2));
  const spine = (t: number) => {
    const angle = end - 2 * end * t;
    const [out, up] = [bent(Math.cos(angle)), EAR.high * bent(Math.sin(angle))];
    // Its lower half is drawn in.
    const taper = 1 + 0.0016 * (up - Math.hypot(up, 9));
    return { x: radius + scale * (EAR.deep * out * taper - 1), y: scale * up - height * 0.47, out: EAR.deep * out };
  };
  return meshOf(ROUND, ALONG, (column, row) => {
    const t = 1 - row / ALONG;
    const here = spine(t);
    const [before, after] = [spine(t - 0.002), spine(t + 0.002)];
    const length = Math.hypot(after.x - before.x, after.y - before.y);
    // Away from the middle of the ear.
    const [ox, oy] = [(before.y - after.y) / length, (after.x - before.x) / length];
    const angle = (column / ROUND) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    // It widens where it meets the wall.
    const flare = scale * (1 + 0.4 * Math.exp(-((here.out / 4) ** 2)));
    const [thick, broad] = [EAR.thick * flare, EAR.broad * flare];
    const steep = Math.hypot(cos / thick, sin / broad);
    const across = cos / thick / steep;
    return {
      position: [here.x + ox * thick * cos, here.y + oy * thick * cos, -broad * sin],
      normal: [ox * across, oy * across, -sin / broad / steep],
      uv: [0, 0],
    };
  });
}

function bent(part: number): number {
  return Math.sign(part) * Math.abs(part) ** (2 / EAR.power);
}
