import { listBulletins, withdrawBulletin } from "@surimono/contract/words";
import { formatNumber } from "@surimono/domain/kernel";
import { BULLETIN_STATES } from "@surimono/domain/words";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { buttonStyle } from "@surimono/ui/button-style.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Endless } from "../../../ui/endless.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { audienceName, BULLETINS_KEY, type Bulletin, TYPE_NAMES } from "./bulletin-words.ts";

/** What the shop put into the bells of its members, and what is planned. */
export function BulletinsScreen() {
  const client = useQueryClient();
  const mayWrite = useRight("words.write");
  const [withdrawing, setWithdrawing] = useState<Bulletin>();
  const bulletins = useInfiniteQuery({
    queryKey: BULLETINS_KEY,
    initialPageParam: "",
    refetchInterval: 30_000,
    queryFn: async ({ pageParam }) => orThrow(await call(listBulletins, pageParam ? { after: pageParam } : {})),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.bulletins),
  });
  return (
    <>
      <ScreenHeading
        title="お知らせ"
        aside={
          mayWrite && (
            <Link to="/bulletins/new" className={buttonStyle({ variant: "primary", size: 44 })}>
              お知らせを書く
            </Link>
          )
        }
      />
      <p className="text-14 text-mute">
        会員のベルに届くお知らせです。画面の上に出すお知らせとメンテナンスは「システム」にあります。
      </p>
      <Endless query={bulletins} empty="まだ何も送っていません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((row) => (
              <li key={row.bulletin_id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 text-14">
                <BulletinLine bulletin={row} />
                {mayWrite && row.state !== "withdrawn" && (
                  <Button size={44} onClick={() => setWithdrawing(row)}>
                    とりさげる
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Endless>
      {withdrawing && (
        <ReasonDialog
          title="お知らせをとりさげますか？"
          effect={
            withdrawing.state === "planned"
              ? "予約を取りやめ、だれにも送りません。"
              : "届いたお知らせを、すべてのベルから消します。開いている画面からは1分ほどで消えます。"
          }
          yes="とりさげる"
          run={async (form) => {
            const reason = String(form.get("reason"));
            orThrow(await call(withdrawBulletin, { bulletin_id: withdrawing.bulletin_id, reason }));
          }}
          onDone={() => {
            showToast("とりさげました。", { tone: "success" });
            void client.invalidateQueries({ queryKey: BULLETINS_KEY });
          }}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}

function BulletinLine({ bulletin }: { bulletin: Bulletin }) {
  const { state, audience, rank_id, told, send_at, type, content, link_url, by, member_id } = bulletin;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-center gap-2">
        <Badge
          tone={state === "planned" || state === "sending" ? "warn" : "plain"}
          icon={state === "sent" ? "check" : state === "withdrawn" ? "close" : "calendar"}
        >
          {BULLETIN_STATES[state]}
        </Badge>
        <span className="num text-12 text-mute">{momentOf(send_at)}</span>
        <span className="text-12 text-mute">
          {member_id ? (
            <Link to={`/members/${member_id}`} className="underline">
              {audienceName(audience, rank_id)}
            </Link>
          ) : (
            audienceName(audience, rank_id)
          )}
          {audience !== "everybody" && state !== "planned" && `・${formatNumber(told)}人`}・{TYPE_NAMES[type]}・{by}
        </span>
      </p>
      <p className="mt-1 whitespace-pre-wrap break-words text-deep">{content}</p>
      {link_url && <p className="num break-all text-12 text-mute">{link_url}</p>}
    </div>
  );
}
