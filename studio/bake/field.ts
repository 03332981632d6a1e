/** A float for each pixel. Everything is drawn in floats and rounded once, when it is written. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function createField(width: number, height: number, value = 0): Field {
  return { width, height, data: new Float32Array(width * height).fill(value) };
}

export function mapField(field: Field, change: (value: number, index: number) => number): Field {
  const out = createField(field.width, field.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = change(field.data[i] as number, i);
  return out;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Gaussian blur (three box blurs), `sigma` in pixels. */
export function blur(field: Field, sigma: number): Field {
  if (sigma < 0.3) return field;
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let current = field;
  for (let pass = 0; pass < 3; pass++) current = boxColumns(boxRows(current, radius), radius);
  return current;
}

function boxRows(field: Field, radius: number): Field {
  const { width, height, data } = field;
  const out = createField(width, height);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += data[row + clamp(k, 0, width - 1)] as number;
    for (let x = 0; x < width; x++) {
      out.data[row + x] = sum * share;
      const enters = data[row + Math.min(width - 1, x + radius + 1)] as number;
      sum += enters - (data[row + Math.max(0, x - radius)] as number);
    }
  }
  return out;
}

function boxColumns(field: Field, radius: number): Field {
  const { width, height, data } = field;
  const out = createField(width, height);
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  for (let k = -radius; k <= radius; k++) {
    const row = clamp(k, 0, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (data[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const enters = Math.min(height - 1, y + radius + 1) * width;
    const leaves = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number;
      out.data[y * width + x] = sum * share;
      sums[x] = sum + (data[enters + x] as number) - (data[leaves + x] as number);
    }
  }
  return out;
}

/** The same field moved by whole pixels; what comes in from outside is `outside`. */
export function moved(field: Field, dx: number, dy: number, outside = 0): Field {
  const { width, height, data } = field;
  const out = createField(width, height, outside);
  const [x0, y0] = [Math.round(dx), Math.round(dy)];
  for (let y = Math.max(0, y0); y < Math.min(height, height + y0); y++) {
    for (let x = Math.max(0, x0); x < Math.min(width, width + x0); x++) {
      out.data[y * width + x] = data[(y - y0) * width + x - x0] as number;
    }
  }
  return out;
}

/** Enlarges a coarse grid by cubic B-splines, which also hides its cells. `toGrid` gives the grid place of a pixel. */
export function enlarge(
  grid: Field,
  width: number,
  height: number,
  toGrid: (x: number, y: number) => [number, number],
): Field {
  const out = createField(width, height);
  const [wx, wy] = [new Float64Array(4), new Float64Array(4)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [gx, gy] = toGrid(x, y);
      const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
      if (x0 < -2 || y0 < -2 || x0 > grid.width + 1 || y0 > grid.height + 1) continue;
      spline(gx - x0, wx);
      spline(gy - y0, wy);
      let sum = 0;
      for (let j = 0; j < 4; j++) {
        const row = clamp(y0 + j - 1, 0, grid.height - 1) * grid.width;
        for (let i = 0; i < 4; i++) {
          const value = grid.data[row + clamp(x0 + i - 1, 0, grid.width - 1)] as number;
          sum += value * (wx[i] as number) * (wy[j] as number);
        }
      }
      out.data[y * width + x] = sum;
    }
  }
  return out;
}

function spline(t: number, weights: Float64Array): void {
  const u = 1 - t;
  weights[0] = (u * u * u) / 6;
  weights[1] = (3 * t * t * t - 6 * t * t + 4) / 6;
  weights[2] = (3 * u * u * u - 6 * u * u + 4) / 6;
  weights[3] = (t * t * t) / 6;
}
