import { useWayToGoods } from "#app/session/trial-path.ts";
import { Halftone } from "#app/ui/halftone.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TomboFrame } from "#app/ui/tombo-frame.tsx";
import { daruma } from "../art/daruma.ts";
import { DrawingInProgress, DrawingPlates } from "../art/drawing-view.tsx";
import { heroGoods } from "./home-goods.ts";
import { PrintedGoods } from "./printed-goods.tsx";

/** The headline is the explanation: each phrase is on its own picture. */
export function Hero() {
  // A guest can look at goods and design at once, and sign in to save.
  const way = useWayToGoods();
  return (
    <section className="page pt-6 md:pt-10">
      <div className="grid grid-cols-2 gap-x-3 md:grid-cols-3 md:gap-x-6">
        <h1 className="pointer-events-none relative z-10 col-span-full grid font-bold text-[clamp(3rem,17.4vw,4.25rem)] leading-[1.12] tracking-[-0.03em] md:-ml-1 md:grid-cols-3 md:gap-x-6 md:whitespace-nowrap md:text-[clamp(4rem,8.1vw,6.5rem)] md:leading-[1.1]">
          <span>描いて、</span>
          <span>刷って、</span>
          <span>届く。</span>
        </h1>
        <div className="home-board mt-4 aspect-[384/356] rounded-card border border-line p-1 max-md:order-2 md:mt-5 md:p-2">
          <DrawingInProgress drawing={daruma} className="size-full" />
        </div>
        <TomboFrame className="paper mt-4 aspect-[384/356] rounded-card p-[6%] max-md:order-3 md:mt-5">
          <div className="flex size-full items-center justify-center bg-white p-[4%]">
            <DrawingPlates drawing={daruma} className="size-full" />
          </div>
        </TomboFrame>
        <div className="relative max-md:order-1 max-md:col-span-full max-md:-mt-[clamp(1rem,5vw,2rem)]">
          <DeliveredGoods />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-5">
        <p className="mr-auto leading-[1.8]">
          あなたの絵を、着られて、使えて、贈れるものに。
          <br className="max-md:hidden" />
          <strong className="text-deep">1点から</strong>刷って、<strong className="text-deep">約5営業日</strong>
          で発送します。
        </p>
        <LinkButton to={way("/items")} size={56} className="max-md:order-last max-md:w-full">
          アイテムを見る
        </LinkButton>
        <LinkButton to={way("/items")} variant="primary" size={56} icon="pencil" className="max-md:w-full">
          無料でデザインをはじめる
        </LinkButton>
      </div>
    </section>
  );
}

/** The same drawing on three goods, in front of the one halftone sun, breaking out of the frame above. */
function DeliveredGoods() {
  return (
    <div className="relative mx-auto aspect-[384/400] w-full max-w-[30rem] md:-mt-4 md:mb-[-1.5rem]">
      <Halftone form="sun" className="absolute top-[2%] left-[8%] w-[92%]" />
      <PrintedGoods eager goods={heroGoods.tote} sizes="180px" className="absolute top-[20%] left-[60%] w-[50%]" />
      <PrintedGoods
        eager
        goods={heroGoods.tee}
        sizes="(width >= 880px) 330px, 80vw"
        className="absolute top-[-9%] left-[-9%] w-[94%]"
      />
      <PrintedGoods eager goods={heroGoods.mug} sizes="150px" className="absolute top-[56%] left-[48%] w-[44%]" />
    </div>
  );
}
