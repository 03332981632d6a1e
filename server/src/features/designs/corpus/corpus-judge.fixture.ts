import { type PrintMethod, referenceGroup } from "@surimono/domain/catalogue";
import { checkDesign, checkedGoods, cutJobOf, type ProblemCode, type TracedCut } from "@surimono/domain/designs";
import { createNodeAssets, traceDesign } from "@surimono/studio/print-node";
import { factsKey } from "../checks/facts-key.ts";
import { layersToMeasure } from "../checks/layers-to-measure.ts";
import { measureLayers } from "../checks/measure-layers.ts";
import type { Corpus, CorpusCase } from "./corpus.fixture.ts";

export interface JudgedCase {
  /** Each once. */
  readonly found: readonly ProblemCode[];
  /** What a careful customer's design should not be told, and what was seeded and not found. */
  readonly falseAlarms: readonly ProblemCode[];
  readonly missed: readonly ProblemCode[];
  readonly cut: TracedCut | undefined;
}

/** As the server judges a design before it is printed. */
export async function judgeCase(
  { document, offered, faults, also }: CorpusCase,
  { facts, pictures }: Corpus,
  methods: readonly PrintMethod[],
): Promise<JudgedCase> {
  const { item } = offered;
  const method = methods.find(({ id }) => id === document.methodId);
  if (!method) throw new Error(`no method ${document.methodId}`);
  const group = referenceGroup(item);
  const places = offered.method.areas.flatMap((place) => {
    const rect = place.rects[group];
    return rect ? [{ ...place, rect }] : [];
  });
  const job = cutJobOf(document, places);
  const assets =
    job &&
    (await createNodeAssets(
      job.drawings.map(({ area }) => area),
      async (id) => pictures[id] as Buffer,
    ));
  const cut = job && assets && traceDesign(job, assets);
  const measured = await measureLayers(layersToMeasure(document));
  const findings = checkDesign(document, checkedGoods(item, method, document.colorId), {
    layer: (layer) => measured.get(factsKey(layer)),
    picture: ({ assetId }) => facts[assetId],
    cut,
  });
  const found = [...new Set(findings.map(({ code }) => code))];
  return {
    ...{ found, cut },
    falseAlarms: found.filter((code) => !faults.includes(code) && !also.includes(code)),
    missed: faults.filter((code) => !found.includes(code)),
  };
}
