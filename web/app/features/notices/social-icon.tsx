import type { SocialAccount } from "@surimono/domain/notices";
import { socialPaths } from "#app/ui/social-paths.ts";

const NAMES: Record<SocialAccount, string> = { youtube: "YouTube", instagram: "Instagram", twitter: "X" };

/** Line drawings like the shop's own icons, each with its name for screen readers. */
export function SocialIcon({ account }: { account: SocialAccount }) {
  return (
    <svg
      role="img"
      aria-label={NAMES[account]}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={socialPaths[account]} />
    </svg>
  );
}
