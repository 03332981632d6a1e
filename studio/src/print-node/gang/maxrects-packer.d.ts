/** Its own types are beside another file than the one that Node can load. */
declare module "maxrects-packer/dist/maxrects-packer.mjs" {
  export enum PACKING_LOGIC {
    MAX_AREA = 0,
    MAX_EDGE = 1,
    FILL_WIDTH = 2,
  }

  export interface PackedRectangle {
    readonly width: number;
    readonly height: number;
    x: number;
    y: number;
    /** A quarter turned: width and height stay as they were given. */
    rot: boolean;
  }

  interface Options {
    readonly smart: boolean;
    readonly pot: boolean;
    readonly square: boolean;
    readonly allowRotation: boolean;
    readonly logic: PACKING_LOGIC;
  }

  export class MaxRectsPacker<Rectangle extends PackedRectangle> {
    readonly bins: readonly { readonly rects: readonly Rectangle[] }[];
    constructor(width: number, height: number, padding: number, options: Options);
    addArray(rectangles: Rectangle[]): void;
  }
}
