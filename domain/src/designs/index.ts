export { areaOnGroup, scaleOnGroup } from "./area-on-group.ts";
export { blankDocument, fitsItem, onGoodsOfToday, pictureIdsOf } from "./blank-document.ts";
export { type AcceptedWarning, unacceptedWarnings, warningKey } from "./checks/accepted-warnings.ts";
export { isGround } from "./checks/check-bleed.ts";
export type { CheckedGoods, DesignFacts, LayerFacts, PictureFacts, PrintScale } from "./checks/check-context.ts";
export { checkDesign, isWarning } from "./checks/check-design.ts";
export { dpiAtSizes, effectiveDpi } from "./checks/check-resolution.ts";
export { clearanceOf } from "./checks/check-shape.ts";
export { checkedGoods, holesIn, printScales } from "./checks/checked-goods.ts";
export { colorsOfLayer } from "./checks/colors-of-layer.ts";
export { CLEARLY_SEEN, clarityOn, faintLayers } from "./checks/faint-layers.ts";
export { type AtSizes, areaOf, type Finding, type FindingNames, layerOf, type ProblemCode } from "./checks/finding.ts";
export { wordsOfFinding } from "./checks/finding-words.ts";
export { distance94, labOf, rgbOf } from "./checks/lab.ts";
export { measurePicture } from "./checks/measure-picture.ts";
export { FAIR_DPI, LEAST_QR_MODULE, LEAST_QR_SIDE } from "./checks/method-limits.ts";
export { pictureGround } from "./checks/picture-colors.ts";
export { type Color, hexOf, type Pixels } from "./checks/picture-ink.ts";
export { type CutJob, cutJobOf } from "./die-cut/cut-job.ts";
export type { TracedCut } from "./die-cut/traced-cut.ts";
export { cutShape } from "./die-cut/traced-place.ts";
export type {
  Adjustments,
  AreaDesign,
  Crop,
  DesignDocument,
  GroundTouch,
  GroupLayer,
  ImageLayer,
  Layer,
  MaskShape,
  NameScript,
  PersonalRule,
  PlainLayer,
  QrLayer,
  RemovedGround,
  Repeat,
  ScreenPrint,
  ShapeLayer,
  StampLayer,
  TextLayer,
} from "./document.ts";
export { neededWidening } from "./drawn-amount.ts";
export { FRESH_LAYER } from "./fresh-layer.ts";
export { GroundLight } from "./ground-light.ts";
export { handOn, type PicturePart, shownPart, withCutPictures } from "./hand-on.ts";
export { hasWork } from "./has-work.ts";
export { layerBounds } from "./layer-bounds.ts";
export {
  CROP_WHOLE,
  DEFAULT_COMBINED_DIGITS,
  EFFECT_PIXEL,
  FULL_TURN,
  LIGHT_SIDE,
  MAX_ADJUSTMENT,
  MAX_COMBINED_DIGITS,
  MAX_COORDINATE,
  MAX_DETAIL,
  MAX_DRAWN_LINE,
  MAX_FONT_SIZE,
  MAX_GRAIN,
  MAX_GRAIN_SIZE,
  MAX_GROUND_REACH,
  MAX_GROUND_RIM,
  MAX_GROUP_DEPTH,
  MAX_JOIN_SPACING,
  MAX_LAYER_SIDE,
  MAX_LAYERS_PER_AREA,
  MAX_LETTER_SPACING,
  MAX_LEVELS,
  MAX_LINE_HEIGHT,
  MAX_NAME_LENGTH,
  MAX_OUTLINE_WIDTH,
  MAX_PLATE_SHIFT,
  MAX_QR_LENGTH,
  MAX_RULING,
  MAX_SHADOW_OFFSET,
  MAX_STAMP_INKS,
  MAX_TEXT_LENGTH,
  MAX_TOUCH_RADIUS,
  MAX_WORN,
  MIN_DRAWN_LINE,
  MIN_FONT_SIZE,
  MIN_GRAIN_SIZE,
  MIN_LAYER_SIDE,
  MIN_LETTER_SPACING,
  MIN_LEVELS,
  MIN_LINE_HEIGHT,
  MIN_RULING,
  MIN_WORN,
  MOST_EFFECT_PIXELS,
  MOST_SCREEN_INKS,
  MOST_SCREENS,
  MOST_TOUCH_POINTS,
  MOST_TOUCHES,
  OPAQUE,
  PRINT_DPI,
} from "./limits.ts";
export { colorForPicture, layPicture } from "./one-picture.ts";
export {
  MAX_PERSONAL_LENGTH,
  NAME_SCRIPTS,
  type PersonalField,
  type PersonalFields,
  type PersonalWordProblem,
  type PersonalWords,
  personalFieldsOf,
  personalKindsOf,
  personalWordOf,
  personalWordProblem,
  readPersonalWord,
} from "./personal-words.ts";
export { PICTURE_ACCEPT } from "./picture-accept.ts";
export {
  cellOf,
  dpiForEffect,
  effectInks,
  FAINTEST_TONE,
  type PictureEffect,
  type RisoEffect,
  SCREEN_ANGLES,
  type ScreenAngle,
  thickerEffect,
} from "./picture-effect.ts";
export {
  cataloguePicturePath,
  designPicturePath,
  draftPicturePath,
  isPlaceholderPath,
  itemPicturePath,
  type PictureView,
  pathInSize,
} from "./picture-path.ts";
export { printedDocument } from "./printed-document.ts";
export {
  beforeEditions,
  type LaterSize,
  laterSizes,
  type PrintedArea,
  type PrintedGoods,
  type PrintedSize,
  printedGoods,
  withLaterGroups,
} from "./printed-goods.ts";
export { QR_QUIET_MODULES } from "./qr.ts";
export { type PictureHeader, type PictureKind, readPictureHeader } from "./read-picture-header.ts";
export { recoloured } from "./recoloured.ts";
export { refitLayers } from "./refit-layers.ts";
export { drawnRepeat, isPattern, leastPitch, MIN_PITCH, MOST_IN_TILE, scaledRepeat } from "./repeat.ts";
export { replacePictures } from "./replace-pictures.ts";
export { scaledLayer } from "./scale-layer.ts";
export { type InkRgb, inkDistance, inkRgb } from "./screens/ink-distance.ts";
export { artScreens, type ScreenJob, screenJob } from "./screens/screen-job.ts";
export { type Screen, screensOf } from "./screens/screens-of.ts";
export { findInk, SHOP_INKS } from "./screens/shop-inks.ts";
export { type ShownParts, shownParts, showsSame } from "./shown-parts.ts";
export { tiledLayers } from "./tiled-layers.ts";
export { eachLayer, flattenLayers, groupDepth, movedLayer } from "./walk-layers.ts";
export { formatSku, formatWorksId, parseSku, parseWorksId } from "./works-id.ts";
