import { formatNumber } from "@surimono/domain/kernel";
import { Notice } from "@surimono/ui/notice.tsx";
import { BandHint } from "./band-hint.tsx";
import type { ChosenPieces } from "./use-pieces.ts";

/** The result of the last press, or else what to know before the next: limits, and the quantity of the next lower price. */
export function PiecesNotes({ chosen }: { chosen: ChosenPieces }) {
  const { added, failure, obstacle, nextBand } = chosen;
  return (
    <>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {/* Always there, so that screen readers notice what enters it. */}
      <div role="status" className={added > 0 ? "" : "-mb-2"}>
        {added > 0 && <Notice tone="ok">カートに{formatNumber(added)}点入れました。</Notice>}
      </div>
      {added === 0 && obstacle && <Notice tone="warn">{obstacle}</Notice>}
      {added === 0 && !obstacle && nextBand && <BandHint next={nextBand} />}
    </>
  );
}
