/** What the proof sheet (校正紙) shows, with every byte of it, so that it can be set in a process of its own. */
export interface ProofJob {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The goods from each side that is printed on, as the mock-up shows them. */
  readonly views: readonly { readonly name: string; readonly picture: Uint8Array }[];
  readonly areas: readonly ProofArea[];
}

export interface ProofArea {
  readonly name: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** PNG with alpha. */
  readonly preview: Uint8Array;
  /** `#rrggbb` of the goods, which the preview is laid on. */
  readonly ground: string;
  /** Every text as it is printed, with face and size. */
  readonly texts: readonly { readonly text: string; readonly look: string }[];
  readonly warnings: readonly string[];
}
