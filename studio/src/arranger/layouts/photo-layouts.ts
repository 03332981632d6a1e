import { lengthOf } from "../break-words.ts";
import type { Kit, Layout } from "../kit.ts";
import { framedRatio, picturePiece } from "../picture-piece.ts";
import { asWideAs, column, over, row, scaled, turned, within } from "../piece.ts";
import { ringShape, shapePiece } from "../shape-piece.ts";
import { textPiece } from "../text-piece.ts";
import { headBlock, subBlock, wordsBlock } from "../word-blocks.ts";

/** A print with a white edge, and the words written below. */
export const instant: Layout = (kit) => {
  const { photo, inks, random, mood } = kit;
  if (!photo || kit.aspect > 1.9) return undefined;
  const picture = picturePiece(photo, Math.min(1, framedRatio(photo)));
  const paper = inks.clarity(inks.palette.paper) >= 12 ? inks.palette.paper : inks.palette.soft;
  const words = within(wordsBlock(kit, { ratio: 5, color: inks.on(paper), dress: "plain" }), 0.94, 0.24);
  const inside = column([picture, words], 0.06);
  const sheet = over(shapePiece("rectangle", 1.14, inside.height + 0.16, paper), { piece: inside });
  return mood.slants && random.chance(0.6) ? turned(sheet, random.pick([-4, 3])) : sheet;
};

/** A round picture with the words bent over it. */
export const porthole: Layout = (kit) => {
  const { photo, inks } = kit;
  const length = [...kit.head].length;
  if (!photo || kit.aspect > 1.8 || length < 3 || length > 16) return undefined;
  const round = over(shapePiece("ellipse", 1, 1, inks.accent), {
    piece: scaled(picturePiece(photo, 1, "ellipse"), 0.93),
  });
  const words = { words: kit.head, fontId: kit.headFace, color: inks.main, spacing: 60 };
  const straight = textPiece(kit, words);
  const em = Math.min(0.26, 1.5 / straight.width);
  const degrees = Math.min(170, ((straight.width * em) / (0.5 + 0.08)) * (180 / Math.PI));
  const arch = scaled(textPiece(kit, { ...words, curve: Math.round(degrees * 1000) }), em);
  const bow = column([arch, round], -(arch.height - em) * 0.96 + 0.045);
  const sub = subBlock(kit, { width: 1, em: Math.min(em * 0.6, 0.1) });
  return sub ? column([bow, sub], 0.07) : bow;
};

/** The picture with soft corners, the words below. */
export const card: Layout = (kit) => {
  const { photo, random, mood } = kit;
  if (!photo || kit.aspect > 1.6) return undefined;
  const masks =
    mood.id === "gentle" || mood.id === "hand"
      ? (["rounded", "ellipse", "heart"] as const)
      : (["rounded", "rounded", "ellipse"] as const);
  const mask = random.pick(masks);
  const picture = picturePiece(photo, mask === "rounded" ? framedRatio(photo) : 1, mask);
  return column([scaled(picture, 0.94), wordsBlock(kit, { ratio: 3.6 })], 0.075);
};

/** A band of colour with the words over the lower edge of the picture. */
export const banded: Layout = (kit) => {
  const { photo, inks, random } = kit;
  if (!photo || kit.aspect > 1.8 || lengthOf(kit.head) > 16) return undefined;
  const color = random.pick([inks.accent, inks.main]);
  const words = within(wordsBlock(kit, { ratio: 4.5, color: inks.on(color), dress: "plain" }), 0.92, 0.3);
  const band = over(shapePiece("rectangle", 1.12, words.height + 0.12, color), { piece: words });
  return column([picturePiece(photo, framedRatio(photo), "rounded"), band], -0.09);
};

/** For wide places: the picture on one side, the words on the other. */
export const photoLeft: Layout = (kit) => {
  const sides = photoAndWords(kit);
  return sides && row([sides.picture, sides.words], 0.1);
};

export const photoRight: Layout = (kit) => {
  const sides = photoAndWords(kit);
  return sides && row([sides.words, sides.picture], 0.1);
};

function photoAndWords(kit: Kit) {
  const { photo, random, inks } = kit;
  if (!photo || kit.aspect < 1.15) return undefined;
  const words = wordsBlock(kit, { ratio: Math.min(2.6, kit.aspect), rule: random.chance(0.4) });
  const round = over(shapePiece("ellipse", 1, 1, inks.accent), {
    piece: scaled(picturePiece(photo, 1, "ellipse"), 0.92),
  });
  const picture = random.pick([picturePiece(photo, 1, "rounded"), picturePiece(photo, 1, "ellipse"), round, round]);
  return { picture: scaled(picture, Math.max(0.6, words.height * 1.1)), words };
}

/** The same with the words on a plate of colour. */
export const photoPlate: Layout = (kit) => {
  const { photo, random, inks } = kit;
  if (!photo || kit.aspect < 1.15) return undefined;
  const color = random.pick([inks.accent, inks.main, inks.second]);
  const words = wordsBlock(kit, { ratio: 2.2, color: inks.on(color), dress: "plain" });
  const height = words.height + 0.26;
  const plate = over(shapePiece("rectangle", 1.2, height, color), { piece: words });
  const picture = scaled(picturePiece(photo, 1), height);
  return random.chance(0.5) ? row([picture, plate], 0) : row([plate, picture], 0);
};

/** Large words, the picture as a small round between them. */
export const loud: Layout = (kit) => {
  const { photo, inks } = kit;
  if (!photo || kit.aspect > 1.5) return undefined;
  const head = headBlock(kit, { ratio: 1.9 });
  const round = over(ringShape(0.62, 0.03, inks.accent, inks.palette.paper), {
    piece: scaled(picturePiece(photo, 1, "ellipse"), 0.56),
  });
  const sub = subBlock(kit, { width: 0.9, em: Math.min(0.09, head.height * 0.3) });
  const all = sub ? column([head, round, sub], 0.08, 0.07) : column([head, round], 0.08);
  return asWideAs(all, 1);
};
