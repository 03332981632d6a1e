import type { AreaDesign } from "../document.ts";
import type { Screen } from "./screens-of.ts";

/** How a drawn place is separated into inks. */
export interface ScreenJob {
  /** In the order of printing. */
  readonly screens: readonly Pick<Screen, "hex" | "base">[];
  /** `#rrggbb` of the goods. */
  readonly cloth: string;
  readonly halftone: boolean;
}

export function screenJob(
  screens: readonly Screen[],
  cloth: string,
  { screen }: Pick<AreaDesign, "screen">,
): ScreenJob {
  return {
    screens: screens.map(({ hex, base }) => ({ hex, ...(base && { base }) })),
    cloth,
    halftone: screen?.halftone === true,
  };
}

/** Those that art is printed in; white that is only below the others is none. */
export function artScreens({ screens }: ScreenJob): ScreenJob["screens"] {
  return screens.filter(({ base }) => base !== "under");
}
