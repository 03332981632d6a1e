import { MM_PER_INCH } from "@surimono/domain/kernel";
import { createNodeAssets, renderArea } from "@surimono/studio/print-node";
import { PARITY_DOCUMENTS } from "../../studio/src/print-node/parity.fixture.ts";
import { PARITY_CORPUS, type ParityCase } from "../../studio/src/print-node/parity-corpus.fixture.ts";
import { parityPictures } from "../../studio/src/print-node/parity-pictures.fixture.ts";
import { buildParitySite } from "../../studio/src/print-node/parity-site.fixture.ts";
import type { Bench } from "./bench.ts";
import { drawingBrowsers } from "./parity/drawing-browsers.ts";
import { startParityServer } from "./parity/parity-server.ts";
import { ParityTally } from "./parity/parity-tally.ts";

const CASES: readonly (readonly [name: string, drawn: ParityCase])[] = [
  ...Object.entries(PARITY_DOCUMENTS).map(([name, area]) => [name, { area, dpi: 150 }] as const),
  ...Object.entries(PARITY_CORPUS),
];

/** What every browser of the machine draws against what the server prints. */
export const bench: Bench = {
  title: "Browsers",
  note: `The editor's own loader and painter, in a page of its own, draw ${CASES.length} documents at 96 to 300 dpi in each browser that the machine has; their pixels are compared with those that the server prints. Pictures wider than 2,000 pixels are shown in 2,000, so documents with one are counted apart. Tolerances are those of decision 960.`,
  async run() {
    const pictures = await parityPictures();
    const site = await buildParitySite(pictures);
    const server = await startParityServer(site);
    const opened = drawingBrowsers().map((browser) => {
      return { browser, close: browser.open(server.pageOf(browser.id)), tally: new ParityTally(browser) };
    });
    try {
      for (const [name, { area, dpi }] of CASES) {
        const assets = await createNodeAssets([area], async (assetId) => pictures[assetId] as Buffer);
        const ours = renderArea(area, dpi, assets);
        const work = { area, pxPerMm: dpi / MM_PER_INCH };
        for (const { browser, tally } of opened) {
          if (tally.hasStopped) continue;
          const drawn = await server.draw(browser.id, work).catch((error: Error) => error);
          tally.add({ name, area }, ours, drawn);
        }
      }
      return opened.flatMap(({ tally }) => tally.measurements());
    } finally {
      server.close();
      for (const { close } of opened) await close();
      await site.remove();
    }
  },
};
