import { INK_JET, SILK_SCREEN, TRANSFER, WHITE_INK_JET } from "@surimono/domain/catalogue";
import { checkDesign, type PictureFacts } from "@surimono/domain/designs";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { nodeShaper } from "../print/index.ts";
import { FONTS, layerFacts, loadStampTheme, STAMP_THEMES } from "../scene/index.ts";
import type { Wish } from "./make-kit.ts";
import { MOODS } from "./moods.ts";
import { nearestInks } from "./nearest-inks.ts";
import { PROPOSALS, type Proposal, propose } from "./propose.ts";
import type { Shelf, Site } from "./site.ts";
import { PLACES, siteOf } from "./sites.fixture.ts";

let shelf: Shelf;
beforeAll(async () => {
  const themes = await Promise.all(STAMP_THEMES.map(({ id }) => loadStampTheme(id)));
  shelf = { text: await nodeShaper(FONTS.map(({ id }) => id)), stamps: themes.flat() };
});

const WORDS = [
  ["むぎ"],
  ["うちの犬は世界でいちばん", "since 2021"],
  ["3年B組", "最強伝説", "2026 文化祭"],
  ["Morning Coffee", "Tokyo Roastery"],
  ["髙﨑𠮷野家🍚", "〜祝〜"],
  ["ありがとうございました", "第58回 全国高等学校吹奏楽コンクール 出場記念"],
];
const COLORS = ["#ffffff", "#efe6d2", "#f7c948", "#8fb7d9", "#c23b2e", "#7a7d80", "#232f4d", "#1c1c1e"];
const PHOTO: PictureFacts = {
  ...{ pixelWidth: 2400, pixelHeight: 1800, seeThrough: 0, midTones: 0, ink: "whole", unreachable: {} },
};
const PICTURE = { assetId: "p", name: "犬", pixelWidth: 2400, pixelHeight: 1800 };

function all(wish: Wish, site: Site, turn = 0): readonly Proposal[] {
  return [...propose(wish, site, shelf, turn)].filter((proposal) => proposal !== undefined);
}

test("on every place, colour and method each proposal passes every check, and is inside the shape", () => {
  const anySite = fc.record({
    place: fc.constantFrom(...PLACES),
    methodId: fc.constantFrom(TRANSFER, INK_JET, WHITE_INK_JET, SILK_SCREEN),
    color: fc.constantFrom(...COLORS),
  });
  const anyWish = fc.record({
    lines: fc.constantFrom(...WORDS),
    mood: fc.constantFrom(...MOODS.map(({ id }) => id)),
    kind: fc.constantFrom("none", "photo", "cut-out"),
  });
  fc.assert(
    fc.property(anySite, anyWish, fc.nat(50), ({ place: [name, place], methodId, color }, { kind, ...wish }, turn) => {
      const picture = kind === "none" ? undefined : kind === "photo" ? PHOTO : { ...PHOTO, ink: undefined };
      const site = siteOf(place, methodId, color, picture);
      const own = picture && { ...PICTURE, hasGround: kind === "photo" };
      for (const { layers } of all({ ...wish, picture: own }, site, turn)) {
        expect([name, findingsOf(layers, site)]).toEqual([name, []]);
        const said = layers.flatMap((layer) => (layer.kind === "text" ? [...layer.text] : []));
        for (const letter of wish.lines.join("").replaceAll(/\s/gu, "")) expect(said.join("")).toContain(letter);
      }
    }),
    { numRuns: 16 },
  );
});

/** Anew, as the server would find them. */
function findingsOf(layers: Proposal["layers"], { goods, place, picture }: Site) {
  // Inks as the studio finds them in what is laid down; dots (網点) as a photograph needs them whatever its layout.
  const screen = { inks: nearestInks(layers), ...(picture && { halftone: true as const }) };
  const area = { ...place, screen, layers: layers.map((layer, index) => ({ ...layer, id: `${index}` })) };
  const stamp = (id: string) => shelf.stamps.find((one) => one.id === id);
  return checkDesign(
    { schema: 1, itemId: 1, methodId: goods.methodId, colorId: 1, areas: [area] },
    { ...goods, places: [place] },
    { layer: (layer) => layerFacts(layer, { text: shelf.text, stamp }), picture: () => picture },
  );
}

test("eight for ordinary words on places of all kinds, in every mood, and eight others at the next turn", () => {
  for (const [index, [name, place]] of PLACES.entries()) {
    if (index % 4 !== 1) continue;
    const mood = MOODS[index % MOODS.length]?.id ?? "pop";
    const wish = { lines: WORDS[index % 2] ?? [], mood };
    const site = siteOf(place, TRANSFER, COLORS[index % COLORS.length] ?? "#ffffff");
    // Sixteen letters and a line below are much for a badge.
    const least = Math.min(place.width, place.height) < 50_000 ? 3 : PROPOSALS;
    const { length } = all(wish, site);
    expect([name, mood, length >= least ? "enough" : length]).toEqual([name, mood, "enough"]);
  }
  const [, chest] = PLACES.find(([name]) => name.startsWith("tee")) ?? [];
  if (!chest) throw new Error("no chest");
  const wish: Wish = { lines: ["むぎ"], mood: "pop" };
  const site = siteOf(chest, TRANSFER, "#ffffff");
  expect(all(wish, site)).toEqual(all(wish, site));
  const looks = (turn: number) => all(wish, site, turn).map(({ layers }) => JSON.stringify(layers));
  expect(looks(0).filter((look) => looks(1).includes(look))).toEqual([]);
});

test("eight by silk screen too, in every mood", () => {
  const [, chest] = PLACES.find(([name]) => name.startsWith("tee")) ?? [];
  if (!chest) throw new Error("no chest");
  for (const [index, { id: mood }] of MOODS.entries()) {
    const site = siteOf(chest, SILK_SCREEN, COLORS[index % COLORS.length] ?? "#ffffff");
    const { length } = all({ lines: WORDS[index % 2] ?? [], mood }, site);
    expect([mood, length]).toEqual([mood, PROPOSALS]);
  }
});

test("what the words name is drawn first", () => {
  const [, chest] = PLACES.find(([name]) => name.startsWith("tee")) ?? [];
  if (!chest) throw new Error("no chest");
  const found = all({ lines: ["うちの犬"], mood: "hand" }, siteOf(chest, TRANSFER, "#ffffff"));
  const stamps = found.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.kind === "stamp" ? layer.stampId : [])),
  );
  expect(stamps.filter((id) => id === "animal-shiba").length).toBeGreaterThan(stamps.length / 2);
});

test("words that no face has, or that are too long for the place, bring nothing rather than something faulty", () => {
  const [, badge] = PLACES.find(([name]) => name.startsWith("badge.json 32mm")) ?? [];
  if (!badge) throw new Error("no badge");
  const site = siteOf(badge, TRANSFER, "#ffffff");
  expect(all({ lines: ["안녕하세요"], mood: "pop" }, site)).toEqual([]);
  expect(all({ lines: ["あ".repeat(40), "い".repeat(40), "う".repeat(40)], mood: "pop" }, site)).toEqual([]);
});
