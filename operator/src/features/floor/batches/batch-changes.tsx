import type { WireBatch } from "@surimono/contract/floor";
import { formatNumber } from "@surimono/domain/kernel";
import { Notice } from "@surimono/ui/notice.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { PackageButton } from "../press/package-button.tsx";
import { TicketsButton } from "../tickets-button.tsx";

interface BatchChangesProps {
  readonly batch: WireBatch;
  /** Added pieces that take a ticket. */
  readonly late: readonly string[];
  readonly notPacked: readonly string[];
  readonly mayWork: boolean;
}

/** What came and left since the batch was made: which papers and files are out of date, and what takes their place. */
export function BatchChanges({ batch, late, notPacked, mayWork }: BatchChangesProps) {
  const { changed_at, added, taken_out } = batch;
  if (changed_at === null) return null;
  const counts = [
    added > 0 && `${formatNumber(added)}点を追加`,
    taken_out > 0 && `${formatNumber(taken_out)}点がバッチから外れました`,
  ].filter(Boolean);
  return (
    <Notice tone="warn">
      <p className="font-bold">
        {momentOf(changed_at)} に中身が変わりました（{counts.join("、")}）
      </p>
      <p className="mt-1">
        それより前に印刷したピックリストは使わず、印刷し直してください。作業票は品ごとなので、そのまま使えます。外れた品の作業票は、次のバッチで使います。
      </p>
      {mayWork && (late.length > 0 || notPacked.length > 0) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {late.length > 0 && <TicketsButton codes={late}>追加した{late.length}点の作業票を印刷</TicketsButton>}
          {notPacked.length > 0 && (
            <PackageButton wanted={{ batch: batch.code, only_added: true }}>
              追加した{notPacked.length}点の印刷データを作る
            </PackageButton>
          )}
        </div>
      )}
    </Notice>
  );
}
