import { classNames } from "@surimono/ui/class-names.ts";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { RegistrationMark } from "#app/ui/registration-mark.tsx";

/** How long the home overlay is shown (rule frame-logo). */
const OVERLAY = 500;

interface LogoProps {
  /** The small print 摺物 beside it; phones have no room. */
  withReading?: boolean;
  /** Narrow phones show only the mark, to leave room for what is beside it. */
  tight?: boolean;
  className?: string;
}

export function Logo({ withReading = false, tight = false, className }: LogoProps) {
  return (
    <span className={classNames("inline-flex items-center gap-[8px] text-deep", className)}>
      <RegistrationMark size={36} className="text-red max-md:size-[32px]" />
      <span
        className={classNames(
          "whitespace-nowrap font-bold text-[20px] leading-[1.3] tracking-[0.02em] max-[389px]:text-[16px] md:text-[26px]",
          tight && "max-mini:hidden",
        )}
      >
        SURIMONO
      </span>
      {withReading && (
        <span className="ml-2 whitespace-nowrap border-line border-l pl-3 text-[12px] text-mute">摺物</span>
      )}
    </span>
  );
}

/** Home, behind a short overlay while the page changes (rule frame-logo). */
export function HomeLogo({ withReading = false, tight = false }: Pick<LogoProps, "withReading" | "tight">) {
  const [leaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(false), OVERLAY);
    return () => clearTimeout(timer);
  }, [leaving]);
  return (
    <>
      <Link
        to="/"
        aria-label="SURIMONO ホーム"
        aria-current={pathname === "/" ? "page" : undefined}
        onClick={() => setLeaving(true)}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center"
      >
        <Logo withReading={withReading} tight={tight} />
      </Link>
      {leaving && (
        <div
          role="status"
          aria-label="読み込んでいます"
          className="fixed inset-0 z-40 flex items-center justify-center bg-white/80"
        >
          <RegistrationMark size={48} className="animate-breathe text-red" />
        </div>
      )}
    </>
  );
}
