import type { WireDefect } from "@surimono/contract/defects";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Suspense, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";

const ReplyDialog = lazyPart(async () => (await import("./reply-dialog.tsx")).ReplyDialog);

/** What shop and buyer said about a report, and the way to answer while the shop asks. */
export function ReportTalk({ orderId, report }: { orderId: string; report: WireDefect }) {
  const [isOpen, setOpen] = useState(false);
  const { messages, state, report_id } = report;
  return (
    <>
      {messages.map(({ from, words, photos, at }, index) => (
        // Messages are only ever added.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a message
        <p key={index} className="whitespace-pre-line rounded-card bg-paper px-4 py-3 [overflow-wrap:anywhere]">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-bold text-deep">{from === "shop" ? "当店より" : "お客様より"}</span>
            <span className="num text-12 text-mute">
              {slashedDay(dayInJapan(new Date(at)))}
              {photos > 0 && `・写真${photos}枚`}
            </span>
          </span>
          {words}
        </p>
      ))}
      {state === "asked" && (
        <Button icon="mail" className="justify-self-start" onClick={() => setOpen(true)}>
          返信する
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReplyDialog
            orderId={orderId}
            reportId={report_id}
            question={messages.findLast(({ from }) => from === "shop")?.words ?? ""}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
