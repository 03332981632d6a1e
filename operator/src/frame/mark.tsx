/** The shop's register mark and name, as on its pages. */
export function Mark() {
  return (
    <span className="inline-flex items-center gap-2 text-deep">
      <svg
        aria-hidden="true"
        width={28}
        height={28}
        viewBox="0 0 36 36"
        fill="none"
        stroke="currentColor"
        className="text-red"
      >
        <circle cx="18" cy="18" r="11.5" fill="currentColor" stroke="none" />
        <path d="M12 18a6 6 0 1 0 12 0a6 6 0 1 0-12 0M18 6.5v23M6.5 18h23" stroke="#fff" strokeWidth="1.6" />
        <path d="M18 0v36M0 18h36" strokeWidth="1.8" strokeDasharray="6.5 6.5 10 6.5 6.5" />
      </svg>
      <span className="whitespace-nowrap font-bold text-16 tracking-[0.02em]">
        SURIMONO<span className="ml-2 font-normal text-12 text-mute">管理</span>
      </span>
    </span>
  );
}
