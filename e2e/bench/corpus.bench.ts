import { PRINT_STEP, type PrintMethod, referenceGroup } from "@surimono/domain/catalogue";
import { flattenLayers, pictureIdsOf, printedGoods } from "@surimono/domain/designs";
import { MM_PER_INCH } from "@surimono/domain/kernel";
import { createNodeAssets, printArea, renderArea } from "@surimono/studio/print-node";
import { openCatalogueFiles } from "../../server/src/features/catalogue/index.ts";
import { type Corpus, type CorpusCase, makeCorpus } from "../../server/src/features/designs/corpus/corpus.fixture.ts";
import { type JudgedCase, judgeCase } from "../../server/src/features/designs/corpus/corpus-judge.fixture.ts";
import { printJobOf } from "../../server/src/features/designs/package/print-job-of.ts";
import { buildParitySite } from "../../studio/src/print-node/parity-site.fixture.ts";
import { type Bench, type Measurement, readable } from "./bench.ts";
import { drawingBrowsers } from "./parity/drawing-browsers.ts";
import { FOREIGN_TOOLS, ForeignTools } from "./parity/foreign-tools.ts";
import { startParityServer } from "./parity/parity-server.ts";
import { ParityTally } from "./parity/parity-tally.ts";

const RESOLUTIONS = [96, 150, 203];
/** Files are made like those of 300 dpi, and four times as quickly. */
const FILE_DPI = 150;

/** Every document of the corpus: checked, drawn by browser and server, printed, and opened by tools that are not ours. */
export const bench: Bench = {
  title: "Corpus",
  note: `Documents on every item by every method (\`server/src/features/designs/corpus\`), one in four with a mistake in it. Each is checked as the server does; drawn by Chromium, with the editor's own loader, and by the server, whose pixels are compared; and if it has no fault, printed at ${FILE_DPI} dpi and opened by ${FOREIGN_TOOLS.join(", ")}.`,
  async run() {
    const data = (await openCatalogueFiles()).read();
    const corpus = await makeCorpus(data);
    const site = await buildParitySite(corpus.pictures);
    const server = await startParityServer(site);
    const [browser] = drawingBrowsers();
    const close = browser?.open(server.pageOf(browser.id));
    const tally = browser && new ParityTally(browser);
    const tools = new ForeignTools();
    const judged: [CorpusCase, JudgedCase][] = [];
    try {
      for (const [index, one] of corpus.cases.entries()) {
        const found = await judgeCase(one, corpus, data.printMethods);
        judged.push([one, found]);
        for (const area of one.document.areas) {
          const name = `${one.name}, place ${area.areaKindId}`;
          const dpi = RESOLUTIONS[index % RESOLUTIONS.length] ?? FILE_DPI;
          const ours = renderArea(area, dpi, await assetsOf(corpus, area));
          if (browser && tally && !tally.hasStopped) {
            const drawn = server.draw(browser.id, { area, pxPerMm: dpi / MM_PER_INCH });
            tally.add({ name, area }, ours, await drawn.catch((error: Error) => error));
          }
          if (one.faults.length > 0) continue;
          const job = jobOf(one, area, { corpus, methods: data.printMethods, cut: found.cut });
          await tools.open(name, await printArea({ ...job, dpi: FILE_DPI }));
        }
      }
    } finally {
      server.close();
      await close?.();
      await site.remove();
    }
    return [...checked(judged), ...(tally?.measurements() ?? []), ...tools.measurements()];
  },
};

type Area = CorpusCase["document"]["areas"][number];

function assetsOf({ pictures }: Corpus, area: Area) {
  return createNodeAssets([area], async (assetId) => pictures[assetId] as Buffer);
}

interface Around {
  readonly corpus: Corpus;
  readonly methods: readonly PrintMethod[];
  readonly cut: JudgedCase["cut"];
}

function jobOf({ document, offered: { item } }: CorpusCase, area: Area, { corpus, methods, cut }: Around) {
  const method = methods.find(({ id }) => id === document.methodId);
  if (!method) throw new Error(`no method ${document.methodId}`);
  const goods = printedGoods(document, { goods: item, step: PRINT_STEP, method, areaName: String, cut });
  const ids = pictureIdsOf({ ...document, areas: [area] });
  const images = Object.fromEntries(ids.map((id) => [id, corpus.pictures[id] as Buffer]));
  return printJobOf({ goods, group: referenceGroup(item) }, area, images);
}

function checked(judged: readonly (readonly [CorpusCase, JudgedCase])[]): Measurement[] {
  const missed = judged.filter(([, { missed: codes }]) => codes.length > 0);
  const alarmed = judged.filter(([, { falseAlarms }]) => falseAlarms.length > 0);
  const faulty = judged.filter(([{ faults }]) => faults.length > 0);
  const layers = judged.flatMap(([{ document }]) => document.areas.flatMap((area) => flattenLayers(area.layers)));
  const named = (rows: typeof judged) => (rows.length === 0 ? "" : ` (${rows.map(([{ name }]) => name).join("; ")})`);
  return [
    {
      what: "documents, with faults, layers",
      measured: `${judged.length}, ${faulty.length}, ${readable(layers.length)}`,
      budget: "≥ 300",
      kept: judged.length >= 300,
    },
    { what: "faults missed", measured: `${missed.length}${named(missed)}`, budget: "0", kept: missed.length === 0 },
    { what: "false alarms", measured: `${alarmed.length}${named(alarmed)}`, budget: "0", kept: alarmed.length === 0 },
  ];
}
