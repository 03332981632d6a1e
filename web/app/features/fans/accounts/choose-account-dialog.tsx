import { getInstagramProfiles } from "@surimono/contract/fans";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { RadioCard } from "@surimono/ui/radio-card.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { backgroundCall, CallError, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../../query-client.ts";
import { socialLinksQuery } from "../fans.queries.ts";
import { askAnalysis } from "./fan-changes.ts";

const profilesQuery = queryOptions({
  queryKey: ["fans", "profiles"],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const answer = await backgroundCall(getInstagramProfiles, {}, { signal });
    // Then there is nothing to choose: the page learns that the link is broken, and offers to link again.
    if (!answer.ok && answer.failure.code === "fans/reconnect-needed")
      void queryClient.invalidateQueries(socialLinksQuery);
    return orThrow(answer).instagramProfiles;
  },
});

interface ChooseAccountDialogProps {
  open: boolean;
  onClose: () => void;
  onChosen: () => void;
}

/** Chooses which of a link's professional accounts is analysed. */
export function ChooseAccountDialog({ open, onClose, onChosen }: ChooseAccountDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({ ...profilesQuery, enabled: open });
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const analyse = async () => {
    if (!chosen) return;
    setBusy(true);
    const begun = await askAnalysis("instagram", chosen);
    setBusy(false);
    if (begun) onChosen();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="アカウントをえらぶ"
      description="分析するInstagramのアカウントを、ひとつえらんでください。"
      actions={
        <>
          <Button variant="primary" pending={busy} disabled={!chosen} onClick={() => void analyse()}>
            このアカウントを分析する
          </Button>
          <Button onClick={onClose}>やめる</Button>
        </>
      }
    >
      {!data && !error && <Skeleton className="h-32" />}
      {error && !data && (
        <ErrorState
          {...(error instanceof CallError && { message: error.failure.message })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">Instagramのアカウント</legend>
        {data?.map(({ id, username, name, followers_count }) => (
          <RadioCard
            key={id}
            name="instagram-account"
            value={id}
            title={`@${username}`}
            checked={chosen === id}
            onChange={() => setChosen(id)}
          >
            {name}
            {followers_count !== null && `・フォロワー ${formatNumber(followers_count)}人`}
          </RadioCard>
        ))}
      </fieldset>
    </Dialog>
  );
}
