import type { ReactNode } from "react";
import { FAN_ACCOUNTS, type FanAccountKey } from "../fan-accounts.ts";
import { SocialMark } from "./social-mark.tsx";

interface CardFrameProps {
  account: FanAccountKey;
  badge: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** Small, below the actions. */
  foot?: ReactNode;
}

/** The card of an account: name, state, message and actions, at the same height in all cards. */
export function CardFrame({ account, badge, children, actions, foot }: CardFrameProps) {
  return (
    <li tabIndex={-1} className="flex min-w-0 flex-col rounded-card border border-line p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-red">
          <SocialMark account={account} />
        </span>
        <h2 className="font-bold text-20">{FAN_ACCOUNTS[account].name}</h2>
        <span className="ml-auto">{badge}</span>
      </div>
      <div className="mt-4 flex flex-1 flex-col gap-3 text-14 leading-relaxed">{children}</div>
      <div className="mt-6 flex flex-col gap-3">{actions}</div>
      {foot && <div className="-mb-2 mt-2 flex justify-center">{foot}</div>}
    </li>
  );
}
