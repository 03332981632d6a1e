import { type NoticeTarget, targetOfLink } from "@surimono/domain/notices";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface TargetLinkProps {
  target: NoticeTarget;
  className?: string;
  children: ReactNode;
}

/** A page of the shop opens in place, anything else in a new tab. */
export function TargetLink({ target, className, children }: TargetLinkProps) {
  if (target.kind === "page") {
    return (
      <Link to={target.path} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only">（新しいタブで開きます）</span>
    </a>
  );
}

/** Nothing if the link is not safe. */
export function NoticeLink({ link, ...rest }: Omit<TargetLinkProps, "target"> & { link: string }) {
  const target = targetOfLink(link);
  return target && <TargetLink target={target} {...rest} />;
}
