import type { ComponentProps, ReactNode } from "react";
import { SIMULATOR_PATH } from "#app/session/trial-path.ts";
import { ItemListScreen } from "./item-list-screen.tsx";

interface TrialItemsScreenProps extends Pick<ComponentProps<typeof ItemListScreen>, "stars"> {
  resume?: ReactNode;
}

/** The goods to try a design on, for anybody, saving nothing. `resume` continues an earlier try. */
export function TrialItemsScreen({ resume, stars }: TrialItemsScreenProps) {
  return (
    <ItemListScreen
      stars={stars}
      trial={{
        path: SIMULATOR_PATH,
        title: "登録せずに、ためしにデザイン。",
        trail: "ためしにデザイン",
        introduction: (
          <>
            <p className="-mt-2 mb-5 max-w-[44rem] leading-[1.8] md:-mt-3 md:mb-6">
              好きなアイテムに、文字や写真を置いてみてください。デザインはこの端末の中だけに置かれ、送られません。保存とご注文には、会員登録（無料）が必要です。
            </p>
            {resume}
          </>
        ),
        linkTo: trialItemPath,
      }}
    />
  );
}

function trialItemPath(productId: number, query: string): string {
  return `${SIMULATOR_PATH}?productId=${productId}${query && `&${query}`}`;
}
