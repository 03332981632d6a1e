import { imageAddress } from "@surimono/contract/catalogue";
import { listReviewCases, REVIEW_VIEWS } from "@surimono/contract/reviews";
import {
  canDecideReview,
  MOST_STARS,
  REVIEW_REPORT_REASONS,
  REVIEW_VERDICTS,
  type ReviewVerdict,
} from "@surimono/domain/reviews";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Endless } from "../../ui/endless.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { Views } from "../../ui/views.tsx";
import { AnswerDialog, type ReviewCase, VerdictDialog } from "./review-dialogs.tsx";

const NAMES = { open: "確認を待つもの", hidden: "表示をやめたもの", all: "すべて" } as const;
const VIEWS = REVIEW_VIEWS.map((id) => ({ id, name: NAMES[id] }));
const VERDICTS = Object.keys(REVIEW_VERDICTS) as ReviewVerdict[];

/** What buyers say of goods: what is new or was reported first. */
export function ReviewsScreen() {
  const [query] = useSearchParams();
  const view = REVIEW_VIEWS.find((one) => one === query.get("view")) ?? "open";
  const cases = useInfiniteQuery({
    queryKey: ["review-cases", view],
    initialPageParam: "",
    refetchInterval: 60_000,
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listReviewCases, { view, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.cases),
  });
  const [asked, setAsked] = useState<{ one: ReviewCase; what: ReviewVerdict | "answer" }>();
  const after = {
    onClose: () => {
      setAsked(undefined);
      void cases.refetch();
    },
    onDone: () => showToast("記録しました。", { tone: "success" }),
  };
  return (
    <>
      <ScreenHeading title="レビュー" />
      <Views label="レビューの見かた" path="/reviews" views={VIEWS} current={view} />
      <Endless query={cases} empty="ここには何もありません。">
        {(rows) => (
          <ul className="flex flex-col gap-4">
            {rows.map((one) => (
              <li key={one.review_id} className="rounded-card border border-line p-4">
                <Case one={one} onAsk={(what) => setAsked({ one, what })} />
              </li>
            ))}
          </ul>
        )}
      </Endless>
      {asked?.what === "answer" && <AnswerDialog one={asked.one} {...after} />}
      {asked && asked.what !== "answer" && <VerdictDialog one={asked.one} verdict={asked.what} {...after} />}
    </>
  );
}

function Case({ one, onAsk }: { one: ReviewCase; onAsk: (what: ReviewVerdict | "answer") => void }) {
  const mayDecide = useRight("gallery.decide");
  const open = one.reports.filter(({ is_open }) => is_open);
  const waits = one.is_new || open.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <span className="font-bold text-16 text-deep">
          {"★".repeat(one.stars)}
          <span className="text-line">{"★".repeat(MOST_STARS - one.stars)}</span>
          <span className="sr-only">{one.stars}つ星</span>
        </span>
        <span className="font-bold text-deep">{one.product_name || one.product_id}</span>
        <Link to={`/members/${one.member_id}`} className="underline">
          {one.nickname || "会員"}
        </Link>
        <span className="num text-12 text-mute">
          {momentOf(one.written_at)}
          {one.is_edited && "（編集済み）"}
        </span>
        {one.is_hidden && <Badge icon="eye-off">表示をやめています</Badge>}
        {one.is_new && <Badge>未確認</Badge>}
        {open.length > 0 && (
          <Badge tone="warn" icon="warning">
            通報 {open.length}件
          </Badge>
        )}
      </div>
      <p className="mt-2 whitespace-pre-wrap text-14">{one.words}</p>
      {one.photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {one.photos.map(({ photo_id, url }, index) => (
            <li key={photo_id}>
              <a href={imageAddress(url, 900)} target="_blank" rel="noreferrer">
                <img
                  src={imageAddress(url, 240)}
                  alt={`写真${index + 1}`}
                  width={120}
                  height={120}
                  loading="lazy"
                  className="size-30 rounded-ctl border border-line bg-paper object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {one.reports.map((report) => (
        <p key={`${report.at}${report.reason}`} className="mt-2 rounded-ctl bg-paper px-3 py-2 text-12">
          <span className="font-bold text-deep">通報：{REVIEW_REPORT_REASONS[report.reason]}</span>
          {report.comment && <span className="ml-2">{report.comment}</span>}
          <span className="num ml-2 text-mute">
            {momentOf(report.at)}
            {report.is_open ? "" : "・確認済み"}
          </span>
        </p>
      ))}
      {one.answer && (
        <p className="mt-2 whitespace-pre-wrap border-line border-l-4 pl-3 text-14">お返事：{one.answer}</p>
      )}
      {mayDecide && (
        <div className="mt-3 flex flex-wrap gap-2">
          {VERDICTS.filter((verdict) => (verdict === "checked" ? waits : canDecideReview(verdict, one.is_hidden))).map(
            (verdict) => (
              <Button key={verdict} size={36} onClick={() => onAsk(verdict)}>
                {REVIEW_VERDICTS[verdict]}
              </Button>
            ),
          )}
          <Button size={36} onClick={() => onAsk("answer")}>
            {one.answer ? "お返事をなおす" : "お返事する"}
          </Button>
        </div>
      )}
    </>
  );
}
