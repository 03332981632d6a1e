import { serveJobs } from "@surimono/studio/print";
import sharp from "sharp";
import type { SheetJob } from "./draw-sheet.ts";

const [WIDTH, HEIGHT, GAP] = [1200, 630, 24];
const GROUND = "#f4f1ec";

// A child process, like every native decoder.
serveJobs(async ({ pictures }: SheetJob): Promise<Uint8Array> => {
  const rows = pictures.length > 3 ? 2 : 1;
  const columns = Math.ceil(pictures.length / rows);
  const side = Math.floor(Math.min((WIDTH - GAP * (columns + 1)) / columns, (HEIGHT - GAP * (rows + 1)) / rows));
  const top = Math.floor((HEIGHT - rows * side - (rows - 1) * GAP) / 2);
  const laid = await Promise.all(
    pictures.map(async (bytes, index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, pictures.length - row * columns);
      const left = Math.floor((WIDTH - inRow * side - (inRow - 1) * GAP) / 2);
      return {
        input: await sharp(bytes)
          .resize({ width: side, height: side, fit: "contain", background: "#ffffff" })
          .flatten({ background: "#ffffff" })
          .png()
          .toBuffer(),
        left: left + (index % columns) * (side + GAP),
        top: top + row * (side + GAP),
      };
    }),
  );
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite(laid)
    .png()
    .toBuffer();
});
