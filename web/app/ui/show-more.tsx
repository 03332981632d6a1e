import { Button } from "./button.tsx";
import { ProgressLine } from "./progress-line.tsx";

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
  loading?: boolean | undefined;
}

/** How far down a long list one is, and the way on. */
export function ShowMore({ shown, total, onMore, loading }: ShowMoreProps) {
  return (
    <div className="mx-auto flex w-60 flex-col items-center gap-3 pt-10">
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
