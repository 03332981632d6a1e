import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useEffect, useState } from "react";
import { queryClient } from "../../../query-client.ts";
import { splitQuery } from "./split.query.ts";
import { keepOwnSplit, takeOtherSplit, wantedSplit } from "./split-changes.ts";

interface SplitConflictProps {
  /** The list stays while it is asked, even if the other page made it one place; afterwards it is as was decided. */
  onMode: (several: boolean) => void;
}

/** Another page saved other destinations meanwhile: nothing is lost until the customer says which hold. */
export function SplitConflict({ onMode }: SplitConflictProps) {
  const [isWorking, setWorking] = useState(false);
  useEffect(() => onMode(true), [onMode]);
  const decide = async (way: () => Promise<void>) => {
    setWorking(true);
    await way();
    setWorking(false);
    const wanted = wantedSplit.get();
    if (wanted?.isContested) return;
    const now = wanted ?? queryClient.getQueryData(splitQuery.queryKey);
    if (now) onMode(now.several);
  };
  return (
    <div role="alert" className="mt-5">
      <Notice tone="error">
        お届け先が別の画面で変更されました。この画面で入力した内容は、まだ保存されていません。
        <div className="mt-3 flex flex-col gap-3 sm:flex-row">
          <Button size={36} pending={isWorking} onClick={() => void decide(keepOwnSplit)}>
            この画面の内容で保存する
          </Button>
          <Button size={36} variant="quiet" disabled={isWorking} onClick={() => void decide(takeOtherSplit)}>
            別の画面の内容を使う
          </Button>
        </div>
      </Notice>
    </div>
  );
}
