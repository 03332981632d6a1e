import { describe, expect, test } from "vitest";
import { checkChoice } from "../choice/check-choice.ts";
import { colorsOf, isLightGround, methodName, offeredMethods } from "../choice/offered-methods.ts";
import type { CatalogueData } from "../lookups.ts";
import { referenceGroup, referenceSize } from "../reference-size.ts";
import { shopItem, shopLists } from "../shop-goods.fixture.ts";
import { validateCatalogue } from "./validate-catalogue.ts";

const PICTURE = { id: "a", alt: "写真" };
const tee = shopItem(1001);
const tote = shopItem(1002);
const family = shopItem(1007);
const data: CatalogueData = { ...shopLists, items: [tee, tote, family] };
const withTee = (more: object): CatalogueData => ({ ...data, items: [{ ...tee, ...more }, tote] });

describe("validateCatalogue", () => {
  test("finds nothing wrong with goods of the shop", () => expect(validateCatalogue(data)).toEqual([]));

  test("lets a size that is the only one be nameless", () =>
    expect(validateCatalogue(withTee({ sizes: [{ ...tee.sizes[0], name: "" }] }))).toEqual([]));

  test.each([
    ["items/1001", "kindId", { kindId: 999 }],
    ["items/1001", "pku", { pku: "12" }],
    ["items/100001", "id", { id: 100_001 }],
    ["items/1001", "name", { name: "あ".repeat(101) }],
    ["items/1001", "description", { description: "あ".repeat(1001) }],
    ["items/1001", "releasedOn", { releasedOn: "2026-02-30" }],
    ["items/1001", "minimumQuantity", { minimumQuantity: 0 }],
    ["items/1001", "maximumQuantity", { minimumQuantity: 5, maximumQuantity: 4 }],
    ["items/1001", "materialIds", { materialIds: [1, 99] }],
    ["items/1001", "fabricTypeId", { fabricTypeId: 99 }],
    ["items/1001", "sustainableMaterialId", { sustainableMaterialId: 99 }],
    ["items/1001", "donationId", { donationId: 99 }],
    ["items/1001", "divisionId", { divisionId: 99 }],
    ["items/1001", "sizes.21.id", { sizes: [...tee.sizes, tee.sizes[0]] }],
    ["items/1001", "sizes.0.id", { sizes: [{ ...tee.sizes[0], id: 0 }] }],
    ["items/1001", "sizes.99.name", { sizes: [...tee.sizes, { ...tee.sizes[0], id: 99 }] }],
    ["items/1001", "sizes.99.name", { sizes: [...tee.sizes, { ...tee.sizes[0], id: 99, name: " " }] }],
    ["items/1001", "sizes.21.price", { sizes: [{ ...tee.sizes[0], price: 1685 }] }],
    ["items/1001", "sizes.21.measurements.着丈.length", { sizes: [shapeless()] }],
    ["items/1001", "colors.101.presetId", { colors: [{ ...tee.colors[0], presetId: 99 }] }],
    ["items/1001", "colors.101.id", { colors: [...tee.colors, tee.colors[0]] }],
    ["items/1001", "pictures", { pictures: Array.from({ length: 13 }, (_, n) => ({ id: `${n}`, alt: "写真" })) }],
    ["items/1001", "pictures.a.id", { pictures: [PICTURE, PICTURE] }],
    ["items/1001", "pictures.a.alt", { pictures: [{ id: "a", alt: "あ".repeat(121) }] }],
    ["items/1001", "sizes", { sizes: [] }],
    ["items/1001", "colors.101.hex", { colors: [{ ...tee.colors[0], hex: "white" }] }],
    ["items/1001", "nameTagFees.0.from", { nameTagFees: [{ from: 2, cost: 100 }] }],
    ["items/1001", "methods.43.colorIds", { methods: [{ ...tee.methods[1], colorIds: [107] }] }],
    ["items/1001", "methods.67.conflicts", { methods: [{ ...tee.methods[0], conflicts: [] }] }],
    ["items/1001", "methods.67.areas.1.fees.1.from", { methods: [withFees(GAP)] }],
    ["items/1001", "methods.67.areas.1.fees.1.from", { methods: [withFees(OVERLAP)] }],
    ["items/1001", "methods.67.areas.1.fees.0.to", { methods: [withFees([{ from: 1, to: 0, cost: 10 }])] }],
    ["items/1001", "methods.67.areas.1.fees.0.cost", { methods: [withFees([{ from: 1, cost: 15 }])] }],
    ["items/1001", "methods.67.areas.1.fees", { methods: [withFees([])] }],
    ["items/1001", "methods.67.areas.77.areaKindId", { methods: [withUnknownPlace()] }],
    ["items/1001", "methods.67.areas.1.shape", { methods: [withRadius(900_000)] }],
    ["items/1001", "methods.67.areas.1.shape.windows", { methods: [withWindowsBesideFree()] }],
    ["items/1001", "methods.67.areas.1.dieCut.margin", { methods: [withDieCut({ margin: 9000 })] }],
    ["items/1001", "methods.67.areas.1.dieCut.limit", { methods: [withDieCut({ limit: { x: 0, y: 0, w: 1, h: 1 } })] }],
    ["items/1001", "methods.67.areas.1.shape.outline", { methods: [withTracedShape()] }],
    ["items/1001", "methods", { methods: tee.methods.map((method) => ({ ...method, colorIds: [] })) }],
  ])("finds in %s what is wrong with %s", (file, field, more) => {
    expect(validateCatalogue(withTee(more)).map((issue) => `${issue.file} ${issue.field}`)).toContain(
      `${file} ${field}`,
    );
  });
});

describe("validateCatalogue on tags", () => {
  const [tag] = data.subsidiaryTags;
  if (!tag) throw new Error("no tag");
  const [method] = tag.methods;
  if (!method) throw new Error("no method");
  test.each([
    ["1001.id", { ...tag, id: tee.id }],
    ["999.step", { ...tag, id: 999 }],
    ["902.sizes", { ...tag, sizes: [] }],
    ["902.methods.67.areas", { ...tag, methods: [{ ...method, areas: [] }] }],
  ])("finds what is wrong with %s", (field, wrong) => {
    const subsidiaryTags = field === "999.step" ? [...data.subsidiaryTags, wrong] : [wrong];
    const found = validateCatalogue({ ...data, subsidiaryTags }).map((issue) => `${issue.file} ${issue.field}`);
    expect(found).toContain(`lookups/subsidiary-tags ${field}`);
  });
});

describe("validateCatalogue on look-ups", () => {
  const shelf = data.displayCategories[0];
  const [category] = data.categories;
  const mute = { id: 99, name: "麻", description: "" };
  const kind = category?.kinds[0];
  if (!shelf || !category || !kind) throw new Error("no shelf or kind");
  test.each([
    ["materials 1.id", { materials: [...data.materials, { id: 1, name: "もう一度" }] }],
    ["categories 1.kinds.1.id", { categories: [{ ...category, kinds: [...category.kinds, kind] }] }],
    ["categories 1.kinds.1.code", { categories: [{ ...category, kinds: [{ ...kind, code: shelf.code }] }] }],
    ["display-categories 1.code", { displayCategories: [{ ...shelf, code: "donation" }] }],
    ["display-categories 1.code", { displayCategories: [{ ...shelf, code: "t/shirts" }] }],
    ["display-categories 1.kindIds", { displayCategories: [{ ...shelf, kindIds: [99] }] }],
    ["tax-divisions 1.divisionId", { taxDivisions: [...data.taxDivisions, ...data.taxDivisions] }],
    ["tax-divisions 1.rate", { taxDivisions: [{ divisionId: 1, rate: 10_001 }] }],
    ["fabric-types 99.description", { fabricTypes: [...data.fabricTypes, mute] }],
    ["sustainable-materials 99.description", { sustainableMaterials: [...data.sustainableMaterials, mute] }],
    ["donations 99.description", { donations: [...data.donations, mute] }],
    ["print-methods ", { printMethods: data.printMethods.slice(1) }],
    ["subsidiary-tags ", { subsidiaryTags: data.subsidiaryTags.slice(1) }],
  ])("finds %s", (place, more) => {
    const found = validateCatalogue({ ...data, ...more }).map(({ file, field }) => `${file} ${field}`);
    expect(found).toContain(`lookups/${place}`);
  });
});

const GAP = [
  { from: 1, to: 10, cost: 500 },
  { from: 12, cost: 400 },
];
const OVERLAP = [
  { from: 1, to: 10, cost: 500 },
  { from: 10, cost: 400 },
];

function withFees(fees: object): object {
  const [method] = tee.methods;
  return { ...method, areas: method?.areas.map((area) => ({ ...area, fees })) };
}

function withRadius(radius: number) {
  const [transfer] = tee.methods;
  const areas = transfer?.areas.map((area) => ({ ...area, shape: { outline: { kind: "rounded", radius } } }));
  return { ...transfer, areas };
}

function withWindowsBesideFree() {
  const [transfer] = tee.methods;
  const edge = [
    [0, 0],
    [10_000, 0],
    [10_000, 10_000],
    [0, 0],
  ];
  const windows = [{ x: 0, y: 200_000, w: 1000, h: 1000, radius: 0 }];
  const areas = transfer?.areas.map((area) => ({ ...area, shape: { outline: { kind: "free", edge }, windows } }));
  return { ...transfer, areas };
}

function withUnknownPlace(): object {
  const [method] = tee.methods;
  return { ...method, areas: method?.areas.map((area) => ({ ...area, areaKindId: 77 })) };
}

function withDieCut(rules: object): object {
  const [transfer] = tee.methods;
  const limit = { x: -500_000, y: -500_000, w: 1_000_000, h: 2_000_000 };
  const dieCut = { margin: 3000, least: 2000, widest: 5000, thinnest: 4500, limit, ...rules };
  return { ...transfer, areas: transfer?.areas.map((area) => ({ ...area, dieCut })) };
}

function withTracedShape(): object {
  const [transfer] = tee.methods;
  const shape = {
    outline: {
      kind: "traced",
      edge: [
        [0, 0],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
    },
  };
  return { ...transfer, areas: transfer?.areas.map((area) => ({ ...area, shape })) };
}

function shapeless(): object {
  return { ...tee.sizes[0], measurements: [{ name: "着丈", length: 0 }] };
}

describe("checkChoice", () => {
  test.each([
    ["catalogue/no-such-method", { methodId: 1, colorId: 101, areaKindIds: [1] }],
    ["catalogue/color-not-printable", { methodId: 43, colorId: 107, areaKindIds: [1] }],
    ["catalogue/no-area-chosen", { methodId: 67, colorId: 101, areaKindIds: [] }],
    ["catalogue/no-such-area", { methodId: 67, colorId: 101, areaKindIds: [10] }],
    ["catalogue/no-such-area", { methodId: 67, colorId: 101, areaKindIds: [2, 2] }],
    ["catalogue/areas-conflict", { methodId: 67, colorId: 101, areaKindIds: [1, 3] }],
  ])("answers %s", (code, choice) => {
    expect(checkChoice(tee, choice)).toMatchObject({ ok: false, failure: { code } });
  });

  test("answers with the method when all fits", () => {
    expect(checkChoice(tee, { methodId: 46, colorId: 107, areaKindIds: [1, 2] })).toMatchObject({
      ok: true,
      value: { methodId: 46 },
    });
  });
});

describe("what screens show", () => {
  test("lists transfer, ink jet, white ink jet, silk screen, and only methods with a colour", () => {
    expect(offeredMethods(tee).map(({ methodId }) => methodId)).toEqual([67, 43, 46, 71]);
    const pale = { ...tee, methods: tee.methods.map((m) => (m.methodId === 46 ? { ...m, colorIds: [] } : m)) };
    expect(offeredMethods(pale).map(({ methodId }) => methodId)).toEqual([67, 43, 71]);
  });

  test("splits the colours of the ink jets by how light they are", () => {
    const [, ink, white] = offeredMethods(tee);
    if (ink === undefined || white === undefined) throw new Error("the tee is printed by all three methods");
    expect(colorsOf(tee, ink).every(({ hex }) => isLightGround(hex))).toBe(true);
    expect(colorsOf(tee, white).some(({ hex }) => isLightGround(hex))).toBe(false);
  });

  test("gives UV methods one name", () => {
    expect(methodName("UV印刷")).toBe("UV硬化インクジェットプリント");
    expect(methodName("インクジェット")).toBe("インクジェット");
  });

  test("draws designs in the group of the largest size, on an M", () => {
    expect(referenceGroup(family)).toBe("adult");
    expect(referenceSize(family)).toMatchObject({ name: "M", group: "adult" });
  });
});
