import { Button } from "@surimono/ui/button.tsx";
import { Link } from "react-router";
import { PieceList } from "./piece-list.tsx";
import type { OpenBatch } from "./use-papers.ts";

/** What of the open batch this station still waits for. */
export function BatchContents({ batch: { batch, next, waiting }, onClose }: { batch: OpenBatch; onClose: () => void }) {
  return (
    <section aria-label="バッチの中身" className="rounded-card border border-line bg-white p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold text-20">
          バッチ{" "}
          <Link to={`/floor/batches/${batch.code}`} className="num inline-flex min-h-14 items-center underline">
            {batch.code}
          </Link>
          <span className="num ml-4">
            あと {waiting} / {batch.units} 点
          </span>
        </h2>
        <Button size={56} onClick={onClose}>
          このバッチをしまう
        </Button>
      </div>
      <p className="mt-3">次の品のラベルを、1点ずつスキャンしてください。</p>
      <PieceList pieces={next} />
      {waiting > next.length && <p className="mt-2">ほかに{waiting - next.length}点あります。</p>}
    </section>
  );
}
