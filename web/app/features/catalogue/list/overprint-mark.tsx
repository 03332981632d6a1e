/** Cyan, magenta and yellow printed over each other: the printer's sign for “all colours”. */
export function OverprintMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 60" className="w-1/2">
      <g style={{ mixBlendMode: "multiply" }}>
        <circle cx="30" cy="22" r="16" fill="#00a5df" style={{ mixBlendMode: "multiply" }} />
        <circle cx="22" cy="36" r="16" fill="#ec3e8c" style={{ mixBlendMode: "multiply" }} />
        <circle cx="38" cy="36" r="16" fill="#ffd91c" style={{ mixBlendMode: "multiply" }} />
      </g>
    </svg>
  );
}
