import { editImageMagicDesign, keepDesignCopy, type OpenedDesign, saveDesign } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import { ok, type Result } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { useRequestKey } from "@surimono/ui/use-request-key.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { isSessionEnd } from "#app/session/to-error-page.ts";
import { queryClient } from "../../../query-client.ts";

interface ColorActionsProps {
  design: OpenedDesign;
  color: OpenedDesign["item"]["colors"][number];
  isCompleted: boolean;
}

type Way = "change" | "copy";

/** What can be done with another colour; both lead into the studio, where the design is checked on it. */
export function ColorActions({ design, color, isCompleted }: ColorActionsProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Way>();
  const [failure, setFailure] = useState<CallFailure>();
  const { keyOf } = useRequestKey();

  const go = (way: Way) => async () => {
    setBusy(way);
    const answer = await (way === "copy" ? copyIn(design, color.color_id, keyOf) : changeTo(design, color.color_id));
    // The studio changes it further.
    void queryClient.invalidateQueries({ queryKey: ["my-items"] });
    if (answer.ok) return navigate(answer.value.url);
    setBusy(undefined);
    if (!isSessionEnd(answer.failure)) setFailure(answer.failure);
  };

  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2">
      <p role={failure ? "alert" : "status"} className="min-w-0 text-14 max-sm:basis-full sm:mr-auto">
        {failure ? (
          <span className="text-red-text">{failure.message}</span>
        ) : (
          <>
            <b className="text-deep">{color.color_name}</b>
            {isCompleted ? "の下書きを、同じデザインでつくれます。" : "にすると、もう一度仕上がりの確認をします。"}
          </>
        )}
      </p>
      <Button
        variant={isCompleted ? "primary" : "outline"}
        icon="copy"
        pending={busy === "copy"}
        disabled={busy === "change"}
        onClick={() => void go("copy")()}
        className="max-sm:flex-1 max-sm:px-3 max-sm:text-14"
      >
        この色でコピー
      </Button>
      {!isCompleted && (
        <Button
          variant="primary"
          icon="pencil"
          pending={busy === "change"}
          disabled={busy === "copy"}
          onClick={() => void go("change")()}
          className="max-sm:flex-1 max-sm:px-3 max-sm:text-14"
        >
          この色に変える
        </Button>
      )}
    </div>
  );
}

type ToStudio = Promise<Result<{ readonly url: string }, CallFailure>>;

async function copyIn(
  { product_id, document }: OpenedDesign,
  colorId: number,
  keyOf: (work: unknown) => string,
): ToStudio {
  const work = { product_id, document: { ...document, colorId } };
  return call(keepDesignCopy, { request_key: keyOf(work), ...work });
}

async function changeTo({ product_id, document, revision }: OpenedDesign, colorId: number): ToStudio {
  const saved = await call(saveDesign, { product_id, document: { ...document, colorId }, revision });
  if (!saved.ok) return saved;
  const edit = await call(editImageMagicDesign, { product_id });
  return edit.ok ? ok({ url: edit.value.url }) : edit;
}
