import { IconDrawing } from "@surimono/ui/icon-drawing.tsx";
import { icons } from "@surimono/ui/icons.ts";
import { socialPaths } from "#app/ui/social-paths.ts";
import type { FanAccountKey } from "../fan-accounts.ts";

const PATHS: Readonly<Record<FanAccountKey, string>> = { ...socialPaths, custom: icons.pencil };

/** The account's line drawing, beside its name. */
export function SocialMark({ account, size = 28 }: { account: FanAccountKey; size?: number }) {
  return <IconDrawing path={PATHS[account]} size={size} />;
}
