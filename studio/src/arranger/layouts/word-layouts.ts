import { isJapanese, lengthOf } from "../break-words.ts";
import type { Kit, Layout } from "../kit.ts";
import { asHighAs, asWideAs, column, over, type Piece, row, scaled, turned, within } from "../piece.ts";
import { ringShape, shapePiece } from "../shape-piece.ts";
import { stampPiece } from "../stamp-piece.ts";
import { textPiece } from "../text-piece.ts";
import { headBlock, subBlock, wordsBlock } from "../word-blocks.ts";

/** Lines of words between rules. */
export const ruled: Layout = (kit) => {
  const { inks, random } = kit;
  const words = wordsBlock(kit, { ratio: Math.max(1.6, Math.min(3.4, kit.aspect * 1.8)), rule: random.chance(0.5) });
  const thick = random.pick([0.014, 0.022, 0.034]);
  const rule = shapePiece("rectangle", 1, thick, inks.accent);
  if (random.chance(0.4)) {
    const thin = shapePiece("rectangle", 1, 0.01, inks.accent);
    return column([rule, thin, words, thin, rule], 0.018, 0.08, 0.08, 0.018);
  }
  return column([rule, words, rule], 0.085);
};

/** A row of stars, hearts or dots as the only drawing. */
export const starred: Layout = (kit) => {
  const { inks, random, mood } = kit;
  const kind =
    mood.id === "gentle" || mood.id === "hand"
      ? random.pick(["heart", "ellipse"] as const)
      : random.pick(["star", "ellipse"] as const);
  const words = wordsBlock(kit, { ratio: Math.max(1.6, Math.min(3, kit.aspect * 1.6)) });
  const count = random.pick([3, 5]);
  const colors = [inks.accent, inks.second];
  const ornament = row(
    Array.from({ length: count }, (_, index) => {
      const side = index === (count - 1) / 2 ? 0.075 : 0.055;
      return shapePiece(kind, side, side, colors[index % 2] ?? inks.accent);
    }),
    0.045,
  );
  return random.chance(0.5) ? column([ornament, words], 0.07) : column([words, ornament], 0.07);
};

/** Words of paper on a plate of colour. */
export const plate: Layout = (kit) => {
  const { inks, random } = kit;
  const color = random.pick([inks.accent, inks.main, inks.second]);
  const ink = inks.on(color);
  const words = wordsBlock(kit, { ratio: Math.max(1.3, Math.min(3, kit.aspect * 1.5)), color: ink, dress: "plain" });
  const [across, down] = [0.12, 0.12];
  const [width, height] = [1 + 2 * across, words.height + 2 * down];
  const back = shapePiece("rectangle", width, height, color);
  const edged = random.chance(0.6)
    ? over(
        back,
        { piece: shapePiece("rectangle", width - 0.07, height - 0.07, ink) },
        { piece: shapePiece("rectangle", width - 0.095, height - 0.095, color) },
      )
    : back;
  const label = over(edged, { piece: words });
  if (!kit.motif || kit.isFramed || kit.aspect > 1.7) return label;
  return column([within(kit.motif, 0.62, 0.62), label], -0.04);
};

/** A round plate for a few words. */
export const dot: Layout = (kit) => {
  const { inks, random } = kit;
  if (kit.aspect > 1.9 || lengthOf(kit.head) > 12) return undefined;
  const color = random.pick([inks.accent, inks.main, inks.second]);
  const ink = inks.on(color);
  const words = wordsBlock(kit, { ratio: 1.25, color: ink, dress: "plain" });
  const side = Math.hypot(1, words.height) * 1.12;
  const back = random.chance(0.5)
    ? over(shapePiece("ellipse", side, side, color), { piece: ringShape(side * 0.93, 0.018, ink, color) })
    : shapePiece("ellipse", side, side, color);
  return over(back, { piece: words });
};

/** The words on a drawn plate: a burst, a bubble, a frilled round. */
export const onFrame: Layout = (kit) => {
  const { inks, random, mood } = kit;
  const frames = FRAMES[mood.id];
  if (frames === undefined || kit.aspect > 2.2 || lengthOf(kit.head) > 14) return undefined;
  const [stampId, room, rise] = random.pick(frames);
  const [edge, fill] = [random.pick([inks.main, inks.accent]), inks.palette.paper];
  const stamp = kit.stamp(stampId);
  const isFilled = stampId === "frame-burst";
  const inside = isFilled ? inks.palette.warm : fill;
  const back = stampPiece(stamp, [edge, inside].slice(0, stamp.inks.length));
  const words = wordsBlock(kit, { ratio: 1.7, color: inks.on(inside), dress: "plain" });
  const held = within(words, room, room * 0.74 * back.height);
  return over(back, { piece: held, y: -rise });
};

/** Which frame, the share of its width that words may take, and how far above its middle they stand. */
const FRAMES: Partial<Record<string, readonly (readonly [string, number, number])[]>> = {
  gentle: [
    ["frame-scallop", 0.62, 0],
    ["frame-cloud", 0.66, 0.06],
  ],
  pop: [
    ["frame-burst", 0.54, 0],
    ["frame-bubble", 0.7, 0.07],
    ["frame-cloud", 0.66, 0.06],
  ],
  hand: [
    ["frame-bubble", 0.7, 0.07],
    ["frame-cloud", 0.66, 0.06],
  ],
  retro: [
    ["frame-scallop", 0.62, 0],
    ["frame-burst", 0.54, 0],
  ],
};

/** Words in columns, with a seal. */
export const columns: Layout = (kit) => {
  const { inks, mood, head } = kit;
  if (!mood.isVertical || kit.aspect > 1.6 || ![head, ...kit.subs].every(isJapanese) || lengthOf(head) > 12)
    return undefined;
  const main = upright(kit, head, kit.headFace, inks.main);
  const tall = asHighAs(main, 1);
  const em = tall.height / main.height;
  const seal = hanko(kit, Math.min(0.2, em * 0.9));
  // Read from right to left; the seal ends them.
  const sides = kit.subs.map((words) => {
    const side = upright(kit, words, kit.subFaceFor(words), inks.main);
    return scaled(side, Math.min(em * 0.42, 0.8 / side.height));
  });
  const last = sides.pop();
  const words = row([last ? column([last, seal], 0.05) : seal, ...sides.reverse(), tall], 0.08);
  if (!kit.motif || kit.isFramed) return words;
  return kit.random.chance(0.5)
    ? row([within(kit.motif, 0.72, 0.72), words], 0.1)
    : column([within(kit.motif, 0.62, 0.5), scaled(words, 0.86)], 0.08);
};

function upright(kit: Kit, words: string, fontId: string, color: string): Piece {
  return textPiece(kit, { words, fontId, color, isVertical: true, spacing: 60 });
}

/** A red seal with the first letter of the words. */
function hanko(kit: Kit, side: number): Piece {
  const red = kit.inks.clarity(kit.inks.palette.hot) >= 20 ? kit.inks.palette.hot : kit.inks.accent;
  const letter = [...kit.head].find((one) => isJapanese(one)) ?? "印";
  const words = textPiece(kit, { words: letter, fontId: kit.headFace, color: kit.inks.on(red) });
  return over(shapePiece("rectangle", side, side, red), { piece: within(words, side * 0.66, side * 0.66) });
}

/** Slanted words with a stroke below. */
export const slanted: Layout = (kit) => {
  if (!kit.mood.slants || kit.aspect > 2.6) return undefined;
  const { inks, random } = kit;
  const head = headBlock(kit, { ratio: 1.8 });
  const strokes = column(
    [shapePiece("rectangle", 0.94, 0.026, inks.accent), shapePiece("rectangle", 0.62, 0.02, inks.second)],
    0.024,
  );
  const sub = subBlock(kit, { width: 0.8, em: Math.min(0.1, head.height * 0.34) });
  const words = sub ? column([head, strokes, sub], 0.06, 0.05) : column([head, strokes], 0.06);
  const all =
    kit.motif && !kit.isFramed && kit.aspect < 1.5 ? column([within(kit.motif, 0.5, 0.46), words], 0.04) : words;
  return turned(all, random.pick([-8, -6, -5]));
};

/** A thin frame around everything. */
export const framed: Layout = (kit) => {
  const { inks, random } = kit;
  const paper = inks.palette.paper;
  const isOnPaper = random.chance(0.5) && inks.clarity(paper) >= 20;
  const ink = isOnPaper ? inks.on(paper) : inks.main;
  const words = wordsBlock(kit, { ratio: Math.max(1.3, Math.min(2.6, kit.aspect * 1.4)), color: ink, dress: "plain" });
  const motif = isOnPaper ? kit.bare : kit.motif;
  const inside = motif && !kit.isFramed && kit.aspect < 1.6 ? column([within(motif, 0.5, 0.42), words], 0.08) : words;
  const [width, height] = [inside.width + 0.28, inside.height + 0.28];
  if (!isOnPaper) {
    // Without paper the frame is four strokes, since a shape is filled.
    const across = shapePiece("rectangle", width, 0.016, ink);
    const down = shapePiece("rectangle", 0.016, height, ink);
    const [x, y] = [width / 2 - 0.008, height / 2 - 0.008];
    const room: Piece = { width, height, layAt: () => [] };
    return over(
      room,
      { piece: across, y: -y },
      { piece: across, y },
      { piece: down, x: -x },
      { piece: down, x },
      { piece: inside },
    );
  }
  return over(
    shapePiece("rectangle", width, height, paper),
    { piece: shapePiece("rectangle", width - 0.07, height - 0.07, ink) },
    { piece: shapePiece("rectangle", width - 0.1, height - 0.1, paper) },
    { piece: inside },
  );
};

/** Nothing but the words, as large as the place allows. */
export const wordsOnly: Layout = (kit) => {
  const words = wordsBlock(kit, { ratio: Math.max(0.9, Math.min(3.2, kit.aspect * 1.25)) });
  return asWideAs(words, 1);
};
