import type { MyItem } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import type { TagDesign } from "./use-tag-design.ts";

interface TagChoiceProps {
  item: MyItem;
  design: TagDesign;
  onClose: () => void;
}

/** Asks which of two tags is to be designed. */
export function TagChoice({ item, design, onClose }: TagChoiceProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="どのタグをデザインしますか？"
      actions={
        <Button variant="quiet" onClick={onClose}>
          やめる
        </Button>
      }
    >
      <ul className="grid gap-3">
        {item.tags.map((tag) => (
          <li key={tag.step_id}>
            <Button wide size={56} onClick={() => void design.open(tag.step_id)}>
              {tag.name}
              <span className="font-normal text-12 text-mute">{tag.size_name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
