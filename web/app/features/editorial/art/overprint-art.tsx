/** Cyan, magenta and yellow printed over each other: “all of it”. */
export function OverprintArt({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 112" className={className}>
      <g style={{ mixBlendMode: "multiply" }}>
        {[
          { x: 60, y: 38, ink: "var(--color-cyan)" },
          { x: 42, y: 70, ink: "var(--color-magenta)" },
          { x: 78, y: 70, ink: "var(--color-yellow)" },
        ].map(({ x, y, ink }) => (
          <circle key={ink} cx={x} cy={y} r="36" fill={ink} style={{ mixBlendMode: "multiply" }} />
        ))}
      </g>
    </svg>
  );
}
