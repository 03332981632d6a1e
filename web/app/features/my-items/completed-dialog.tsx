import { designedStep, IMAGE_WIDTHS, stepAddress } from "@surimono/contract/catalogue";
import type { MyItem } from "@surimono/contract/my-items";
import { PRINT_STEP } from "@surimono/domain/catalogue";
import { useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** The item is done: the way on leads to it, where it can be ordered. */
export function CompletedDialog({ open, item }: { open: boolean; item: MyItem }) {
  const navigate = useNavigate();
  const path = `/my-items?itemTab=0&productId=${item.product_id}`;
  const print = designedStep(item, PRINT_STEP);
  return (
    <Dialog
      open={open}
      mustAnswer
      width={560}
      onClose={() => void navigate(path)}
      title="アイテムが完成しました"
      description="1点から注文できます。マイアイテムでサイズと数量をえらんでください。"
      actions={
        <>
          <LinkButton to={path} variant="primary" size={56}>
            マイアイテムを確認する
          </LinkButton>
          <LinkButton to="/items" size={56}>
            ほかのアイテムを見る
          </LinkButton>
        </>
      }
    >
      {print && (
        <div className="paper flex justify-center rounded-card py-4">
          <Picture
            src={(width: (typeof IMAGE_WIDTHS)[number]) => stepAddress(print, width)}
            widths={IMAGE_WIDTHS}
            alt={item.new_name}
            width={900}
            height={1020}
            sizes="200px"
            className="max-h-52 w-auto object-contain"
          />
        </div>
      )}
    </Dialog>
  );
}
