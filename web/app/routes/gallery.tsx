import { ComingScreen } from "#app/features/editorial/coming/coming-screen.tsx";
import type { Route } from "./+types/gallery";

export const meta: Route.MetaFunction = () => [{ title: "ギャラリー｜SURIMONO" }];

export default function GalleryRoute() {
  return (
    <ComingScreen
      title="ギャラリー"
      lead="会員のみなさんがつくったアイテムを、公開してご覧いただける場所を準備しています。公開するかどうかは、つくった方がえらべます。"
      points={[
        "新しい作品と、人気の作品",
        "アイテムの種類ごとの一覧",
        "気に入った作品と同じアイテムから、つくりはじめる",
      ]}
      way={{ to: "/items", label: "アイテムをえらぶ" }}
    />
  );
}
