/** Writes the two halftones of `app/ui/halftone.tsx`. As files, since the HTML would be ten times as long with them. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

const STEP = 13;

function halftone(width: number, height: number, radiusAt: (u: number, v: number) => number): string {
  let path = "";
  for (let row = 0; row * STEP * 0.87 <= height; row++) {
    for (let column = 0; column * STEP <= width; column++) {
      const x = (column + (row % 2) / 2) * STEP;
      const y = row * STEP * 0.87;
      const radius = radiusAt(x / width, y / height);
      if (radius < 0.8) continue;
      const [r, left] = [radius.toFixed(1), (x - radius).toFixed(1)];
      path += `M${left} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${(2 * radius).toFixed(1)} 0a${r} ${r} 0 1 0-${(2 * radius).toFixed(1)} 0`;
    }
  }
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><title>Halftone</title><path fill="#fe3a27" d="${path}"/></svg>\n`;
}

const ui = join(import.meta.dirname, "../app/ui");
// Grows downwards until the dots touch.
const sun = halftone(400, 400, (u, v) => (Math.hypot(u - 0.5, v - 0.5) > 0.485 ? 0 : 1.7 + 5.4 * v));
// Grows into the upper right corner.
const corner = halftone(260, 210, (u, v) => 7.2 * (1.02 - (1 - u) * 1.05 - v * 0.95));
await Promise.all([writeFile(join(ui, "halftone-sun.svg"), sun), writeFile(join(ui, "halftone-corner.svg"), corner)]);
