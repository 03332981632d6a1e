import { ICON_PATHS, type IconName } from "./icon-paths.ts";

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}

/** Decorative: the control around it carries the words. Small drawings get thicker lines, so that all look equally heavy. */
export function Icon({ name, size = 20, className = "" }: IconProps) {
  const line = size >= 24 ? 1.5 : size >= 18 ? 1.7 : 1.9;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(line * 24) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
