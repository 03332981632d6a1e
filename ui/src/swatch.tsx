import { classNames } from "./class-names.ts";

interface SwatchProps {
  /** CSS colour of the goods. */
  color: string;
  /** Diameter in pixels. */
  size?: number | undefined;
  selected?: boolean | undefined;
  className?: string | undefined;
}

/** The dot alone. A choice of colours puts it in a labelled radio or button with the name. */
export function Swatch({ color, size = 16, selected = false, className }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, backgroundColor: color }}
      className={classNames(
        "inline-block shrink-0 rounded-full border border-ctl/60 transition-shadow",
        selected && "shadow-[0_0_0_2px_#fff,0_0_0_4px_var(--color-red)]",
        className,
      )}
    />
  );
}

interface SwatchRowProps {
  colors: readonly { color: string; name: string }[];
  /** How many dots before the rest becomes +N; a card shows four (rule frame-swatches). */
  limit?: number;
  /** On a phone with three cards in a row the dots are smaller, so that they fit. */
  narrow?: boolean;
}

/** Keeps its height with or without +N, so that the names below share a baseline. */
export function SwatchRow({ colors, limit = 4, narrow = false }: SwatchRowProps) {
  const rest = colors.length - limit;
  return (
    <div className={classNames("flex h-4 items-center gap-1.5", narrow && "max-sm:gap-1")}>
      <span className="sr-only">{`色: ${colors.map((entry) => entry.name).join("、")}`}</span>
      {colors.slice(0, limit).map((entry) => (
        <Swatch key={entry.name} color={entry.color} className={narrow ? "max-sm:size-3!" : undefined} />
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className="text-12 text-mute">
          +{rest}
        </span>
      )}
    </div>
  );
}
