import { Icon } from "@surimono/ui/icon.tsx";
import { Link } from "react-router";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";

const guides = [
  { to: "/guides/protocol-auth", name: "利用規約", text: "ご利用の条件、デザインの権利、ご注文と契約の決まり" },
  { to: "/guides/privacy", name: "プライバシーポリシー", text: "お預かりする情報と、その使いみち" },
  { to: "/guides/cookie-policy", name: "クッキーポリシー", text: "ブラウザーに保存する情報" },
  { to: "/guides/copyright", name: "著作権ガイド", text: "刷ってよい絵と、刷れない絵" },
  { to: "/guides/transactions", name: "特定商取引法に基づく表記", text: "販売業者、送料、お支払い、返品" },
] as const;

/** Lists every agreement and guide of the shop. */
export function ProtocolScreen() {
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb trail={[{ label: "ホーム", to: "/" }, { label: "規約とガイド" }]} />
      <h1 className="mt-3 font-bold text-28 md:mt-5 md:text-40">規約とガイド</h1>
      <ul className="mt-8 max-w-3xl border-deep border-t md:mt-10">
        {guides.map(({ to, name, text }) => (
          <li key={to} className="border-line border-b">
            <Link to={to} className="flex min-h-20 items-center gap-4 py-4 hover:text-red-text">
              <span>
                <b className="block text-16 text-deep">{name}</b>
                <span className="text-14">{text}</span>
              </span>
              <Icon name="chevron-right" size={18} className="ml-auto text-mute" />
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
