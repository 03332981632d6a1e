import type { WireSocialLink } from "@surimono/contract/fans";
import { networkOf, SOCIAL_NETWORKS, type SocialNetwork } from "@surimono/domain/fans";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useCallback, useState } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { AccountCard } from "./accounts/account-card.tsx";
import { ChooseAccountDialog } from "./accounts/choose-account-dialog.tsx";
import { ConnectDialog } from "./accounts/connect-dialog.tsx";
import { CustomCard } from "./accounts/custom-card.tsx";
import { useFanAccounts } from "./accounts/use-fan-accounts.ts";
import { useSocialReturn } from "./accounts/use-social-return.ts";
import { FAN_ACCOUNT_KEYS } from "./fan-accounts.ts";
import { FanFigures } from "./figures/fan-figures.tsx";
import { fansAtAGlance } from "./figures/fans-at-a-glance.ts";

interface FansScreenProps {
  /** The account with the open dialog. */
  connect: SocialNetwork | undefined;
  /** From the network's redirect. */
  ticket: string | null;
  /** Opens the dialog of an account, or closes it. */
  onConnect: (account: SocialNetwork | undefined) => void;
  /** Leaves the shop for a network's page. */
  onLeave: (url: string) => void;
  /** It is being analysed now. */
  onLinked: (account: SocialNetwork) => void;
}

/** The accounts with their state, and how to link, refresh and unlink them. */
export function FansScreen(props: FansScreenProps) {
  const { onConnect } = props;
  const accounts = useFanAccounts();
  const glance = fansAtAGlance(accounts.all);
  const [failure, setFailure] = useState<string>();
  const fail = useCallback(
    (message: string) => {
      setFailure(message);
      onConnect(undefined);
    },
    [onConnect],
  );
  const open = (account: SocialNetwork) => {
    setFailure(undefined);
    onConnect(account);
  };
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "ファン設定" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="ファン設定">だれに届いているかがわかると、つぎにつくるものが見えてきます。</PageHeading>
      </div>
      {failure && (
        <div role="alert" className="mt-6">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      {accounts.isWaiting && accounts.isError ? (
        <ErrorState onRetry={accounts.retry} retrying={accounts.isFetching} />
      ) : (
        <ul className="mt-8 grid gap-4 md:grid-cols-3 lg:gap-6">
          {accounts.isWaiting
            ? FAN_ACCOUNT_KEYS.map((account) => (
                <li key={account}>
                  <Skeleton className="h-72 rounded-card" />
                </li>
              ))
            : SOCIAL_NETWORKS.map((account) => (
                <AccountCard
                  key={account}
                  account={account}
                  {...accounts.networks[account]}
                  isTyped={accounts.custom !== undefined}
                  onConnect={() => open(account)}
                />
              ))}
          {!accounts.isWaiting && <CustomCard insight={accounts.custom} />}
        </ul>
      )}
      {glance.isKnown && (
        <section aria-labelledby="all-fans" className="mt-14 md:mt-20">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h2 id="all-fans" className="font-bold text-20 md:text-28">
              すべてのファン
            </h2>
            <p className="text-14 text-mute">アカウントをあわせた数字です。</p>
          </div>
          <FanFigures {...glance} className="mt-5 md:grid-cols-4 md:gap-x-6" />
        </section>
      )}
      <Connecting {...props} accounts={accounts} onFailed={fail} />
    </main>
  );
}

interface ConnectingProps extends FansScreenProps {
  accounts: ReturnType<typeof useFanAccounts>;
  onFailed: (message: string) => void;
}

/** Links an account: the dialog before and after the network's page, and the choice if there are several. */
function Connecting({ connect, ticket, accounts, onConnect, onLeave, onLinked, onFailed }: ConnectingProps) {
  const finish = useCallback(
    (link: WireSocialLink) => {
      const account = networkOf(link.privider_id);
      // While there is something to choose, the fans' page stays.
      if (link.state === "choosing") onConnect(account);
      else onLinked(account);
    },
    [onConnect, onLinked],
  );
  useSocialReturn({ ticket, onLinked: finish, onFailed });
  const [last, setLast] = useState(connect);
  if (connect && connect !== last) setLast(connect);
  const isReturning = ticket !== null;
  const isOpen = connect !== undefined && (isReturning || !accounts.isWaiting);
  const isChoosing = isOpen && !isReturning && accounts.networks[connect].state === "choosing";
  return (
    <>
      <ConnectDialog
        // It keeps its text while closing.
        account={connect ?? last ?? "youtube"}
        open={isOpen && !isChoosing}
        finishing={isReturning}
        onClose={() => onConnect(undefined)}
        onLeave={onLeave}
        onFailed={onFailed}
      />
      <ChooseAccountDialog
        open={isChoosing}
        onClose={() => onConnect(undefined)}
        onChosen={() => onLinked("instagram")}
      />
    </>
  );
}
