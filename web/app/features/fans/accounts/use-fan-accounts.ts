import type { SocialNetwork } from "@surimono/domain/fans";
import { useQuery } from "@tanstack/react-query";
import { FAN_ACCOUNTS } from "../fan-accounts.ts";
import { insightOf, socialLinksQuery, useFanInsights } from "../fans.queries.ts";
import { accountState } from "./account-state.ts";

/** The member's links with the insights from them. */
export function useFanAccounts() {
  const links = useQuery(socialLinksQuery);
  const insights = useFanInsights();
  const known = insights.data?.data;
  const network = (account: SocialNetwork) => {
    const { provider } = FAN_ACCOUNTS[account];
    const link = links.data?.find(({ privider_id }) => privider_id === provider);
    const insight = insightOf(known, provider);
    return { link, insight, state: accountState(link, insight) };
  };
  return {
    networks: { youtube: network("youtube"), instagram: network("instagram") },
    custom: insightOf(known, FAN_ACCOUNTS.custom.provider),
    all: insights.data,
    /** Some of it is still loading. */
    isWaiting: !links.data || !insights.data,
    isError: links.isError || insights.isError,
    isFetching: links.isFetching || insights.isFetching,
    retry: () => {
      void links.refetch();
      void insights.refetch();
    },
  };
}
