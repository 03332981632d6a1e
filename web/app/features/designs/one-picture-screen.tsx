import type { PictureFacts } from "@surimono/domain/designs";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useEffect, useState } from "react";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { choosePicture } from "./one-picture/choose-picture.ts";
import { PictureDrop } from "./one-picture/picture-drop.tsx";
import { PictureGrid } from "./one-picture/picture-grid.tsx";
import { type OnePicture, readOnePicture } from "./simulation-store.ts";

interface Seen {
  readonly picture: OnePicture;
  readonly facts: PictureFacts;
  readonly url: string;
}

const NO_ENGINE = "画像を表示する準備ができませんでした。接続を確かめて、もう一度お試しください。";

/** Undefined where the drawing engine does not come, or the file is no longer readable. */
async function look(picture: OnePicture): Promise<Seen | undefined> {
  const engine = await import("@surimono/studio/on-goods").catch(() => undefined);
  const facts = await engine?.measureOnDevice(picture.file);
  return facts && { picture, facts, url: URL.createObjectURL(picture.file) };
}

/** One picture, seen on everything: nothing is sent until it is saved. */
export function OnePictureScreen() {
  const [seen, setSeen] = useState<Seen>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    void readOnePicture()
      .then((before) => before && look(before))
      .then(setSeen);
  }, []);
  useEffect(() => () => seen && URL.revokeObjectURL(seen.url), [seen]);

  async function choose(file: File): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const chosen = await choosePicture(file);
    const looked = chosen.ok ? await look(chosen.value) : undefined;
    setSeen(looked);
    if (!looked) setProblem(chosen.ok ? NO_ENGINE : chosen.failure.message);
    setBusy(false);
  }

  return (
    <main id="main" className="page min-h-[70vh] py-6 md:py-10">
      <PageHeading title="1枚の絵を、なんにでも。">押すと、そのアイテムでデザインを続けられます。</PageHeading>
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
            <PictureGrid key={seen.picture.assetId} {...seen} />
          </>
        ) : (
          <PictureDrop isBusy={isBusy} onFile={(file) => void choose(file)} />
        )}
      </div>
    </main>
  );
}
