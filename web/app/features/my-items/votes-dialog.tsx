import { listVotes } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";
import { ShareButtons } from "./detail/share-buttons.tsx";
import { NewVoteForm } from "./votes/new-vote-form.tsx";
import { VoteRow } from "./votes/vote-row.tsx";

const queryKey = ["my-items", "votes"];

/** Asks friends which of one's items they like: a link for a new vote, and how those before went. */
export function VotesDialog({ onClose }: { onClose: () => void }) {
  const votes = useQuery({
    queryKey,
    queryFn: async ({ signal }) => orThrow(await call(listVotes, {}, { signal })).votes,
  });
  const [made, setMade] = useState<{ url: string; question: string }>();
  const [isNew, setNew] = useState(false);
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  return (
    <Dialog kind="screen" open onClose={onClose} title="一緒にえらんで">
      <div className="page grid max-w-3xl content-start gap-6 py-6 md:py-8">
        <p className="leading-relaxed">
          まよったら、友だちに聞いてみましょう。リンクを受け取った方は、会員でなくても1票ずつ投票できます。検索には出ません。
        </p>
        {made && (
          <div className="grid gap-2">
            <TextInput readOnly value={made.url} label="投票のリンク" onFocus={({ target }) => target.select()} />
            <ShareButtons url={made.url} name={made.question} />
            <Notice>アドレスが表示されるのは、いまだけです。なくしたときは、新しい投票をつくってください。</Notice>
          </div>
        )}
        {isNew ? (
          <NewVoteForm
            onCancel={() => setNew(false)}
            onMade={async (vote) => {
              setMade(vote);
              setNew(false);
              await readAgain();
            }}
          />
        ) : (
          <div>
            <Button variant={votes.data?.length ? "outline" : "primary"} icon="plus" onClick={() => setNew(true)}>
              新しい投票をつくる
            </Button>
          </div>
        )}
        {votes.isLoadingError ? (
          <ErrorState onRetry={() => void votes.refetch()} retrying={votes.isFetching} />
        ) : votes.isPending ? (
          <div className="flex justify-center py-8">
            <Spinner size={32} />
          </div>
        ) : (
          votes.data.length > 0 && (
            <ul aria-label="これまでの投票" className="grid gap-4">
              {votes.data.map((vote) => (
                <VoteRow key={vote.vote_id} vote={vote} onChanged={readAgain} onRemoved={() => setMade(undefined)} />
              ))}
            </ul>
          )
        )}
      </div>
    </Dialog>
  );
}
