/** The dashboard's charts in grey: shapes without figures, so that none can be believed. */

const LINE = "var(--color-line)";
const CONTROL = "var(--color-ctl)";

/** Blank digits of a large number, and its unit. */
export function EmptyNumber() {
  return (
    <svg viewBox="0 0 160 100" className="h-full max-w-full" aria-hidden="true">
      {[12, 50, 88].map((x) => (
        <rect key={x} x={x} y="24" width="32" height="54" rx="3" fill={LINE} />
      ))}
      <text x="126" y="77" fontSize="22" fontWeight="700" fill={LINE}>
        人
      </text>
    </svg>
  );
}

export function EmptyRing() {
  return (
    <svg viewBox="0 0 120 120" className="h-full" aria-hidden="true">
      <defs>
        <Hatch id="fan-ring-hatch" />
      </defs>
      <circle cx="60" cy="60" r="44" fill="none" stroke={LINE} strokeWidth="20" />
      <path d="M60 16a44 44 0 0 0 0 88" fill="none" stroke="url(#fan-ring-hatch)" strokeWidth="20" />
      <circle cx="60" cy="60" r="54" fill="none" stroke={CONTROL} strokeWidth="0.75" />
      <circle cx="60" cy="60" r="34" fill="none" stroke={CONTROL} strokeWidth="0.75" />
    </svg>
  );
}

/** Two bars for each of the seven age bands. */
const BARS = [18, 34, 52, 46, 32, 22, 14] as const;

export function EmptyBars() {
  return (
    <svg viewBox="0 0 160 100" className="h-full max-w-full" aria-hidden="true">
      <defs>
        <Hatch id="fan-bars-hatch" />
      </defs>
      {BARS.map((height, band) => (
        <g key={height} transform={`translate(${8 + band * 21} 0)`}>
          <rect y={84 - height} width="8" height={height} fill={LINE} />
          <rect x="9" y={84 - height * 0.8} width="8" height={height * 0.8} fill="url(#fan-bars-hatch)" />
        </g>
      ))}
      <path d="M4 84.5h152" stroke={CONTROL} />
    </svg>
  );
}

const WORDS = [
  [20, 14, 52, 12],
  [84, 10, 40, 18],
  [6, 40, 62, 22],
  [78, 42, 70, 14],
  [26, 74, 34, 12],
  [70, 70, 58, 18],
] as const;

export function EmptyWords() {
  return (
    <svg viewBox="0 0 160 100" className="h-full max-w-full" aria-hidden="true">
      {WORDS.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="2" fill={LINE} />
      ))}
    </svg>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v5" stroke={CONTROL} strokeWidth="1.2" opacity="0.55" />
    </pattern>
  );
}
