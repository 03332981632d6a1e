import type { DesignDocument, TextLayer } from "@surimono/domain/designs";
import { beforeAll, describe, expect, test } from "vitest";
import { addEmoji, nodeShaper } from "../../print/index.ts";
import { FONTS, findStamp, loadStamps, measureLayer, type Stamp, type TextShaper } from "../../scene/index.ts";
import { AREAS, bench, designOf } from "../editor.fixture.ts";
import { needsOf, placeTemplate } from "../templates/place-template.ts";
import { TEMPLATE_THEMES } from "../templates/template-themes.ts";
import { shownFindings } from "./editor-checks.ts";
import { PICTURES } from "./fault-layers.fixture.ts";
import { mendsOf } from "./mends.ts";
import type { SeededFault } from "./seeded-fault.fixture.ts";
import { SEEDED_FAULTS } from "./seeded-faults.fixture.ts";

const templates = TEMPLATE_THEMES.flatMap((theme) => theme.templates);
let shaper: TextShaper;
let daruma: Stamp | undefined;
let stamps: ReadonlyMap<string, Stamp>;

beforeAll(async () => {
  shaper = await nodeShaper(FONTS.map(({ id }) => id));
  await addEmoji(shaper, ["🫪🎉"]);
  daruma = await findStamp("luck-daruma");
  stamps = await loadStamps(templates.flatMap((template) => needsOf(template).stampIds));
});

/** Of goods that the method is offered on. */
const GROUNDS = { 43: "#f7f7f4", 46: "#1c1c1e", 67: "#f7f7f4" };
const CHOKES = { 43: undefined, 46: 170, 67: undefined };

function found(
  document: DesignDocument,
  { methodId = 67, areas = AREAS, color }: Pick<SeededFault, "methodId" | "areas" | "color">,
) {
  const colors = color === undefined ? [] : [{ id: document.colorId, name: "", hex: color }];
  const item = { methodId, choke: CHOKES[methodId], colors };
  const assets = { text: shaper, stamp: (id: string) => stamps.get(id) ?? daruma };
  return shownFindings(document, { item, areas }, { assets, picture: (assetId) => PICTURES[assetId] });
}

test("there are faults of every kind", () => {
  expect(SEEDED_FAULTS.length).toBeGreaterThanOrEqual(25);
  expect(new Set(SEEDED_FAULTS.map(({ code }) => code)).size).toBe(31);
});

describe.each(SEEDED_FAULTS)("$name", (fault) => {
  test("is found, and nothing else", () => {
    const findings = found(fault.faulty, fault);
    const codes = new Set(findings.map(({ finding }) => finding.code));
    if (fault.also) codes.delete(fault.also);
    expect(codes).toEqual(new Set([fault.code]));
    for (const { text, mend } of findings) {
      expect(text).toMatch(/。$/u);
      expect(mend).toMatch(/。$/u);
      expect(`${text}${mend}`).not.toMatch(/undefined|NaN|Infinity/u);
    }
  });

  test("is not found where it is not", () => {
    expect(found(fault.clean, fault)).toEqual([]);
  });

  test("becomes no other fault by any of its mends", () => {
    const before = found(fault.faulty, fault);
    const known = new Set(before.map(({ severity, finding }) => `${severity} ${finding.code}`));
    // Where nothing is seen, deleting it leaves nothing.
    if (fault.code === "designs/empty-area") known.add("error designs/nothing-yet");
    for (const { finding } of before) {
      for (const index of mendsOf(finding, bench(fault.faulty, fault.areas).context).keys()) {
        const { store, context } = bench(fault.faulty, fault.areas);
        const measuring = { ...context, measure: (layer: TextLayer) => measureLayer(layer, shaper) };
        const mend = mendsOf(finding, measuring)[index];
        if (!mend || mend.label === "文字を直す") continue;
        mend.apply(measuring);
        const after = found(store.get().document, fault).map((one) => `${one.severity} ${one.finding.code}`);
        expect(after.filter((problem) => !known.has(problem))).toEqual([]);
      }
    }
  });

  test("is gone after the one press that is offered", () => {
    const { store, context } = bench(fault.faulty, fault.areas);
    const measuring = { ...context, measure: (layer: TextLayer) => measureLayer(layer, shaper) };
    for (const { finding } of found(fault.faulty, fault)) {
      const [mend] = mendsOf(finding, measuring);
      if (!mend || mend.label === "文字を直す") continue;
      mend.apply(measuring);
      const left = found(store.get().document, fault).filter(
        (other) => other.layerId === ("layerId" in finding ? finding.layerId : ""),
      );
      expect(left.map((other) => other.finding.code)).not.toContain(finding.code);
    }
  });
});

test("a white box is offered to lose its ground, and covers nothing after that", () => {
  const fault = SEEDED_FAULTS.find(({ code }) => code === "designs/white-box");
  if (!fault) throw new Error("no fault");
  const { store, context } = bench(fault.faulty);
  const [mend] = found(fault.faulty, fault).flatMap(({ finding }) => mendsOf(finding, context));
  expect(mend?.label).toBe("背景を消す");
  mend?.apply(context);
  expect(store.get().document.areas[0]?.layers[0]).toMatchObject({ ground: { color: "#ffffff" } });
  expect(found(store.get().document, fault)).toEqual([]);
  store.undo();
  expect(store.get().document).toEqual(fault.faulty);
});

describe.each([67, 43, 46] as const)("the templates by method %i", (methodId) => {
  test.each(templates)("$id is clean on a chest", (template) => {
    let ids = 0;
    const context = {
      measure: (layer: TextLayer) => measureLayer(layer, shaper),
      makeId: () => `l${ids++}`,
    };
    const [area] = AREAS;
    if (!area) throw new Error("no area");
    const layers = placeTemplate(context, template, { area, isDark: methodId === 46, stamps });
    expect(found(designOf(...layers), { methodId, color: GROUNDS[methodId] }).map(({ text }) => text)).toEqual([]);
  });
});
