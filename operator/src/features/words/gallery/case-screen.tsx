import { imageAddress } from "@surimono/contract/catalogue";
import { getGalleryCase } from "@surimono/contract/words";
import { reportReasonNames } from "@surimono/domain/my-items";
import { GALLERY_EVENTS, type GalleryVerdict } from "@surimono/domain/words";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Facts, Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { CaseBadge, caseKey, type GalleryCase } from "./case-words.tsx";
import { VerdictDialog, verdictsOf } from "./verdict-dialog.tsx";

/** One reported work: what it looks like, what was said, and the decision. */
export function CaseScreen() {
  const productId = Number(useParams()["id"]);
  const one = useQuery({
    queryKey: caseKey(productId),
    queryFn: async () => orThrow(await call(getGalleryCase, { product_id: productId })),
  });
  return (
    <>
      <BackLink to="/gallery">通報の一覧</BackLink>
      <Fetched query={one}>{(found) => <Case one={found} onDone={() => void one.refetch()} />}</Fetched>
    </>
  );
}

function Case({ one, onDone }: { one: GalleryCase; onDone: () => void }) {
  const mayDecide = useRight("gallery.decide");
  const [verdict, setVerdict] = useState<GalleryVerdict>();
  const isGone = one.name === "";
  return (
    <>
      <ScreenHeading title={one.name || "（消された作品）"} aside={<CaseBadge state={one.state} />} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Pictures one={one} />
          <Facts
            facts={[
              ["番号", one.product_id],
              [
                "つくった方",
                <Link key="maker" to={`/members/${one.member_id}`} className="underline">
                  {one.nickname || "会員"}
                </Link>,
              ],
              ["アイテム", one.goods],
              ["説明", one.description && <span className="whitespace-pre-wrap">{one.description}</span>],
              [
                "公開",
                isGone ? "" : one.is_published ? "つくった方は公開にしています" : "つくった方が非公開にしています",
              ],
            ]}
          />
          {mayDecide && (
            <div className="flex flex-wrap gap-2">
              {verdictsOf(one).map(({ id, name }) => (
                <Button key={id} size={44} onClick={() => setVerdict(id)}>
                  {name}
                </Button>
              ))}
            </div>
          )}
        </div>
        <div className="flex flex-col gap-6">
          <Part title={`通報（${one.told.length}件）`}>
            <ul className="flex flex-col gap-3">
              {one.told.map((report) => (
                <li key={`${report.at}${report.comment}`} className="rounded-card border border-line p-4 text-14">
                  <p className="font-bold text-deep">{reportReasonNames[report.reason]}</p>
                  <p className="whitespace-pre-wrap break-words">{report.comment || "（ご意見の記入はありません）"}</p>
                  <p className="num mt-1 text-12 text-mute">
                    {momentOf(report.at)}・{report.by_member ? "会員" : "ゲスト"}
                    {report.is_open ? "" : "・確認済み"}
                  </p>
                </li>
              ))}
            </ul>
          </Part>
          {one.events.length > 0 && (
            <Part title="これまでの決定と申し出">
              <ul className="flex flex-col gap-3">
                {one.events.map((event) => (
                  <li
                    key={`${event.at}${event.kind}`}
                    className={`rounded-card border border-line p-4 text-14 ${event.kind === "objection" ? "bg-paper" : ""}`}
                  >
                    <p className="font-bold text-deep">{GALLERY_EVENTS[event.kind]}</p>
                    {event.words && <p className="whitespace-pre-wrap break-words">{event.words}</p>}
                    {event.reason && <p className="text-12 text-mute">理由：{event.reason}</p>}
                    <p className="num mt-1 text-12 text-mute">
                      {momentOf(event.at)}・{event.kind === "objection" ? one.nickname || "会員" : event.by}
                    </p>
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
      </div>
      {verdict && (
        <VerdictDialog
          one={one}
          verdict={verdict}
          onDone={() => showToast("記録しました。", { tone: "success" })}
          onClose={() => {
            setVerdict(undefined);
            onDone();
          }}
        />
      )}
    </>
  );
}

function Pictures({ one: { pictures, name } }: { one: GalleryCase }) {
  if (pictures.length === 0) return <p className="text-14 text-mute">画像はもうありません。</p>;
  return (
    <ul className="grid grid-cols-2 gap-3">
      {pictures.map((path, index) => (
        <li key={path} className={index === 0 ? "col-span-2" : ""}>
          <img
            src={imageAddress(path, 900)}
            alt={`${name}（${index + 1}枚目）`}
            width={900}
            height={900}
            loading={index === 0 ? "eager" : "lazy"}
            className="aspect-square w-full rounded-card border border-line bg-paper object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
