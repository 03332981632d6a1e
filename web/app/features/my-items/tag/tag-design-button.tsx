import type { MyItem } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { useState } from "react";
import type { TagDesign } from "./use-tag-design.ts";

interface TagDesignButtonProps {
  item: MyItem;
  design: TagDesign;
  className?: string;
}

/** Only if a tag is possible or designed (rule my-items-tag-button). With two, asks which. */
export function TagDesignButton({ item, design, className }: TagDesignButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [only, ...others] = item.tags;
  if (!only) return null;
  const open = () => (others.length > 0 ? setAsking(true) : void design.open(only.step_id));
  return (
    <>
      <Button icon="tag" pending={design.busy !== undefined} onClick={open} className={className}>
        タグをデザイン
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="どのタグをデザインしますか？"
        actions={
          <Button variant="quiet" onClick={() => setAsking(false)}>
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
    </>
  );
}
