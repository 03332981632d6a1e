import type { AreaDesign } from "@surimono/domain/designs";

type Facts = readonly (readonly [name: string, value: string])[];

/** What the proof sheet (校正紙) shows, with every byte of it, so that it can be set in a process of its own. */
export interface ProofJob {
  readonly title: string;
  /** The goods first, then the tags that go on them. */
  readonly parts: readonly ProofPart[];
}

export interface ProofPart {
  /** Set over a tag; the goods stand under the title. */
  readonly heading?: string;
  readonly facts: Facts;
  /** From each side that is printed on, as the mock-up shows it. */
  readonly views: readonly { readonly name: string; readonly picture: Uint8Array }[];
  readonly areas: readonly ProofArea[];
}

export interface ProofArea {
  readonly name: string;
  readonly facts: Facts;
  /** In the size that is printed, with its encoded images by asset id. */
  readonly design: AreaDesign;
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** `#rrggbb` of the goods, which the design is shown on. */
  readonly ground: string;
  /** Every text as it is printed, with face and size. */
  readonly texts: readonly { readonly text: string; readonly look: string }[];
  readonly warnings: readonly string[];
}
