import { type ReactNode, useId } from "react";

interface LoupeProps {
  className?: string;
}

/** A round close-up of the print. */
function Loupe({ ground, className, children }: LoupeProps & { ground: string; children: ReactNode }) {
  const clip = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 160 160" className={className}>
      <clipPath id={clip}>
        <circle cx="80" cy="80" r="78" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="160" height="160" fill={ground} />
        {children}
      </g>
      <circle cx="80" cy="80" r="78.5" fill="none" stroke="var(--color-line)" />
    </svg>
  );
}

/** The weave of a plain cloth, as light and dark threads. */
function Weave({ opacity }: { opacity: number }) {
  const id = useId();
  return (
    <>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#000" opacity=".5" />
        <path d="M0 0h4M4 4h4" stroke="#fff" strokeWidth="1.5" />
      </pattern>
      <rect width="160" height="160" fill={`url(#${id})`} opacity={opacity} />
    </>
  );
}

/** Ink in the cloth: dots of three inks, and the weave lies over them. */
export function InkjetLoupe({ className }: LoupeProps) {
  const dots = Array.from({ length: 13 * 13 }, (_, index) => {
    const column = index % 13;
    const row = Math.floor(index / 13);
    const ink = ["var(--color-cyan)", "var(--color-magenta)", "var(--color-yellow)"][(column + row * 2) % 3];
    return { x: column * 13 + (row % 2) * 6.5, y: row * 13, r: 2 + ((column * 7 + row * 5) % 11) * 0.42, ink };
  });
  return (
    <Loupe ground="#fdfbf6" className={className ?? ""}>
      {dots.map(({ x, y, r, ink }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={ink} style={{ mixBlendMode: "multiply" }} />
      ))}
      <Weave opacity={0.16} />
    </Loupe>
  );
}

/** Dark cloth, the white plate a little smaller than the colours on it. */
export function WhiteInkjetLoupe({ className }: LoupeProps) {
  return (
    <Loupe ground="var(--color-navy)" className={className ?? ""}>
      <Weave opacity={0.3} />
      <path d="M26 128C26 74 66 34 120 34V128Z" fill="#fff" transform="translate(-5 6)" />
      <path d="M26 128C26 74 66 34 120 34V128Z" fill="var(--color-red)" />
      <path d="M72 128C72 100 92 82 120 82V128Z" fill="var(--color-amber)" />
    </Loupe>
  );
}

/** A film being lifted: the print stays on the cloth, with a clean edge. */
export function TransferLoupe({ className }: LoupeProps) {
  return (
    <Loupe ground="#f1bfc7" className={className ?? ""}>
      <Weave opacity={0.14} />
      <circle cx="74" cy="88" r="50" fill="var(--color-amber)" />
      <path d="M24 88a50 50 0 0 0 100 0c-14-10-20 8-34 0s-20 8-34 0-20 8-32 0Z" fill="var(--color-teal)" />
      <path d="M160 0H70C92 26 120 60 160 84Z" fill="#fff" opacity=".72" />
      <path d="M70 0C92 26 120 60 160 84C134 80 92 62 70 0Z" fill="#e7e2dd" />
      <path d="M82 20C100 46 124 66 148 76" fill="none" stroke="#fff" strokeWidth="3" />
    </Loupe>
  );
}

/** Flat inks one over the other, and dots where a tone was. */
export function ScreenLoupe({ className }: LoupeProps) {
  return (
    <Loupe ground="#e9dfc8" className={className ?? ""}>
      <Weave opacity={0.16} />
      <path d="M20 20h74v74H20z" fill="var(--color-amber)" />
      <circle cx="92" cy="92" r="46" fill="var(--color-red)" />
      {Array.from({ length: 25 }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          key={index}
          cx={28 + (index % 5) * 13}
          cy={100 + Math.floor(index / 5) * 11}
          r={5 - (index % 5)}
          fill="var(--color-navy)"
        />
      ))}
    </Loupe>
  );
}
