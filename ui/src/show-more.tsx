import { useEffect } from "react";
import { Button } from "./button.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { useNear } from "./use-near.ts";

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
  loading?: boolean | undefined;
  /** Loads more when the end comes near; the button is for browsers that cannot detect that. */
  endless?: boolean;
}

/** The position in a long list, and how to continue. */
export function ShowMore({ shown, total, onMore, loading = false, endless = false }: ShowMoreProps) {
  const [end, isNear] = useNear<HTMLDivElement>();
  const goesOn = endless && isNear && !loading && shown < total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrived may leave the end near still
  useEffect(() => {
    if (goesOn) onMore();
  }, [goesOn, shown]);
  return (
    <div
      ref={end}
      data-endless={endless || undefined}
      className="mx-auto flex w-60 max-w-full flex-col items-center gap-3 pt-10"
    >
      <p role="status" className="num text-14 text-mute">
        {total}点のうち {shown}点を表示
      </p>
      <ProgressLine value={total === 0 ? 1 : shown / total} label="表示した割合" />
      {shown < total && (
        <Button wide pending={loading} onClick={onMore} className="mt-3">
          つづきを見る
        </Button>
      )}
    </div>
  );
}
