/** A status in three misregistered printing plates. */
export function MisprintArt({ text }: { text: string }) {
  return (
    <svg role="img" aria-label={text} viewBox="0 0 320 130" className="w-full max-w-80">
      <g className="font-bold" fontSize="128" textAnchor="middle" style={{ mixBlendMode: "multiply" }}>
        {[
          { x: 153, y: 112, ink: "var(--color-cyan)" },
          { x: 164, y: 108, ink: "var(--color-magenta)" },
          { x: 161, y: 118, ink: "var(--color-yellow)" },
        ].map((plate) => (
          <text key={plate.ink} x={plate.x} y={plate.y} fill={plate.ink} style={{ mixBlendMode: "multiply" }}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
