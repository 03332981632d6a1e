interface ProgressLineProps {
  /** 0 to 1. Without it the length of the work is unknown. */
  value?: number | undefined;
  label: string;
}

export function ProgressLine({ value, label }: ProgressLineProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-0.5 w-full overflow-hidden bg-line"
    >
      <div
        className={percent === undefined ? "h-full w-full animate-breathe bg-red" : "h-full bg-red transition-[width]"}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
