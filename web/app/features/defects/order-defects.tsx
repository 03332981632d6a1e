import type { WireDefect, WireDefectParcel } from "@surimono/contract/defects";
import { DEFECT_DAYS, DEFECT_WISH_NAMES } from "@surimono/domain/defects";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Block } from "#app/ui/block.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { defectsQuery } from "./defects.queries.ts";
import { ReportTalk } from "./report-talk.tsx";

const ReportDialog = lazyPart(async () => (await import("./report-dialog.tsx")).ReportDialog);

export interface OrderDefectsProps {
  orderId: string;
  /** The goods of a line, as the order names them. */
  labelOf: (lineId: string) => string;
  /** One piece of a line whose pieces differ, by its number in the roster. */
  titleOf: (lineId: string, row: number) => string;
}

/** What was reported of an order, and the way to report more. Nothing while no parcel has left. */
export function OrderDefects({ orderId, ...names }: OrderDefectsProps) {
  const { data } = useQuery(defectsQuery(orderId));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { parcels, reports } = data;
  const open = parcels.filter(({ offer, pieces }) => (offer === "open" || offer === "ask") && pieces.length > 0);
  const isLate = parcels.some(({ offer }) => offer === "late");
  if (reports.length === 0 && open.length === 0 && !isLate) return null;
  return (
    <Block title="不良品のご連絡" note={reports.length > 0 ? `${reports.length}件` : undefined}>
      {reports.length > 0 && (
        <ul>
          {reports.map((report) => (
            <Report key={report.report_id} orderId={orderId} report={report} several={parcels.length > 1} {...names} />
          ))}
        </ul>
      )}
      {open.length > 0 ? (
        <div className="mt-4 grid justify-items-start gap-3">
          <p className="text-14">
            不良品・相違品は、到着後{DEFECT_DAYS}日以内にお知らせください。{untilOf(open)}
          </p>
          <Button icon="warning" onClick={() => setOpen(true)}>
            不良品を連絡する
          </Button>
        </div>
      ) : (
        isLate && (
          <p className="mt-4 text-14">
            到着後{DEFECT_DAYS}日を過ぎました。お困りのときは、
            <TextLink to="/inquiryFormContent">お問い合わせ</TextLink>からご相談ください。
          </p>
        )
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog
            orderId={orderId}
            parcels={open}
            several={parcels.length > 1}
            {...names}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Block>
  );
}

function untilOf(parcels: readonly WireDefectParcel[]): string {
  const [last] = parcels
    .flatMap(({ until }) => (until === "" ? [] : [until]))
    .toSorted()
    .toReversed();
  return last === undefined ? "" : `${slashedDay(last)}までお受けします。`;
}

interface ReportProps extends OrderDefectsProps {
  report: WireDefect;
  several: boolean;
}

const TONES = { received: "plain", asked: "warn", accepted: "warn", declined: "plain", done: "ok" } as const;

function Report({ orderId, report, several, labelOf, titleOf }: ReportProps) {
  const { state, state_name, wish, resolution, words, photos, pieces, reported_at, parcel_number } = report;
  return (
    <li className="grid gap-2 border-line border-b py-4 text-14">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[state]}>{state_name}</Badge>
        <span className="num">{slashedDay(dayInJapan(new Date(reported_at)))}</span>
        <span>{resolution ? `${DEFECT_WISH_NAMES[resolution]}で対応` : `${DEFECT_WISH_NAMES[wish]}をご希望`}</span>
        <span className="num">写真{photos}枚</span>
      </p>
      <ul>
        {pieces.map(({ line_id, quantity, rows = [] }) => (
          <li key={line_id}>
            {several && `お届け先${parcel_number}：`}
            {labelOf(line_id)} <span className="num whitespace-nowrap font-bold text-deep">{quantity}点</span>
            {rows.length > 0 && (
              <span className="block text-12 text-mute">{rows.map((row) => titleOf(line_id, row)).join("、")}</span>
            )}
          </li>
        ))}
      </ul>
      {words !== "" && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>}
      <ReportTalk orderId={orderId} report={report} />
    </li>
  );
}
