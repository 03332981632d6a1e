import { classNames } from "./class-names.ts";

interface RegistrationMarkProps {
  size?: number;
  className?: string;
}

/** The printer's register: logo and the sign before a home section. Not for bullets. */
export function RegistrationMark({ size = 28, className }: RegistrationMarkProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 36 36"
      className={classNames("shrink-0", className ?? "text-red")}
    >
      <circle cx="18" cy="18" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M18 0v36M0 18h36" stroke="currentColor" strokeWidth="2" />
      <path d="M18 11a7 7 0 0 0-7 7h7Zm0 14a7 7 0 0 0 7-7h-7Z" fill="currentColor" />
      <path d="M18 11a7 7 0 0 1 7 7h-7Zm0 14a7 7 0 0 1-7-7h7Z" fill="currentColor" opacity=".55" />
    </svg>
  );
}
