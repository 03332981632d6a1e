interface ProgressLineProps {
  /** 0 to 1. Without it the length of the work is unknown. */
  value?: number | undefined;
  label: string;
  /** 4 px instead of 2, for one file among others. */
  thick?: boolean | undefined;
}

export function ProgressLine({ value, label, thick }: ProgressLineProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`w-full overflow-hidden bg-line ${thick ? "h-1" : "h-0.5"}`}
    >
      <div
        className={percent === undefined ? "h-full w-full animate-breathe bg-red" : "h-full bg-red transition-[width]"}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
