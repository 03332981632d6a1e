import type { SavedDesign } from "./design-server.ts";

/** The state of saving, for everything that shows it. */
export type SaveState =
  /** `isFleeting` when it exists only in the open page: the demo server on this device stores nothing. */
  | { readonly kind: "saved"; readonly at: number | undefined; readonly isFleeting?: boolean }
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  /** No answer came; it is sent again. `isKeptHere` is false when this browser stores nothing either. */
  | { readonly kind: "offline"; readonly isKeptHere: boolean }
  /** Changed here and elsewhere: nothing is sent until the customer has chosen. */
  | { readonly kind: "conflict"; readonly theirs: SavedDesign }
  | { readonly kind: "signed-out" }
  /** The server refused. */
  | { readonly kind: "refused"; readonly code: string; readonly message: string };
