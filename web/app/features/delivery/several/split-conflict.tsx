import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useState } from "react";
import { keepOwnSplit, takeOtherSplit } from "./split-changes.ts";

/** Another page saved other destinations meanwhile: nothing is lost until the customer says which hold. */
export function SplitConflict() {
  const [isWorking, setWorking] = useState(false);
  const decide = async (way: () => Promise<void>) => {
    setWorking(true);
    await way();
    setWorking(false);
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
