export interface IconLook {
  readonly size?: number | undefined;
  /** Only for a state that is on, such as a set favourite. */
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

interface IconDrawingProps extends IconLook {
  /** On a box of 24. */
  readonly path: string;
}

/** Decorative: the control or sentence around it has the words. */
export function IconDrawing({ path, size = 20, filled = false, className = "" }: IconDrawingProps) {
  // Lines look equally heavy at every size only when small drawings get thicker ones.
  const line = size >= 24 ? 1.5 : size >= 18 ? 1.7 : 1.9;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={Math.round((line * 2400) / size) / 100}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
