import { saveDesign } from "@surimono/contract/designs";
import type { CatalogueData } from "@surimono/domain/catalogue";
import { eachLayer } from "@surimono/domain/designs";
import { beforeAll, expect, test } from "vitest";
import { openCatalogueFiles } from "../../catalogue/index.ts";
import { CORPUS_SIZE, type Corpus, makeCorpus } from "./corpus.fixture.ts";
import { CORPUS_FAULTS } from "./corpus-faults.fixture.ts";
import { judgeCase } from "./corpus-judge.fixture.ts";

let data: CatalogueData;
let corpus: Corpus;

beforeAll(async () => {
  data = (await openCatalogueFiles()).read();
  corpus = await makeCorpus(data);
});

test("the corpus has a document on every item by every method, with layers of every kind and every fault", () => {
  expect(corpus.cases.length).toBeGreaterThanOrEqual(CORPUS_SIZE);
  const pairs = data.items.flatMap(({ id, methods }) => methods.map(({ methodId }) => `${id} by ${methodId}`));
  const drawn = new Set(corpus.cases.map(({ document }) => `${document.itemId} by ${document.methodId}`));
  expect(pairs.filter((pair) => !drawn.has(pair))).toEqual([]);
  const layers = corpus.cases.flatMap(({ document }) => document.areas.flatMap((area) => eachLayer(area.layers)));
  const kinds = new Set(layers.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(["group", "image", "qr", "shape", "stamp", "text"]);
  const looks = new Set(layers.flatMap((layer) => Object.keys(layer)));
  for (const look of LOOKS) expect(looks).toContain(look);
  const seeded = new Set(corpus.cases.flatMap(({ faults }) => faults));
  expect(CORPUS_FAULTS.filter(({ code }) => !seeded.has(code)).map(({ name }) => name)).toEqual([]);
  for (const { document } of corpus.cases) {
    const payload = { product_id: 1, revision: 0, document };
    expect(saveDesign.payload.parse(payload)).toEqual(payload);
  }
});

const LOOKS = [
  ...["crop", "mask", "ground", "adjust", "effect", "worn", "outline", "shadow", "curve", "ruby", "combinedDigits"],
  ...["joinSpacing", "stroke", "repeat"],
];

/** Drawn, printed and opened by other tools they are in `npm run bench -- corpus`. */
test("the checks find exactly the faults that were made, and none in careful designs", async () => {
  const wrong: unknown[] = [];
  for (const one of corpus.cases) {
    const { missed, falseAlarms } = await judgeCase(one, corpus, data.printMethods);
    if (missed.length + falseAlarms.length > 0) wrong.push([one.name, { missed, falseAlarms }]);
  }
  expect(wrong).toEqual([]);
});
