import type { SocialNetwork } from "@surimono/domain/fans";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { type ReactNode, useState } from "react";
import { TextLink } from "#app/ui/text-link.tsx";
import { type AccountState, analysisFault, type Fault } from "./accounts/account-state.ts";
import { askAnalysis } from "./accounts/fan-changes.ts";
import { RefreshButton } from "./accounts/refresh-button.tsx";
import { useFanAccounts } from "./accounts/use-fan-accounts.ts";
import { connectPath } from "./fan-accounts.ts";
import { FanDetail } from "./figures/fan-detail.tsx";
import { FanPage } from "./figures/fan-page.tsx";
import { knownFans, NO_FANS } from "./figures/known-fans.ts";
import {
  AnalysingOverlay,
  ApiErrorOverlay,
  ChooseOverlay,
  InsufficientOverlay,
  LinkOverlay,
  ReconnectOverlay,
} from "./figures/overlay-states.tsx";

interface LinkedScreenProps {
  account: SocialNetwork;
  /** Content below the figures, if there are any. */
  children?: ReactNode;
}

/** What is known from a network, or why nothing is. */
export function LinkedScreen({ account, children }: LinkedScreenProps) {
  const accounts = useFanAccounts();
  const { link, insight, state } = accounts.networks[account];
  const ask = () => askAnalysis(account, link?.sns_id ?? "");
  const fans = insight ? knownFans(insight.fans_info) : NO_FANS;
  const isLinked = state !== "unlinked" && state !== "unavailable" && state !== "choosing";
  const fault = analysisFault(insight);
  const isTyped = accounts.custom !== undefined;
  const [hasWaited, setHasWaited] = useState(false);
  if (state === "analysing" && !hasWaited) setHasWaited(true);
  const isEnded = hasWaited && (state === "done" || state === "insufficient");
  // A newly linked account has only its number, which is not an analysis.
  const isAnalysed = fans.audience !== undefined || fans.keywords.length > 0;
  const isKnown = isLinked && (isAnalysed || state === "done" || state === "insufficient");
  const next = insight?.fans_info.analysis.next_refresh;
  return (
    <FanPage
      account={account}
      name={isLinked ? link?.sns_name : undefined}
      updated={isKnown ? insight?.update_time : null}
      actions={
        isKnown &&
        (state === "done" || state === "failed") && <RefreshButton label="更新する" next={next} onAsk={ask} />
      }
      below={isKnown && children}
    >
      <p role="status" className="sr-only">
        {isEnded && "分析が終わりました。"}
      </p>
      {accounts.isWaiting ? (
        accounts.isError ? (
          <ErrorState onRetry={accounts.retry} retrying={accounts.isFetching} />
        ) : (
          // As high as the window, so that nothing below visibly jumps.
          <Skeleton className="h-[48rem] rounded-card" />
        )
      ) : isKnown ? (
        <>
          <Standing account={account} state={state} fault={fault} />
          <FanDetail
            account={account}
            fans={fans}
            months={insight?.fans_info.analysis.followers ?? []}
            withoutAudience={
              state === "insufficient" && (
                <InsufficientOverlay account={account} isTyped={isTyped} onRetry={ask} next={next} />
              )
            }
          />
        </>
      ) : (
        <Overlay {...{ account, state, fault, isTyped, next }} onRetry={ask} />
      )}
    </FanPage>
  );
}

/** Above the figures: why they are not current. */
function Standing({ account, state, fault }: Omit<OverlayProps, "isTyped" | "onRetry" | "next">) {
  if (state === "done" || state === "insufficient") return null;
  return (
    <div role="status" className="mb-8">
      {state === "analysing" && <Notice>最新の情報を調べています。終わると、この画面に表示されます。</Notice>}
      {state === "failed" && (
        <Notice tone="warn">
          {fault?.message ?? "ただいま、最新の情報をご利用いただけません。"}前回の分析を表示しています。
        </Notice>
      )}
      {state === "reconnect" && (
        <Notice tone="warn">
          連携が切れているため、前回の分析を表示しています。
          <TextLink to={connectPath(account)} className="ml-2">
            もう一度連携する
          </TextLink>
        </Notice>
      )}
    </div>
  );
}

interface OverlayProps {
  account: SocialNetwork;
  state: AccountState;
  fault: Fault | undefined;
  /** The member typed figures. */
  isTyped: boolean;
  onRetry: () => Promise<unknown>;
  next: string | null | undefined;
}

function Overlay({ account, state, fault, isTyped, onRetry, next }: OverlayProps) {
  switch (state) {
    case "unlinked":
    case "unavailable":
      return <LinkOverlay account={account} available={state === "unlinked"} />;
    case "choosing":
      return <ChooseOverlay account={account} />;
    case "reconnect":
      return <ReconnectOverlay account={account} />;
    case "analysing":
      return <AnalysingOverlay account={account} />;
    case "failed":
      return <ApiErrorOverlay account={account} fault={fault} onRetry={onRetry} />;
    default:
      return <InsufficientOverlay {...{ account, isTyped, onRetry, next }} />;
  }
}
