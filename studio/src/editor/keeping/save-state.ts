import type { SavedDesign } from "./design-server.ts";

/** Where the work stands, for all who show it. */
export type SaveState =
  /** `isFleeting` where it lies in the open page alone: the device that stands for the server keeps nothing. */
  | { readonly kind: "saved"; readonly at: number | undefined; readonly isFleeting?: boolean }
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  /** No answer came; it is sent again. `isKeptHere` is false when this browser keeps nothing either. */
  | { readonly kind: "offline"; readonly isKeptHere: boolean }
  /** Changed here and elsewhere: nothing is sent until the customer has chosen. */
  | { readonly kind: "conflict"; readonly theirs: SavedDesign }
  | { readonly kind: "signed-out" }
  /** The server said no. */
  | { readonly kind: "refused"; readonly code: string; readonly message: string };
