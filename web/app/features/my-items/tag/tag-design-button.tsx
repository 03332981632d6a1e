import type { MyItem } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { askedPart } from "#app/ui/asked-part.tsx";
import type { TagDesign } from "./use-tag-design.ts";

const TagChoice = askedPart(async () => (await import("./tag-choice.tsx")).TagChoice);

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
      {isAsking && <TagChoice item={item} design={design} onClose={() => setAsking(false)} />}
    </>
  );
}
