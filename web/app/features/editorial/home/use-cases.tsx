import { classNames } from "@surimono/ui/class-names.ts";
import { Link } from "react-router";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { Sentences } from "#app/ui/sentences.tsx";
import { useCaseGoods } from "../articles/use-case-goods.ts";
import { PrintedGoods } from "./printed-goods.tsx";

/** Of the six articles of USE CASE (rule frame-use-cases) those that work best as pictures, by the last part of their address. */
const cases = [
  {
    slug: "school",
    title: "学校・教育関連",
    text: "学園祭も、部活も、卒業も。こども用の110から、サイズがそろいます。",
  },
  {
    slug: "shopgoods",
    title: "ショップグッズ",
    text: "お店の空気を、持ち帰れるかたちに。売れた分だけ、1点から刷れます。",
  },
  {
    slug: "houjin",
    title: "企業・ノベルティ",
    text: "1点の見本から、数百枚の本番まで。余らせず、足りなければ足せます。",
  },
  {
    slug: "present",
    title: "家族や友人へのプレゼント",
    text: "子どもの絵も、ふたりの写真も。世界に1点だけの贈りものになります。",
  },
] as const;

/** What people make things for, each on its tint. */
export function UseCases() {
  return (
    <MarkedSection
      id="use-cases"
      title="つかいみち"
      lead="つくる場面ごとに、えらびかたとコツをまとめました。"
      more={{ to: "/articles/usecases/merchandise", label: "導入事例" }}
    >
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 md:grid-cols-4">
        {cases.map((useCase) => (
          <li key={useCase.slug}>
            <Case {...useCase} />
          </li>
        ))}
      </ul>
    </MarkedSection>
  );
}

function Case({ slug, title, text }: (typeof cases)[number]) {
  const { ground, goods } = useCaseGoods[slug];
  const [front, back] = goods;
  return (
    <Link
      to={`/articles/usecases/${slug}`}
      className="group grid grid-cols-[44%_1fr] items-center rounded-card hover:text-deep max-sm:overflow-hidden sm:flex sm:flex-col sm:items-stretch"
    >
      <span
        className={classNames(
          "relative block h-full min-h-36 overflow-hidden sm:h-auto sm:shrink-0 sm:rounded-card",
          ground,
        )}
      >
        <span className="relative block aspect-square transition-transform duration-300 group-hover:scale-[1.03] max-sm:absolute max-sm:inset-y-0 max-sm:m-auto max-sm:w-full">
          <PrintedGoods
            goods={back}
            sizes="(width >= 880px) 180px, 30vw"
            className="absolute top-[3%] left-[1%] w-[66%]"
          />
          <PrintedGoods
            goods={front}
            sizes="(width >= 880px) 160px, 28vw"
            className="absolute right-[1%] bottom-[2%] w-[58%]"
          />
        </span>
      </span>
      <span
        className={classNames(
          "flex h-full flex-col p-4 max-sm:justify-center sm:bg-transparent sm:p-0 sm:pt-4",
          ground,
        )}
      >
        <span className="palt font-bold text-16 text-deep md:text-20">{title}</span>
        <span className="mt-1 text-14 leading-[1.75]">
          <Sentences text={text} />
        </span>
      </span>
    </Link>
  );
}
