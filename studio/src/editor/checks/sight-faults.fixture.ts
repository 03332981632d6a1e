import { area, designOf, shape } from "../editor.fixture.ts";
import { image, words } from "./fault-layers.fixture.ts";
import type { SeededFault } from "./seeded-fault.fixture.ts";

const WHITE = { methodId: 46 } as const;
const BARE = { methodId: 43 } as const;
const CUT = [area({ bleed: 3000 })];
const [WHITE_GOODS, BLACK, YELLOW] = ["#f7f7f4", "#1c1c1e", "#f4d14f"];

/** What is drawn well and yet not seen on the goods. */
export const SIGHT_FAULTS: readonly SeededFault[] = [
  {
    name: "black words on black goods over white ink",
    code: "designs/invisible-ink",
    ...WHITE,
    color: BLACK,
    faulty: designOf(words({ color: "#1c1c1e" })),
    clean: designOf(words({ color: "#ffffff" })),
  },
  {
    name: "navy words on navy goods by film",
    code: "designs/invisible-ink",
    color: "#1e2947",
    faulty: designOf(words({ color: "#1e2947" })),
    clean: designOf(words({ color: "#1e2947", outline: { color: "#ffffff", width: 1000 } })),
  },
  {
    name: "white words on white goods without white ink",
    code: "designs/invisible-ink",
    ...BARE,
    color: WHITE_GOODS,
    faulty: designOf(words({ color: "#ffffff" })),
    clean: designOf(
      shape("ground", { x: 150_000, y: 170_000, width: 200_000, height: 100_000 }),
      words({ color: "#ffffff" }),
    ),
  },
  {
    name: "white words on yellow goods without white ink",
    code: "designs/invisible-ink",
    ...BARE,
    color: YELLOW,
    faulty: designOf(words({ color: "#ffffff" })),
    clean: designOf(words({ color: "#1c1c1e" })),
  },
  {
    name: "blue words on yellow goods without white ink",
    code: "designs/turned-ink",
    ...BARE,
    color: YELLOW,
    faulty: designOf(words({ color: "#2450a4" })),
    clean: designOf(words({ color: "#8a2d0c" })),
  },
  {
    name: "a white shape on a white mug",
    code: "designs/invisible-ink",
    color: WHITE_GOODS,
    faulty: designOf(shape("a", { fill: "#f7f7f4" })),
    clean: designOf(shape("a", { fill: "#d9240f" })),
  },
  {
    name: "a white logo on white goods",
    code: "designs/invisible-ink",
    color: WHITE_GOODS,
    faulty: designOf(image("whiteLogo")),
    clean: designOf(image("disc")),
  },
  {
    name: "mirrored words",
    code: "designs/mirrored-text",
    faulty: designOf(words({ flipX: true })),
    clean: designOf(words({ flipX: true, flipY: true })),
  },
  {
    name: "a photograph that ends at the trim",
    code: "designs/short-of-bleed",
    areas: CUT,
    faulty: designOf(image("photo", { x: 150_000, y: 170_000, width: 300_000, height: 340_000 })),
    clean: designOf(image("photo", { x: 150_000, y: 170_000, width: 306_000, height: 346_000 })),
  },
  {
    name: "a photograph that ends short of the bleed of a card of another ratio",
    code: "designs/short-of-bleed",
    areas: CUT,
    faulty: designOf(image("photo", { x: 150_000, y: 170_000, width: 306_000, height: 344_000 })),
    clean: designOf(image("photo", { x: 150_000, y: 170_000, width: 306_000, height: 346_000 })),
  },
  {
    name: "a ground that lacks odd micrometres",
    code: "designs/short-of-bleed",
    areas: CUT,
    faulty: designOf(shape("a", { x: 20_001, y: 100_000, width: 40_004 })),
    clean: designOf(shape("a", { x: 18_500, y: 100_000, width: 43_000 })),
  },
  {
    name: "a ground that ends at the trim on one side",
    code: "designs/short-of-bleed",
    areas: CUT,
    faulty: designOf(shape("a", { x: 20_000, y: 100_000, width: 40_000 })),
    clean: designOf(shape("a", { x: 18_500, y: 100_000, width: 43_000 })),
  },
  {
    name: "a see-through layer on dark goods by film",
    code: "designs/see-through",
    color: BLACK,
    faulty: designOf(shape("a", { fill: "#d9240f", opacity: 400 })),
    clean: designOf(shape("a", { fill: "#d9240f" })),
  },
  {
    name: "a soft shadow on dark goods by film",
    code: "designs/see-through",
    color: BLACK,
    faulty: designOf(image("shadow")),
    clean: designOf(image("disc")),
  },
  {
    name: "a picture in a white box on dark goods",
    code: "designs/white-box",
    color: BLACK,
    faulty: designOf(image("box")),
    clean: designOf(image("disc")),
  },
  {
    name: "a picture without a visible pixel",
    code: "designs/invisible-picture",
    faulty: designOf(shape("a"), image("empty")),
    clean: designOf(shape("a"), image("disc")),
  },
  {
    name: "only a picture without a visible pixel",
    code: "designs/empty-area",
    also: "designs/invisible-picture",
    faulty: designOf(image("empty")),
    clean: designOf(image("disc")),
  },
  {
    name: "a layer at one in a hundred",
    code: "designs/invisible-layer",
    faulty: designOf(shape("a", { opacity: 10 })),
    clean: designOf(shape("a", { opacity: 100 })),
  },
  {
    name: "words under a picture",
    code: "designs/covered",
    faulty: designOf(words(), image("photo", { width: 280_000, height: 280_000 })),
    clean: designOf(words(), image("disc", { width: 280_000, height: 280_000 })),
  },
  {
    name: "a picture in the inks of a press",
    code: "designs/press-colors",
    faulty: designOf(image("press")),
    clean: designOf(image("photo")),
  },
  {
    name: "an emoji that nobody has drawn",
    code: "designs/missing-glyph",
    faulty: designOf(words({ text: "祝🫪完" })),
    clean: designOf(words({ text: "祝🎉完" })),
  },
];
