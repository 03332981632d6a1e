import { STATION_NAMES } from "@surimono/domain/floor";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import type { Scan } from "./scan-queue.ts";
import { spacedLabel } from "./spaced-label.ts";

interface WaitingScansProps {
  readonly scans: readonly Scan[];
  readonly onTakeBack: (scan: Scan) => void;
}

/** What waits for the network, the latest first: a slip is taken back before it is done. */
export function WaitingScans({ scans, onTakeBack }: WaitingScansProps) {
  if (scans.length === 0) return null;
  return (
    <section aria-label="ためているスキャン">
      <Notice tone="warn">
        通信がありません。{scans.length}件のスキャンをためています。つながったら、順番どおりに送ります。
      </Notice>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line px-4">
        {scans.toReversed().map((scan) => (
          <li key={scan.scan_id} className="flex items-center justify-between gap-3 py-2">
            <span>
              <span className="num font-bold">{spacedLabel(scan.code)}</span>（{STATION_NAMES[scan.station]}）
            </span>
            <Button size={56} onClick={() => onTakeBack(scan)} aria-label={`${scan.code} のスキャンを取り消す`}>
              取り消す
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
