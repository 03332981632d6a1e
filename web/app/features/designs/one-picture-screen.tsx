import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useEffect, useState } from "react";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { choosePicture, type MeasuredPicture, recallPicture } from "./on-goods/choose-picture.ts";
import { PictureDrop } from "./on-goods/picture-drop.tsx";
import { PictureGrid, type PictureOrders } from "./on-goods/picture-grid.tsx";
import { warmGoods } from "./on-goods/warm-goods.ts";

interface Seen extends MeasuredPicture {
  readonly url: string;
}

const withUrl = (measured: MeasuredPicture): Seen => ({ ...measured, url: URL.createObjectURL(measured.picture.file) });

/** One picture, seen on everything: nothing is sent until it is saved. */
export function OnePictureScreen({ orders }: { orders: PictureOrders }) {
  const [seen, setSeen] = useState<Seen>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    void recallPicture().then((before) => setSeen(before && withUrl(before)));
  }, []);
  useEffect(() => () => seen && URL.revokeObjectURL(seen.url), [seen]);

  async function choose(file: File): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const chosen = await choosePicture(file);
    if (chosen.ok) setSeen(withUrl(chosen.value));
    else setProblem(chosen.failure.message);
    setBusy(false);
  }

  return (
    <main id="main" className="page min-h-[70vh] py-6 md:py-10">
      <PageHeading title="1枚の絵を、なんにでも。">
        絵を押すとデザインを続けられます。このまま注文もできます。
      </PageHeading>
      <div className="mt-6 md:mt-8">
        {problem && (
          <div className="mb-4">
            <Notice tone="error">{problem}</Notice>
          </div>
        )}
        {seen ? (
          <>
            <div className="mb-6 flex items-center gap-4">
              <img
                src={seen.url}
                alt={seen.picture.name}
                className="size-20 rounded-ctl border border-line object-contain"
              />
              <Button size={44} icon="image" pending={isBusy} onClick={() => setSeen(undefined)}>
                別の画像にする
              </Button>
            </div>
            <PictureGrid key={seen.picture.assetId} {...seen} orders={orders} />
          </>
        ) : (
          <PictureDrop
            isBusy={isBusy}
            onAim={() => void warmGoods().catch(() => undefined)}
            onFile={(file) => void choose(file)}
          />
        )}
      </div>
    </main>
  );
}
