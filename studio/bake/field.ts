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

/** Gaussian blur (three box blurs), `sigma` in pixels. Works only where there is something. */
export function blur(field: Field, sigma: number): Field {
  if (sigma < 0.3) return field;
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const box = contentOf(field, 3 * radius + 1);
  let current = cut(field, box);
  for (let pass = 0; pass < 3; pass++) current = boxColumns(boxRows(current, radius), radius);
  const out = createField(field.width, field.height);
  for (let y = 0; y < current.height; y++) {
    const row = current.data.subarray(y * current.width, (y + 1) * current.width);
    out.data.set(row, (box.top + y) * field.width + box.left);
  }
  return out;
}

export interface PixelBox {
  readonly left: number;
  readonly top: number;
  /** Beyond the last pixel. */
  readonly right: number;
  readonly bottom: number;
}

/** The box around everything that is not zero, with a margin. */
export function contentOf(field: Field, margin: number): PixelBox {
  const { width, height, data } = field;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  if (right === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  };
}

function cut(field: Field, box: PixelBox): Field {
  const out = createField(box.right - box.left, box.bottom - box.top);
  for (let y = 0; y < out.height; y++) {
    const from = (box.top + y) * field.width + box.left;
    out.data.set(field.data.subarray(from, from + out.width), y * out.width);
  }
  return out;
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

/** Where a pixel lies on a coarse grid: `at + pixel × step`, alike for columns and rows. */
export interface GridPlace {
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

/** Enlarges a coarse grid by cubic B-splines, which also hides its cells. */
export function enlarge(grid: Field, width: number, height: number, place: GridPlace): Field {
  const out = createField(width, height);
  const columns = spread(width, place.x, place.step, grid.width);
  const rows = spread(height, place.y, place.step, grid.height);
  for (let y = rows.first; y < rows.last; y++) {
    for (let x = columns.first; x < columns.last; x++) {
      let sum = 0;
      for (let j = 0; j < 4; j++) {
        const row = (rows.cells[y * 4 + j] as number) * grid.width;
        let line = 0;
        for (let i = 0; i < 4; i++) {
          line +=
            (grid.data[row + (columns.cells[x * 4 + i] as number)] as number) * (columns.weights[x * 4 + i] as number);
        }
        sum += line * (rows.weights[y * 4 + j] as number);
      }
      out.data[y * width + x] = sum;
    }
  }
  return out;
}

/** For each pixel of a line the four cells that it blends; `first` to `last` are the pixels that lie on the grid. */
function spread(pixels: number, at: number, step: number, cells: number) {
  const found = { cells: new Int32Array(pixels * 4), weights: new Float64Array(pixels * 4), first: pixels, last: 0 };
  for (let pixel = 0; pixel < pixels; pixel++) {
    const place = at + pixel * step;
    const cell = Math.floor(place);
    if (cell < -1 || cell > cells) continue;
    found.first = Math.min(found.first, pixel);
    found.last = pixel + 1;
    spline(place - cell, found.weights.subarray(pixel * 4, pixel * 4 + 4));
    for (let k = 0; k < 4; k++) found.cells[pixel * 4 + k] = clamp(cell + k - 1, 0, cells - 1);
  }
  return found;
}

function spline(t: number, weights: Float64Array): void {
  const u = 1 - t;
  weights[0] = (u * u * u) / 6;
  weights[1] = (3 * t * t * t - 6 * t * t + 4) / 6;
  weights[2] = (3 * u * u * u - 6 * u * u + 4) / 6;
  weights[3] = (t * t * t) / 6;
}
