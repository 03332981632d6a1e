import type { FanAccountKey } from "./fan-accounts.ts";

const PATHS: Readonly<Record<FanAccountKey, string>> = {
  youtube: "M6.5 6h11a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10.3 9.3v5.4l4.6-2.7Z",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 15.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM16.6 7.4h.01",
  custom: "M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5",
};

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
