import { classNames } from "@surimono/ui/class-names.ts";

interface RegistrationMarkProps {
  size?: number;
  /** Lines only: the sign before a home section. The full mark belongs to the logo. */
  thin?: boolean;
  className?: string;
}

/** The printer's register mark. Not for bullets. */
export function RegistrationMark({ size = 28, thin = false, className }: RegistrationMarkProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 36 36"
      fill="none"
      stroke="currentColor"
      className={classNames("shrink-0", className ?? "text-red")}
    >
      {thin ? (
        <path d="M18 0v36M0 18h36M8 18a10 10 0 1 0 20 0a10 10 0 1 0-20 0" strokeWidth="2" />
      ) : (
        <>
          <circle cx="18" cy="18" r="11.5" fill="currentColor" stroke="none" />
          <path d="M12 18a6 6 0 1 0 12 0a6 6 0 1 0-12 0M18 6.5v23M6.5 18h23" stroke="#fff" strokeWidth="1.6" />
          <path d="M18 0v36M0 18h36" strokeWidth="1.8" strokeDasharray="6.5 6.5 10 6.5 6.5" />
          <circle cx="18" cy="18" r="2.2" fill="currentColor" stroke="none" />
        </>
      )}
    </svg>
  );
}
