import type { OperatorRight } from "@surimono/domain/operators";
import type { IconName } from "@surimono/ui/icons.ts";
import type { ComponentType } from "react";

/** One screen of the console, loaded when it is opened. */
export interface Screen {
  /** Below `/operator`, in the router's own writing. */
  readonly path: string;
  /** Without it, whoever is signed in may open the screen. */
  readonly right?: OperatorRight;
  /** Its place in the menu; a screen without one is reached from another. */
  readonly menu?: { readonly name: string; readonly icon: IconName };
  readonly load: () => Promise<ComponentType>;
}

export interface ScreenGroup {
  /** Above its screens in the menu. */
  readonly name: string;
  readonly screens: readonly Screen[];
}
