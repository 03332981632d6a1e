import { designedStep, IMAGE_WIDTHS, stepAddress } from "@surimono/contract/catalogue";
import type { MyItem } from "@surimono/contract/my-items";
import { PRINT_STEP } from "@surimono/domain/catalogue";
import { Picture } from "#app/ui/picture.tsx";

/** The design on its goods, as ordered. */
export function SheetPicture({ item }: { item: MyItem }) {
  const print = designedStep(item, PRINT_STEP);
  if (!print) return null;
  return (
    <div className="paper flex items-center justify-center rounded-card py-2 sm:py-4">
      <Picture
        src={(width: (typeof IMAGE_WIDTHS)[number]) => stepAddress(print, width)}
        widths={IMAGE_WIDTHS}
        alt={item.new_name}
        width={900}
        height={1020}
        sizes="220px"
        className="w-24 sm:w-48"
      />
    </div>
  );
}
