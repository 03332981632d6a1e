import type { ViewId } from "@surimono/domain/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import type { ReactNode } from "react";
import { GoodsPreview } from "../canvas/goods-preview.tsx";

interface BesideGoodsDialogProps {
  readonly title: string;
  /** On the button that leads back to the editor. */
  readonly back: string;
  readonly onClose: () => void;
  /** The side that is shown, as it prints; `height` in CSS. */
  readonly goods: { readonly view: ViewId; readonly name: string; readonly height: string } | undefined;
  /** Below the goods. */
  readonly below: ReactNode;
  readonly children: ReactNode;
}

/** What is decided about how it prints, in the whole window, beside the goods as they print. */
export function BesideGoodsDialog({ title, back, onClose, goods, below, children }: BesideGoodsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      kind="screen"
      title={title}
      actions={
        <Button variant="primary" size={44} className="ml-auto" onClick={onClose}>
          {back}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-5xl gap-6 p-4 md:grid-cols-[minmax(0,1fr)_22rem] md:p-6">
        <figure className="grid content-start justify-items-center gap-2 rounded-card bg-bench p-3">
          {goods && <GoodsPreview {...goods} width={900} className="w-full max-md:max-h-[34dvh]" />}
          {below}
        </figure>
        {children}
      </div>
    </Dialog>
  );
}
