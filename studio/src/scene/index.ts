export { drawDesign, drawLayer, paintedBounds, sparesAtOnce } from "./draw-design.ts";
export { drawStamp } from "./draw-stamp.ts";
export { emojiIdsIn, emojiUrl, isEmojiId, spellEmoji } from "./emoji-text.ts";
export {
  DEFAULT_FONT_ID,
  FONTS,
  type FontFace,
  type FontStyle,
  findFont,
  fontSampleUrl,
  fontUrl,
} from "./fonts.ts";
export { layerFacts } from "./layer-facts.ts";
export { layoutText, measureLayer, type TextLayout } from "./layout-text.ts";
export { loadFace, loadHarfBuzz } from "./load-face.ts";
export { type Outline, traceOutline } from "./outline.ts";
export { browserSurface, type MissingAssets, missingAssets, type SceneAssets } from "./scene-assets.ts";
export type { SceneContext, SceneImage, Surface } from "./scene-context.ts";
export { type Stamp, stampRatio } from "./stamp.ts";
export { findStamp, loadStamps, loadStampTheme, STAMP_THEMES, type StampTheme } from "./stamp-themes.ts";
export { type CaretBar, type TextCarets, textCarets } from "./text-carets.ts";
export { createShaper, type HarfBuzz, type TextShaper } from "./text-shaper.ts";
