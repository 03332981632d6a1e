import { Notice } from "@surimono/ui/notice.tsx";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { NO_LINE } from "./on-goods/no-line.ts";
import { PictureDrop } from "./on-goods/picture-drop.tsx";
import { ONE_PICTURE_PATH } from "./simulation-choice.ts";

/** Its page and the goods are fetched while a picture is looked for and read. */
function aim(): void {
  void import("./one-picture-screen.tsx").catch(() => undefined);
  void import("./on-goods/warm-goods.ts").then(({ warmGoods }) => warmGoods()).catch(() => undefined);
}

/** The way from home to one picture on everything: it is chosen here, and seen there. */
export function PictureBand({ example }: { example: ReactNode }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function choose(file: File): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    aim();
    const reader = await import("./on-goods/choose-picture.ts").catch(() => undefined);
    const chosen = await reader?.choosePicture(file);
    if (chosen?.ok) await navigate(ONE_PICTURE_PATH);
    else setProblem(chosen?.failure.message ?? NO_LINE);
    setBusy(false);
  }

  return (
    <MarkedSection
      id="one-picture"
      title="1枚の絵から"
      lead="えらんだ絵や写真を、いろいろなアイテムに刷って見られます。"
    >
      {problem && (
        <div className="mb-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-10">
        <div className="md:order-last">{example}</div>
        <PictureDrop isBusy={isBusy} onAim={aim} onFile={(file) => void choose(file)} />
      </div>
    </MarkedSection>
  );
}
