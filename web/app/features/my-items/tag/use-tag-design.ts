import { editImageMagicDesign, removeTagDesign } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import type { MyItem, MyItemTag } from "@surimono/contract/my-items";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { call } from "#app/session/call.ts";
import { isSessionEnd, toErrorPage } from "#app/session/to-error-page.ts";
import { confirm } from "#app/ui/confirm.ts";
import { forgetMyItems } from "../my-items.queries.ts";

type TagStep = MyItemTag["step_id"];

export interface TagDesign {
  /** The tag being opened in the studio. */
  readonly busy: TagStep | undefined;
  open(step: TagStep): Promise<void>;
  remove(tag: MyItemTag): Promise<void>;
}

interface UseTagDesign {
  readonly item: MyItem;
  /** Called with the failure, or with undefined before another try. */
  readonly onFailure: (failure: CallFailure | undefined) => void;
}

/** Opens a draft's tag in the studio, or removes a tag. */
export function useTagDesign({ item, onFailure }: UseTagDesign): TagDesign {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState<TagStep>();
  return {
    busy,
    async open(step) {
      setBusy(step);
      onFailure(undefined);
      const payload = { product_id: item.product_id, subsidiary: true, step_id: step };
      const answer = await call(editImageMagicDesign, payload);
      if (answer.ok) await navigate(answer.value.url);
      else if (!isSessionEnd(answer.failure)) await navigate(...toErrorPage(answer.failure));
      setBusy(undefined);
    },
    async remove(tag) {
      const sure = await confirm({
        title: `${tag.name}を外しますか？`,
        message: "タグのデザインは消えます。商品のデザインはそのままです。",
        yes: "外す",
        no: "外さない",
        danger: true,
      });
      if (!sure) return;
      const answer = await call(removeTagDesign, { product_id: item.product_id, step_id: tag.step_id });
      onFailure(answer.ok ? undefined : answer.failure);
      if (!answer.ok) return;
      await forgetMyItems();
      await revalidator.revalidate();
      showToast(`${tag.name}を外しました。`, { tone: "success" });
    },
  };
}
