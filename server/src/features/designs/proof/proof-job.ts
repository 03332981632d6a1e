import type { AreaOutline, WhiteInk } from "@surimono/domain/catalogue";
import type { AreaDesign, ScreenJob } from "@surimono/domain/designs";

type Facts = readonly (readonly [name: string, value: string])[];

/** Everything the proof sheet (校正紙) shows, complete, so that it can be set in a separate process. */
export interface ProofJob {
  readonly title: string;
  /** The goods first, then their tags. */
  readonly parts: readonly ProofPart[];
}

export interface ProofPart {
  /** Heading of a tag; the goods are under the title. */
  readonly heading?: string;
  readonly facts: Facts;
  /** Each printed side, as in the mock-up. */
  readonly views: readonly { readonly name: string; readonly picture: Uint8Array }[];
  readonly areas: readonly ProofArea[];
}

export interface ProofArea {
  readonly name: string;
  readonly facts: Facts;
  /** In the printed size, with its encoded images by asset id. */
  readonly design: AreaDesign;
  readonly outline?: AreaOutline;
  /** Where white ink is below it, the sheet shows the plate. */
  readonly white?: WhiteInk;
  /** Of silk screen: the sheet shows the design in its inks. */
  readonly screens?: ScreenJob;
  /** On paper: the sheet shows the colours that the press prints. */
  readonly isForPress?: true;
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** `#rrggbb` of the goods, the background of the design. */
  readonly ground: string;
  /** Every text as printed, with font and size. */
  readonly texts: readonly { readonly text: string; readonly look: string }[];
  readonly warnings: readonly string[];
}
