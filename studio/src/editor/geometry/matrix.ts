import type { Point } from "./box.ts";

/** x' = a·x + c·y + e, y' = b·x + d·y + f: the order of `ctx.setTransform` and of CSS `matrix()`. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export function translation(e: number, f: number): Matrix {
  return { a: 1, b: 0, c: 0, d: 1, e, f };
}

export function scaling(factor: number): Matrix {
  return { a: factor, b: 0, c: 0, d: factor, e: 0, f: 0 };
}

/** Clockwise on a screen, where y grows downwards. */
export function rotationBy(radians: number): Matrix {
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

/** The first of `steps` is applied first. */
export function chain(...steps: readonly Matrix[]): Matrix {
  return steps.reduce((first, then) => ({
    a: then.a * first.a + then.c * first.b,
    b: then.b * first.a + then.d * first.b,
    c: then.a * first.c + then.c * first.d,
    d: then.b * first.c + then.d * first.d,
    e: then.a * first.e + then.c * first.f + then.e,
    f: then.b * first.e + then.d * first.f + then.f,
  }));
}

export function inverse(matrix: Matrix): Matrix {
  const { a, b, c, d, e, f } = matrix;
  const determinant = a * d - b * c;
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  };
}

export function transformed(matrix: Matrix, point: Point): Point {
  return {
    x: matrix.a * point.x + matrix.c * point.y + matrix.e,
    y: matrix.b * point.x + matrix.d * point.y + matrix.f,
  };
}
