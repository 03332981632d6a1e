/** What arrives: a plain box with the shop's mark. */
export function ParcelArt({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 170" className={className}>
      <ellipse cx="102" cy="150" rx="92" ry="14" fill="var(--color-bench)" />
      <path d="M100 12L184 42L100 74L16 42Z" fill="#ecd3ad" />
      <path d="M16 42L100 74V156L16 118Z" fill="#d9b98a" />
      <path d="M184 42L100 74V156L184 118Z" fill="#c49c6c" />
      <path d="M52 29L136 60V92L148 87V56L64 25Z" fill="#f8f5f1" opacity=".85" />
      <g transform="matrix(.93 .36 0 1 34 66)" fill="none" stroke="var(--color-red)" strokeWidth="3">
        <circle cx="18" cy="22" r="11" />
        <path d="M18 2v40M-2 22h40" />
      </g>
    </svg>
  );
}
