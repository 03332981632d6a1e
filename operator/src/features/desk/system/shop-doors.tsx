import { setMaintenance, setSystemMessage } from "@surimono/contract/desk";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Part } from "../../../ui/facts.tsx";
import { momentIn, momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../../ui/use-as-opened.ts";
import type { System } from "./system-query.ts";

type Asked = "close" | "open" | "message" | "quiet" | "unplan";
type Kind = NonNullable<System["message"]>["kind"];
const KIND_NAMES: Readonly<Record<Kind, string>> = { info: "お知らせ", warning: "注意", error: "障害" };

interface ShopDoorsProps {
  system: System;
  onDone: () => void;
}

/** Whether the shop is open, and what everybody is told above every page. */
export function ShopDoors({ system, onDone }: ShopDoorsProps) {
  const [asked, setAsked] = useState<Asked>();
  const mayManage = useRight("system.manage");
  const { maintenance, message, planned_messages: planned } = system;
  const common = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      showToast("記録しました。1分ほどで反映されます。", { tone: "success" });
      onDone();
    },
  };
  return (
    <>
      <Part title="メンテナンス">
        <Notice tone={maintenance.is_on ? "warn" : "ok"}>
          {maintenance.is_on ? "お店を閉じています。" : "お店はひらいています。"}
          {maintenance.planned.map(({ at, on }) => (
            <span key={at} className="num block">
              {momentOf(at)} に{on ? "閉じる" : "ひらく"}予定
            </span>
          ))}
        </Notice>
        {mayManage && (
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size={44} onClick={() => setAsked("close")}>
              {maintenance.is_on ? "時刻を変える" : "閉じる、予定する"}
            </Button>
            {(maintenance.is_on || maintenance.planned.length > 0) && (
              <Button size={44} onClick={() => setAsked("open")}>
                {maintenance.is_on ? "お店をひらく" : "予定をやめる"}
              </Button>
            )}
          </div>
        )}
      </Part>
      <Part title="全員へのお知らせ（画面の上）">
        {message ? (
          <Notice tone={message.kind === "info" ? "info" : message.kind === "warning" ? "warn" : "error"}>
            <span className="block font-bold">{message.title}</span>
            {message.sub_title}
            {message.until && <span className="num block text-12">{momentOf(message.until)} まで</span>}
          </Notice>
        ) : (
          <p className="text-14 text-mute">いまは出していません。</p>
        )}
        {planned.map(({ title, from, until }) => (
          <p key={`${from}${title}`} className="mt-2 text-14">
            <span className="num">{from && momentOf(from)}</span> から{until ? `${momentOf(until)} まで` : ""}：{title}
          </p>
        ))}
        {mayManage && (
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size={44} onClick={() => setAsked("message")}>
              お知らせを出す
            </Button>
            {message && (
              <Button size={44} onClick={() => setAsked("quiet")}>
                とりさげる
              </Button>
            )}
            {planned.length > 0 && (
              <Button size={44} onClick={() => setAsked("unplan")}>
                予定をやめる
              </Button>
            )}
          </div>
        )}
      </Part>
      {asked === "close" && <CloseDialog {...common} isOn={maintenance.is_on} />}
      {asked === "open" && (
        <ReasonDialog
          {...common}
          title="お店をひらきますか？"
          effect="すぐにお買い物ができるようになります。予定していた時刻は取り消します。"
          yes="ひらく"
          run={async (form) =>
            orThrow(await call(setMaintenance, { from: null, until: null, on: false, reason: reasonOf(form) }))
          }
        />
      )}
      {asked === "message" && <MessageDialog {...common} />}
      {asked === "quiet" && (
        <ReasonDialog
          {...common}
          title="お知らせをとりさげますか？"
          effect="開いている画面からも、1分ほどで消えます。"
          yes="とりさげる"
          run={async (form) => orThrow(await call(setSystemMessage, { message: null, reason: reasonOf(form) }))}
        />
      )}
      {asked === "unplan" && (
        <ReasonDialog
          {...common}
          title="お知らせの予定をやめますか？"
          effect="まだ出ていないお知らせだけを取りやめます。いま出ているものは、そのままです。"
          yes="予定を取りやめる"
          run={async (form) =>
            orThrow(await call(setSystemMessage, { message: null, planned: true, reason: reasonOf(form) }))
          }
        />
      )}
    </>
  );
}

const reasonOf = (form: FormData) => String(form.get("reason"));

interface DialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Of what has begun the end alone can be changed. */
function CloseDialog({ isOn: isOnNow, ...props }: DialogProps & { isOn: boolean }) {
  const isOn = useAsOpened(isOnNow);
  return (
    <ReasonDialog
      {...props}
      title={isOn ? "終了の時刻を変えますか？" : "お店を閉じますか？"}
      effect="どのお客様にも、メンテナンス中の画面を出します。時刻は日本時間です。"
      yes={isOn ? "変える" : "閉じる"}
      run={async (form) => {
        const wish = { from: momentIn(form, "from"), until: momentIn(form, "until"), on: true, reason: reasonOf(form) };
        orThrow(await call(setMaintenance, { ...wish, ends_only: isOn }));
      }}
    >
      {!isOn && <TextInput label="開始" hint="空にすると、いますぐ閉じます。" name="from" type="datetime-local" />}
      <TextInput label="終了" hint="空にすると、ひらくまで閉じます。" name="until" type="datetime-local" />
    </ReasonDialog>
  );
}

function MessageDialog(props: DialogProps) {
  return (
    <ReasonDialog
      {...props}
      title="全員へのお知らせ"
      effect="どの画面の上にも出ます。前のお知らせと入れかわり、閉じた方にももう一度出ます。"
      yes="出す"
      run={async (form) => {
        const link = String(form.get("link") ?? "").trim();
        const message = {
          kind: String(form.get("kind")) as Kind,
          title: String(form.get("title")),
          sub_title: String(form.get("sub_title") ?? ""),
          link: link === "" ? null : link,
          ...{ from: momentIn(form, "from"), until: momentIn(form, "until") },
        };
        orThrow(await call(setSystemMessage, { message, reason: reasonOf(form) }));
      }}
    >
      <Select
        label="種類"
        name="kind"
        defaultValue="info"
        options={Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }))}
      />
      <TextInput label="見出し" name="title" maxLength={100} required />
      <TextInput label="説明" name="sub_title" maxLength={300} />
      <TextInput
        label="リンク"
        hint="/items のようなお店のページか、https:// で始まる住所"
        name="link"
        maxLength={500}
      />
      <TextInput label="開始" hint="空にすると、いますぐ出します。日本時間です。" name="from" type="datetime-local" />
      <TextInput label="終了" hint="空にすると、とりさげるまで出します。" name="until" type="datetime-local" />
    </ReasonDialog>
  );
}
