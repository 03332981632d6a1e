import type { PayloadOf } from "@surimono/contract/kernel";
import { countBulletin, sendBulletin } from "@surimono/contract/words";
import { formatNumber } from "@surimono/domain/kernel";
import { RANKS } from "@surimono/domain/miles";
import { isNotificationType, MAX_NOTIFICATION_CONTENT, type NotificationType } from "@surimono/domain/notices";
import { BULLETIN_AUDIENCES, type BulletinAudience } from "@surimono/domain/words";
import { Button } from "@surimono/ui/button.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Part } from "../../../ui/facts.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { sayWhatIsMissing } from "../../../ui/form-problems.ts";
import { momentIn, momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { BulletinPreview } from "./bulletin-preview.tsx";
import { audienceName, BULLETINS_KEY, TYPE_NAMES } from "./bulletin-words.ts";

type Wish = PayloadOf<typeof sendBulletin>;
const ACCOUNTS = { youtube: "YouTube", twitter: "X", instagram: "Instagram" } as const;

const optionsOf = (names: Readonly<Record<string | number, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** A word for the bells of members: written, looked at, counted, and only then sent. */
export function NewBulletinScreen() {
  const [type, setType] = useState<NotificationType>(1);
  const [audience, setAudience] = useState<BulletinAudience>("everybody");
  const [content, setContent] = useState("");
  const [iconPath, setIconPath] = useState("");
  // One id for one form: pressed twice, or again after an answer that was lost, it is sent once.
  const [bulletinId] = useState(() => crypto.randomUUID());
  const count = useMutation({
    mutationFn: async (wish: Wish) => {
      const { audience: to, rank_id, email } = wish;
      const { members } = orThrow(
        await call(countBulletin, { audience: to, ...(rank_id && { rank_id }), ...(email && { email }) }),
      );
      return { wish, members };
    },
  });
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sayWhatIsMissing(event.currentTarget)) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim() || null;
    const account = text("account");
    count.mutate({
      ...{ bulletin_id: bulletinId, type, content, audience, send_at: momentIn(form, "send_at") },
      ...{ link_url: text("link"), icon_path: text("icon") },
      account_type: account === null ? null : (account as keyof typeof ACCOUNTS),
      ...(audience === "rank" && { rank_id: Number(form.get("rank")) }),
      ...(audience === "member" && { email: text("email") ?? "" }),
    });
  };
  const asked = count.data;
  return (
    <>
      <BackLink to="/bulletins">お知らせの一覧</BackLink>
      <ScreenHeading title="お知らせを書く" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form onSubmit={ask} noValidate className="flex flex-col gap-2">
          <AudienceFields {...{ audience, setAudience }} />
          <Select
            label="種類"
            value={type}
            onChange={(event) => {
              const chosen = Number(event.target.value);
              if (isNotificationType(chosen)) setType(chosen);
            }}
            options={optionsOf(TYPE_NAMES)}
          />
          <TextArea
            label="本文"
            value={content}
            onChange={(event) => setContent(event.target.value)}
            maxLength={MAX_NOTIFICATION_CONTENT}
            aside={`${content.length} / ${MAX_NOTIFICATION_CONTENT}`}
            required
          />
          <TypeFields {...{ type, iconPath, setIconPath }} />
          <TextInput
            label="送る時刻（日本時間）"
            name="send_at"
            type="datetime-local"
            hint="空にすると、いますぐ送ります。"
          />
          <FormProblem words={count.error?.message} />
          <div>
            <Button type="submit" variant="primary" pending={count.isPending}>
              人数をたしかめる
            </Button>
          </div>
        </form>
        <Part title="ベルでの見えかた">
          <BulletinPreview {...{ type, content, iconPath }} />
        </Part>
      </div>
      {asked && <SendDialog {...asked} onClose={count.reset} />}
    </>
  );
}

interface SendDialogProps {
  wish: Wish;
  members: number;
  onClose: () => void;
}

/** Nothing is sent before its number of members was seen. */
function SendDialog({ wish, members, onClose }: SendDialogProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <ReasonDialog
      title={wish.send_at ? "この時刻に送りますか？" : "いますぐ送りますか？"}
      about={`「${wish.content}」`}
      effect={
        <>
          {audienceName(wish.audience, wish.rank_id ?? null)}（いま
          <strong className="num"> {formatNumber(members)}人</strong>）に、
          {wish.send_at ? `${momentOf(wish.send_at)} に` : ""}送ります。
          {wish.audience === "everybody" && "これから登録する方のベルにも出ます。"}
        </>
      }
      yes={wish.send_at ? "予約する" : "送る"}
      withReason={false}
      run={async () => orThrow(await call(sendBulletin, wish))}
      onDone={() => {
        showToast(wish.send_at ? "予約しました。" : "送りました。", { tone: "success" });
        void client.invalidateQueries({ queryKey: BULLETINS_KEY });
        void navigate("/bulletins");
      }}
      onClose={onClose}
    />
  );
}

interface AudienceFieldsProps {
  audience: BulletinAudience;
  setAudience: (audience: BulletinAudience) => void;
}

function AudienceFields({ audience, setAudience }: AudienceFieldsProps) {
  return (
    <>
      <Select
        label="届ける相手"
        value={audience}
        onChange={(event) => setAudience(event.target.value as BulletinAudience)}
        options={optionsOf(BULLETIN_AUDIENCES)}
      />
      {audience === "rank" && (
        <Select
          label="会員ランク"
          name="rank"
          options={RANKS.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={2}
        />
      )}
      {audience === "member" && <TextInput label="メールアドレス" name="email" type="email" maxLength={254} required />}
    </>
  );
}

interface TypeFieldsProps {
  type: NotificationType;
  iconPath: string;
  setIconPath: (path: string) => void;
}

/** What only some types have. */
function TypeFields({ type, iconPath, setIconPath }: TypeFieldsProps) {
  return (
    <>
      {type >= 3 && type <= 5 && (
        <TextInput
          label="画像"
          name="icon"
          hint="/catalogue/1001/101/front.webp（アイテム、色、面）のように書きます。"
          value={iconPath}
          onChange={(event) => setIconPath(event.target.value)}
          maxLength={300}
          required
        />
      )}
      {type === 6 && <Select label="SNS" name="account" options={optionsOf(ACCOUNTS)} defaultValue="youtube" />}
      {type !== 8 && (
        <TextInput
          label="リンク"
          name="link"
          hint={
            type === 2 ? "/items/detail/1001 のように書きます。" : "/ で始まるお店のページか、https:// で始まる住所"
          }
          maxLength={300}
          required={type === 2}
        />
      )}
    </>
  );
}
