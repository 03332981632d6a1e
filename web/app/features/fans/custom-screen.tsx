import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useFanAccounts } from "./accounts/use-fan-accounts.ts";
import { CustomForm } from "./by-hand/custom-form.tsx";
import { customFormPath, FAN_ACCOUNTS, type FanAccountKey, networkNamed } from "./fan-accounts.ts";
import { FanDetail } from "./figures/fan-detail.tsx";
import { FanPage } from "./figures/fan-page.tsx";
import { knownFans } from "./figures/known-fans.ts";

interface CustomScreenProps {
  /** The form is open. */
  editing: boolean;
  /** The account that the figures replace. */
  instead: FanAccountKey | undefined;
  userId: string;
  onSaved: () => void;
  children?: ReactNode;
}

/** The member's typed figures, and the form for them. */
export function CustomScreen({ editing, instead, userId, onSaved, children }: CustomScreenProps) {
  const { custom, networks, isWaiting, isError, isFetching, retry } = useFanAccounts();
  const waiting = isError ? (
    <ErrorState onRetry={retry} retrying={isFetching} />
  ) : (
    // As high as the window, so that nothing below visibly jumps.
    <Skeleton className="h-[48rem] rounded-card" />
  );
  if (!editing && (custom || isWaiting))
    return (
      <FanPage
        account="custom"
        name={custom?.sns_name}
        updated={custom?.update_time}
        actions={
          custom && (
            <LinkButton to={customFormPath()} icon="pencil">
              変更する
            </LinkButton>
          )
        }
        below={custom && children}
      >
        {custom ? <FanDetail account="custom" fans={knownFans(custom.fans_info)} /> : waiting}
      </FanPage>
    );
  const network = networkNamed(instead);
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb
        trail={[
          { label: "マイページ", to: "/my-page" },
          { label: "ファン設定", to: "/my-page/fans" },
          { label: FAN_ACCOUNTS.custom.name },
        ]}
      />
      <div className="mt-3 md:mt-5">
        <PageHeading title="ファンを手動で設定する">わかる数字だけで、分析をご利用いただけます。</PageHeading>
      </div>
      <div className="mt-8">
        {isWaiting ? (
          waiting
        ) : (
          <CustomForm
            saved={custom}
            begin={network && networks[network].insight}
            first={network}
            userId={userId}
            onSaved={onSaved}
            cancelPath={custom ? FAN_ACCOUNTS.custom.path : "/my-page/fans"}
          />
        )}
      </div>
    </main>
  );
}
