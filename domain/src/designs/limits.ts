/** Structural limits of a design document, for the editor's fields and for parsing documents. */
/** Groups count as well. */
export const MAX_LAYERS_PER_AREA = 300;
export const MAX_TEXT_LENGTH = 200;
export const MAX_NAME_LENGTH = 60;

/** Micrometres. Far beyond any print area, so that arithmetic on a parsed document stays exact. */
export const MAX_COORDINATE = 5_000_000;
export const MIN_LAYER_SIDE = 100;
export const MAX_LAYER_SIDE = 5_000_000;
export const MIN_FONT_SIZE = 1000;
export const MAX_FONT_SIZE = 500_000;
export const MAX_OUTLINE_WIDTH = 20_000;

export const MAX_STAMP_INKS = 4;

/** Characters. Even of three bytes each they fit a code that corrects a quarter of itself. */
export const MAX_QR_LENGTH = 300;

/** How deep groups may be nested. */
export const MAX_GROUP_DEPTH = 4;
/** A picture's whole width or height, in the units of its crop. */
export const CROP_WHOLE = 100_000;
export const MAX_ADJUSTMENT = 100;
export const MAX_GROUND_REACH = 60;
/** Places across and down at which the light on a ground is told (rule designs-ground-light). */
export const LIGHT_SIDE = 9;
export const MAX_GROUND_RIM = 8;

/** Of a brush over a picture whose ground was removed (rule designs-ground-touches). */
export const MAX_TOUCH_RADIUS = 100_000;
export const MOST_TOUCHES = 120;
export const MOST_TOUCH_POINTS = 120;

/** The finest pixel of an effect, in µm: 317 to the inch, a little finer than print. The others are its doubles. */
export const EFFECT_PIXEL = 80;
/** Of the largest place that is printed (rule designs-effect-pixels). */
export const MOST_EFFECT_PIXELS = 24_000_000;

/** Steps of a posterised channel. */
export const MIN_LEVELS = 2;
export const MAX_LEVELS = 8;
export const MAX_GRAIN = 100;
export const MIN_GRAIN_SIZE = 200;
export const MAX_GRAIN_SIZE = 2000;
/** Lines an inch. */
export const MIN_RULING = 8;
export const MAX_RULING = 40;
export const MIN_DRAWN_LINE = 300;
export const MAX_DRAWN_LINE = 1500;
export const MAX_DETAIL = 100;
export const MAX_PLATE_SHIFT = 1500;
export const MIN_WORN = 300;
export const MAX_WORN = 8000;

/** Thousandths of an em. */
export const MIN_LETTER_SPACING = -500;
export const MAX_LETTER_SPACING = 2000;
export const MIN_LINE_HEIGHT = 500;
export const MAX_LINE_HEIGHT = 4000;

export const MAX_JOIN_SPACING = 500;
export const MAX_SHADOW_OFFSET = 50_000;
export const DEFAULT_COMBINED_DIGITS = 2;
export const MAX_COMBINED_DIGITS = 4;

/** Thousandths of a degree. */
export const FULL_TURN = 360_000;
/** Thousandths. */
export const OPAQUE = 1000;

/** The resolution of print files. */
export const PRINT_DPI = 300;

/** Spot colours of one place by silk screen (rule designs-screen-inks). Not beside the inks, so that pages without a studio leave those out. */
export const MOST_SCREEN_INKS = 4;
/** With the white below. */
export const MOST_SCREENS = MOST_SCREEN_INKS + 1;
