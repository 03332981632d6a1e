/** Colours by role: `main` is dark on light goods and light on dark ones; the rest are inks that show on both. */
export type TemplateColor = "main" | `#${string}`;

interface PartPlace {
  /** Centre, in the template's own units. */
  readonly x: number;
  readonly y: number;
  /** Whole degrees, clockwise. */
  readonly turn?: number;
}

export interface TextPart extends PartPlace {
  readonly kind: "text";
  readonly text: string;
  readonly fontId: string;
  /** The length of the line in any font: horizontal, or vertical for vertical text. */
  readonly length: number;
  readonly color: TemplateColor;
  readonly direction?: "vertical";
  /** Thousandths of an em. */
  readonly spacing?: number;
}

export interface StampPart extends PartPlace {
  readonly kind: "stamp";
  readonly stampId: string;
  readonly width: number;
  /** Instead of its own colours. */
  readonly inks?: readonly TemplateColor[];
}

export interface ShapePart extends PartPlace {
  readonly kind: "shape";
  readonly shape: "rectangle" | "ellipse" | "star" | "heart" | "line" | "triangle";
  readonly width: number;
  readonly height: number;
  readonly fill: TemplateColor;
}

export type TemplatePart = TextPart | StampPart | ShapePart;

/** A layout on a sheet with its own units, fitted whole into any area as large as possible. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** More words it is found by. */
  readonly words: string;
  readonly width: number;
  readonly height: number;
  /** The first is at the bottom. */
  readonly parts: readonly TemplatePart[];
}
