import {
  COUPON_STATES,
  listShopCoupons,
  MOST_USES_COUNTED,
  pauseShopCoupon,
  stopShopCoupon,
} from "@surimono/contract/words";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { buttonStyle } from "@surimono/ui/button-style.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Endless } from "../../../ui/endless.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { Views } from "../../../ui/views.tsx";
import { COUPONS_KEY, type ShopCoupon, whoOf } from "./coupon-words.ts";

const VIEWS = [
  { id: "now", name: "つかえるもの" },
  { id: "all", name: "すべて" },
] as const;

type Asked = { readonly coupon: ShopCoupon; readonly what: "pause" | "resume" | "stop" };

/** Coupons with what was used of each. One that was made is never changed: it is paused, or ended and made again. */
export function CouponsScreen() {
  const [query] = useSearchParams();
  const view = query.get("view") === "all" ? "all" : "now";
  const mayWrite = useRight("words.write");
  const [asked, setAsked] = useState<Asked>();
  const coupons = useInfiniteQuery({
    queryKey: [...COUPONS_KEY, view],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listShopCoupons, pageParam ? { view, after: Number(pageParam) } : { view })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.coupons),
  });
  return (
    <>
      <ScreenHeading
        title="クーポン"
        aside={
          mayWrite && (
            <Link to="/coupons/new" className={buttonStyle({ variant: "primary", size: 44 })}>
              クーポンを作る
            </Link>
          )
        }
      />
      <Views label="クーポンの見かた" path="/coupons" views={VIEWS} current={view} />
      <Endless query={coupons} empty="ここには何もありません。">
        {(rows) => (
          <ul className="grid gap-4 xl:grid-cols-2">
            {rows.map((coupon) => (
              <li key={coupon.code} className="flex flex-col gap-3 rounded-card border border-line p-4">
                <CouponCard coupon={coupon} />
                {mayWrite && coupon.state !== "over" && (
                  <div className="flex flex-wrap gap-2">
                    <Button
                      size={44}
                      onClick={() => setAsked({ coupon, what: coupon.state === "paused" ? "resume" : "pause" })}
                    >
                      {coupon.state === "paused" ? "再開する" : "休止する"}
                    </Button>
                    <Button size={44} variant="quiet" onClick={() => setAsked({ coupon, what: "stop" })}>
                      終了する
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </Endless>
      {asked && (
        <CouponDialog
          asked={asked}
          onDone={() => {
            showToast("記録しました。", { tone: "success" });
            void coupons.refetch();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const TONES = { running: "ok", paused: "warn", planned: "warn", over: "plain", spent: "plain" } as const;
const ICONS = { running: "check", paused: "minus", planned: "calendar", over: "close", spent: "close" } as const;

function CouponCard({ coupon }: { coupon: ShopCoupon }) {
  const { code, name, state, worth, minimum, used, held, max_uses, uses_per_member, budget, budget_spent } = coupon;
  // The first moment after the last day.
  const last = coupon.valid_until && new Date(Date.parse(coupon.valid_until) - 1).toISOString();
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-bold text-16 text-deep">{name}</h2>
        <Badge tone={TONES[state]} icon={ICONS[state]}>
          {COUPON_STATES[state]}
        </Badge>
        <span className="num text-12 text-mute">{code}</span>
      </div>
      <Facts
        facts={[
          ["割引", `${worth}（${formatYen(minimum)}以上のお買い物）`],
          ["対象", whoOf(coupon)],
          ["期間", `${momentOf(coupon.valid_from)} から${last ? ` ${momentOf(last)} まで` : ""}`],
          [
            "使われた数",
            `${usesOf(used)}${max_uses === null ? "" : ` / ${formatNumber(max_uses)}`}${held > 0 ? `（お支払い待ち ${usesOf(held)}）` : ""}`,
          ],
          ["おひとり", uses_per_member > 1 ? `${uses_per_member}回まで` : null],
          ["予算", budget === null ? null : `${formatYen(budget_spent)} / ${formatYen(budget)}`],
          ["カート", coupon.is_offered ? "自動で出す" : "コードを知っている方だけ"],
        ]}
      />
    </>
  );
}

const usesOf = (count: number) => `${formatNumber(count)}${count >= MOST_USES_COUNTED ? "以上" : ""}`;

const WORDS = {
  pause: {
    title: "休止しますか？",
    effect: "再開するまで、だれも新しく使えません。お支払いの途中の方は使えます。",
    yes: "休止する",
  },
  resume: { title: "再開しますか？", effect: "対象の方が、また使えるようになります。", yes: "再開する" },
  stop: { title: "終了しますか？", effect: "だれも使えなくなります。もとには戻せません。", yes: "終了する" },
} as const;

interface CouponDialogProps {
  asked: Asked;
  onDone: () => void;
  onClose: () => void;
}

function CouponDialog({ asked: { coupon, what }, onDone, onClose }: CouponDialogProps) {
  const { title, effect, yes } = WORDS[what];
  return (
    <ReasonDialog
      title={`「${coupon.name}」を${title}`}
      effect={effect}
      yes={yes}
      run={async (form) => {
        const wish = { code: coupon.code, reason: String(form.get("reason")) };
        if (what === "stop") orThrow(await call(stopShopCoupon, wish));
        else orThrow(await call(pauseShopCoupon, { ...wish, paused: what === "pause" }));
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
