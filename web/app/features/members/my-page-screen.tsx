import { slashedDay } from "@surimono/domain/kernel";
import { everybodysMethods } from "@surimono/domain/payments";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { classNames } from "@surimono/ui/class-names.ts";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { isConsumer, type Member } from "#app/session/current-user.ts";
import { hasKeptTyping } from "#app/session/use-kept-typing.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PROFILE_FORM, ProfileForm } from "./account/profile-form.tsx";
import { profileQuery } from "./members.queries.ts";

interface Door {
  to: string;
  icon: IconName;
  name: string;
  text: string;
}

const DOORS: readonly Door[] = [
  { to: "/my-page/orders", icon: "receipt", name: "注文履歴", text: "届くまでの状況と、お支払いの内容" },
  { to: "/my-page/shipping-address", icon: "truck", name: "お届け先", text: "よく使う住所の登録と変更" },
  { to: "/my-items", icon: "tag", name: "マイアイテム", text: "完成したアイテムと、つくりかけ" },
];
const RANK: Door = { to: "/rank", icon: "gift", name: "会員ランクとマイル", text: "たまったマイルと、つぎのランク" };
const WAREHOUSE: Door = {
  to: "/my-page/warehouse",
  icon: "box",
  name: "倉庫",
  text: "お預かりしている商品と、その発送",
};
const ITEMS: Door = { to: "/items", icon: "grid", name: "アイテム", text: "なにに刷るかをえらぶ" };

const SETTINGS = [
  { to: "/my-page/setting/account", name: "メールアドレス・パスワード・ログイン中の端末" },
  { to: "/my-page/setting/address", name: "ご自身の住所" },
  { to: "/my-page/documents", name: "領収書・納品書・請求書" },
  { to: "/my-page/fans", name: "ファン設定" },
  { to: "/my-page/setting/agreement", name: "同意の記録" },
  { to: "/my-page/setting/calculation", name: "利益の計算の設定" },
  { to: "/withdraw", name: "退会の手続き" },
];

/** From an address, for a profile without a name. */
export interface PersonName {
  readonly last_name: string;
  readonly first_name: string;
}

interface MyPageScreenProps {
  member: Member;
  /** Updates the header's nickname. */
  reloadMember: () => void;
  /** From the default address. */
  addressName: PersonName | undefined;
  /** Whether the shop stores goods. */
  storesGoods: boolean;
  /** Drawn by the cart. */
  coupons: ReactNode;
}

export function MyPageScreen({ member, reloadMember, addressName, storesGoods, coupons }: MyPageScreenProps) {
  const doors = [...DOORS, ...(storesGoods ? [WAREHOUSE] : []), isConsumer(member) ? RANK : ITEMS];
  return (
    <main className="page pt-8 pb-16 md:pt-12 md:pb-24">
      <PageHeading title="マイページ">{member.nickname && `${member.nickname} さん、こんにちは。`}</PageHeading>
      <ul
        className={classNames(
          "mt-8 grid gap-3 sm:grid-cols-2 lg:gap-6",
          storesGoods ? "lg:grid-cols-5" : "lg:grid-cols-4",
        )}
      >
        {doors.map((door) => (
          <li key={door.to}>
            <Link
              to={door.to}
              className="flex h-full min-h-24 items-start gap-4 rounded-card border border-line p-5 transition-colors hover:border-deep hover:bg-paper lg:flex-col"
            >
              <Icon name={door.icon} size={28} className="text-red" />
              <span>
                <b className="block text-16 text-deep">{door.name}</b>
                <span className="text-14">{door.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-12 lg:grid-cols-2 lg:gap-24">
        <Profile reloadMember={reloadMember} addressName={addressName} />
        <div className="grid content-start gap-12">
          {coupons}
          {member.business && <Business business={member.business} discountRate={member.discount_rate} />}
        </div>
      </div>
    </main>
  );
}

function Profile({ reloadMember, addressName }: Pick<MyPageScreenProps, "reloadMember" | "addressName">) {
  const { data, isLoadingError, refetch } = useQuery(profileQuery());
  const [editing, setEditing] = useState(() => hasKeptTyping(PROFILE_FORM));
  const ownName = data && `${data.last_name} ${data.first_name}`.trim();
  const name = ownName || (addressName && `${addressName.last_name} ${addressName.first_name}（お届け先から）`);
  return (
    <section aria-labelledby="profile-heading">
      <div className="flex min-h-12 items-center justify-between gap-4 border-deep border-b">
        <h2 id="profile-heading" className="font-bold text-20">
          プロフィール
        </h2>
        {data && !editing && (
          <Button variant="quiet" size={36} icon="pencil" onClick={() => setEditing(true)}>
            変更する
          </Button>
        )}
      </div>
      {isLoadingError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="mt-6 h-48" />}
      {data && editing && (
        <ProfileForm
          profile={ownName ? data : { ...data, ...addressName }}
          onDone={(saved) => {
            setEditing(false);
            if (saved) reloadMember();
          }}
        />
      )}
      {data && !editing && (
        <dl>
          <Line name="ニックネーム" value={data.nickname} />
          <Line name="お名前" value={name} />
          <Line name="メールアドレス" value={data.email} />
          {data.birthday && <Line name="生年月日" value={slashedDay(data.birthday)} />}
        </dl>
      )}
      <ul className="mt-3">
        {SETTINGS.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 text-14 text-red-text hover:underline md:min-h-9"
            >
              {name}
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STANDING = {
  waiting: {
    tone: "warn",
    icon: "info",
    name: "審査中",
    text: "審査が終わると、請求書でのお支払いをご利用いただけます。",
  },
  approved: { tone: "ok", icon: "check", name: "審査済み", text: "請求書でのお支払いをご利用いただけます。" },
  rejected: {
    tone: "plain",
    icon: "close",
    name: "請求書払い不可",
    text: `${everybodysMethods()}でご注文いただけます。`,
  },
} as const;

function Business({ business, discountRate }: { business: NonNullable<Member["business"]>; discountRate: number }) {
  const standing = STANDING[business.state];
  return (
    <section aria-labelledby="business-heading">
      <div className="flex min-h-12 items-center justify-between gap-4 border-deep border-b">
        <h2 id="business-heading" className="font-bold text-20">
          法人のお客様
        </h2>
        <Badge tone={standing.tone} icon={standing.icon}>
          {standing.name}
        </Badge>
      </div>
      <dl>
        <Line name="会社名" value={business.company_name} />
        <Line name="ご担当者" value={business.contact_name} />
        {discountRate > 0 && <Line name="法人割引" value={`${Math.round(discountRate * 10_000) / 100}%`} />}
      </dl>
      <p className="mt-3 text-14">{standing.text}</p>
      <Link
        to="/my-page/bills"
        className="mt-1 inline-flex min-h-11 items-center gap-2 text-14 text-red-text hover:underline md:min-h-9"
      >
        ご請求とお支払い
        <Icon name="chevron-right" size={16} />
      </Link>
    </section>
  );
}

function Line({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] md:grid-cols-[9rem_1fr] gap-4 border-line border-b py-3">
      <dt className="text-14 text-mute">{name}</dt>
      <dd className="min-w-0 text-deep">{value || <span className="text-mute">未設定</span>}</dd>
    </div>
  );
}
