import { Icon } from "@surimono/ui/icon.tsx";
import type { ReactNode } from "react";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { Sentences } from "#app/ui/sentences.tsx";
import { daruma } from "../art/daruma.ts";
import { DrawingView } from "../art/drawing-view.tsx";
import { ParcelArt } from "../art/parcel-art.tsx";
import { blankTee, checkedTee } from "./home-goods.ts";
import { PrintedGoods } from "./printed-goods.tsx";

/** U+2060 keeps 「約」 with its number. */
const steps: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: "えらぶ",
    text: "Tシャツ、バッグ、マグ、ノート。色とサイズをえらびます。",
    picture: <PrintedGoods goods={blankTee} sizes="160px" className="w-full max-w-40" />,
  },
  {
    title: "デザインする",
    text: "画像・文字・スタンプを置くだけ。縦書きもできます。",
    picture: <DrawingView drawing={daruma} className="h-[84%]" />,
  },
  {
    title: "たしかめる",
    text: "解像度と印刷範囲を自動でチェック。できあがりを見て注文できます。",
    picture: <Checked />,
  },
  {
    title: "届く",
    text: "1点から刷って、約\u20605営業日で発送します。",
    picture: <ParcelArt className="w-full max-w-44" />,
  },
];

export function Steps() {
  return (
    <MarkedSection
      id="how-to"
      title="つくりかた"
      lead="4つの手順で、手元に届きます。"
      more={{ to: "/articles/howto", label: "HOW TO" }}
    >
      <ol className="grid md:grid-cols-4 md:gap-x-6">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2rem_1fr_6.5rem] items-center gap-x-3 border-line border-t py-3 md:flex md:flex-col md:items-stretch md:border-deep md:py-4"
          >
            <span aria-hidden="true" className="num self-start font-bold text-28 text-red md:text-40">
              {index + 1}
            </span>
            <div className="order-last flex h-24 items-center justify-center md:order-none md:h-48">{step.picture}</div>
            <div>
              <h3 className="font-bold text-16 md:mt-4 md:text-20">{step.title}</h3>
              <p className="mt-1 text-14 leading-[1.75]">
                <Sentences text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </MarkedSection>
  );
}

function Checked() {
  return (
    <div className="relative w-full max-w-40">
      <PrintedGoods goods={checkedTee} sizes="160px" />
      <span className="absolute top-[22%] left-[29%] h-[36%] w-[40%] border border-red border-dashed" />
      <span className="absolute right-[12%] bottom-[18%] flex size-8 items-center justify-center rounded-full border-2 border-white bg-ok text-white">
        <Icon name="check" size={20} />
      </span>
    </div>
  );
}
