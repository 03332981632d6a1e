import { closePressLink, listPressLinks, MAX_LINK_DAYS, makePressLink } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";

type PressLink = AnswerOf<typeof listPressLinks>["links"][number];

/** Who outside may take the package, until when, and who did. */
export function PressLinks({ packageId }: { packageId: string }) {
  const client = useQueryClient();
  const queryKey = ["press", packageId, "links"];
  const links = useQuery({
    queryKey,
    queryFn: async () => orThrow(await call(listPressLinks, { package_id: packageId })).links,
  });
  const [asked, setAsked] = useState<"make" | PressLink>();
  const [url, setUrl] = useState("");
  const again = () => void client.invalidateQueries({ queryKey });
  const make = async (form: FormData) => {
    const recipient = String(form.get("recipient"));
    const made = orThrow(
      await call(makePressLink, { package_id: packageId, recipient, days: Number(form.get("days")) }),
    );
    setUrl(made.url);
  };
  return (
    <Part
      title="社外の印刷所へのリンク"
      aside={
        <Button size={44} icon="plus" onClick={() => setAsked("make")}>
          リンクを作る
        </Button>
      }
    >
      <Fetched query={links} rows={2}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-14 text-mute">まだありません。</p>
          ) : (
            <ul className="divide-y divide-line border-line border-y text-14">
              {all.map((link) => (
                <LinkRow key={link.link_id} link={link} onClose={() => setAsked(link)} />
              ))}
            </ul>
          )
        }
      </Fetched>
      {asked === "make" && (
        <ReasonDialog
          title="リンクを作る"
          effect="ログインなしで、この印刷データをダウンロードできます。お客様のお名前やご住所は入っていません。"
          yes="作る"
          withReason={false}
          run={make}
          onDone={again}
          onClose={() => setAsked(undefined)}
        >
          <TextInput label="お渡し先" name="recipient" required maxLength={60} placeholder="株式会社◯◯印刷" />
          <TextInput
            label="使える日数"
            name="days"
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={MAX_LINK_DAYS}
            defaultValue={7}
          />
        </ReasonDialog>
      )}
      {asked !== undefined && asked !== "make" && (
        <ReasonDialog
          title="リンクを閉じる"
          effect={`${asked.recipient} に渡したリンクを、今すぐ使えなくします。`}
          yes="閉じる"
          withReason={false}
          run={async () => orThrow(await call(closePressLink, { link_id: asked.link_id }))}
          onDone={again}
          onClose={() => setAsked(undefined)}
        />
      )}
      {url !== "" && <ShownOnce url={url} onClose={() => setUrl("")} />}
    </Part>
  );
}

function LinkRow({ link, onClose }: { link: PressLink; onClose: () => void }) {
  const { recipient, made_at, made_by, ends_at, closed_at, is_open, downloads } = link;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-1 py-3">
      <span className="min-w-48 flex-1">
        <span className="block font-bold">{recipient}</span>
        <span className="num block text-mute">
          {momentOf(made_at)}　{made_by}
        </span>
        {downloads.length === 0 ? (
          <span className="text-mute">まだダウンロードされていません</span>
        ) : (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 underline">ダウンロード {downloads.length}回</summary>
            <ul className="num text-12">
              {downloads.map(({ id, at, file, address }) => (
                <li key={id} className="break-all py-1">
                  {momentOf(at)}　{file}　{address}
                </li>
              ))}
            </ul>
          </details>
        )}
      </span>
      <span className="num">
        {closed_at ? `${momentOf(closed_at)} に閉じました` : `${momentOf(ends_at)} まで`}
        <span className="mt-1 block">{is_open ? <Badge tone="ok">使えます</Badge> : <Badge>使えません</Badge>}</span>
      </span>
      {is_open && (
        <Button size={44} onClick={onClose}>
          閉じる
        </Button>
      )}
    </li>
  );
}

/** The link is nowhere kept: only here it can be copied. */
function ShownOnce({ url, onClose }: { url: string; onClose: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    showToast("コピーしました");
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="リンクができました"
      actions={
        <>
          <Button onClick={onClose}>とじる</Button>
          <Button variant="primary" icon="copy" onClick={() => void copy()}>
            コピーする
          </Button>
        </>
      }
    >
      <Notice tone="warn">このリンクは、ここで一度だけ表示されます。コピーしてお渡しください。</Notice>
      <p className="mt-4 break-all rounded-ctl border border-line bg-paper p-3 text-14">{url}</p>
    </Dialog>
  );
}
