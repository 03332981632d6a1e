import type { ProfilePoint } from "./round-profile.ts";

/** A surface as triangles: three numbers a point in the first two lists, two in the third, three points a triangle in the last. */
export interface SurfaceMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Of the picture around the wall: from behind over the left, the front and the right to behind; 1 at the wall's upper edge, 0 at its foot. */
  readonly uvs: Float32Array;
  readonly triangles: Uint32Array;
}

export interface SurfacePoint {
  readonly position: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  readonly uv: readonly [number, number];
}

/** Enough for the edge of a mug to look round. */
const AROUND = 128;

/** The outline turned about the axis. x is to the right, z towards the viewer. */
export function revolve(profile: readonly ProfilePoint[], wall: number): SurfaceMesh {
  return meshOf(AROUND, profile.length - 1, (i, j) => {
    const { r, y, nr, ny } = profile[j] as ProfilePoint;
    const angle = (i / AROUND) * 2 * Math.PI - Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return {
      position: [r * sin, y, r * cos],
      normal: [nr * sin, ny, nr * cos],
      uv: [i / AROUND, Math.min(1, Math.max(0, 1 + y / wall))],
    };
  });
}

/** A net of points, `columns` + 1 by `rows` + 1; seen from outside, columns go to the right and rows upwards. */
export function meshOf(columns: number, rows: number, at: (column: number, row: number) => SurfacePoint): SurfaceMesh {
  const points: SurfacePoint[] = [];
  const triangles: number[] = [];
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row <= rows; row++) {
      points.push(at(column, row));
      if (column === columns || row === rows) continue;
      const here = column * (rows + 1) + row;
      const right = here + rows + 1;
      triangles.push(here, right, right + 1, here, right + 1, here + 1);
    }
  }
  return {
    positions: Float32Array.from(points.flatMap(({ position }) => position)),
    normals: Float32Array.from(points.flatMap(({ normal }) => normal)),
    uvs: Float32Array.from(points.flatMap(({ uv }) => uv)),
    triangles: Uint32Array.from(triangles),
  };
}
