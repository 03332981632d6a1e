import { iconPaths } from "#app/ui/icon-paths.ts";
import { socialPaths } from "#app/ui/social-paths.ts";
import type { FanAccountKey } from "./fan-accounts.ts";

const PATHS: Readonly<Record<FanAccountKey, string>> = { ...socialPaths, custom: iconPaths.pencil };

/** The account's line drawing; its name stands beside it. */
export function SocialMark({ account, size = 28 }: { account: FanAccountKey; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={PATHS[account]} />
    </svg>
  );
}
