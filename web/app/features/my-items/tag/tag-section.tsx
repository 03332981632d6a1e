import type { MyItem, MyItemTag } from "@surimono/contract/my-items";
import { formatYen } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { isTagGone } from "./is-tag-gone.ts";
import { TagPictures } from "./tag-pictures.tsx";
import type { TagDesign } from "./use-tag-design.ts";

interface TagSectionProps {
  item: MyItem;
  /** Without it the tags are read-only. */
  design?: TagDesign;
}

/** The tags of an item: designed ones, and on a draft possible ones. */
export function TagSection({ item, design }: TagSectionProps) {
  const tags = design ? item.tags : item.tags.filter(({ version_id }) => version_id !== null);
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags-heading">
      <h2 id="tags-heading" className="font-bold text-16">
        タグ
        {design && <span className="ml-3 font-normal text-12 text-mute">付けなくても完成できます</span>}
      </h2>
      <ul className="mt-3 grid gap-3">
        {tags.map((tag) => (
          <TagRow key={tag.step_id} tag={tag} design={design} isGone={isTagGone(item, tag)} />
        ))}
      </ul>
    </section>
  );
}

interface TagRowProps {
  tag: MyItemTag;
  design: TagDesign | undefined;
  /** No longer sold: it can only be taken off. */
  isGone: boolean;
}

function TagRow({ tag, design, isGone }: TagRowProps) {
  const isDesigned = tag.version_id !== null || tag.unfinished === true;
  return (
    <li className="flex gap-4 rounded-card border border-line p-4">
      <TagPictures tag={tag} />
      <div className="min-w-0 flex-1">
        <p className="font-bold text-16 text-deep">{tag.name}</p>
        <p className="text-12 text-mute">
          {tag.size_name}・{tag.material}
        </p>
        <p className="num mt-1 text-14">
          {isGone ? (
            "現在お取り扱いしていません。"
          ) : (
            <>
              ＋{formatYen(tag.fee)}
              <span className="ml-1 text-12 text-mute">1点・税込</span>
            </>
          )}
        </p>
        {tag.unfinished && <p className="mt-2 font-bold text-12 text-red-text">デザインが仕上がっていません。</p>}
        {design && (
          <div className="mt-3 flex flex-wrap gap-2">
            {!isGone && (
              <Button
                size={36}
                icon="pencil"
                pending={design.busy === tag.step_id}
                onClick={() => void design.open(tag.step_id)}
                aria-label={`${tag.name}を${isDesigned ? "編集" : "デザイン"}する`}
                className="max-md:min-h-11"
              >
                {isDesigned ? "編集する" : "デザインする"}
              </Button>
            )}
            {isDesigned && (
              <Button
                size={36}
                variant="quiet"
                icon="trash"
                onClick={() => void design.remove(tag)}
                aria-label={`${tag.name}を外す`}
                className="max-md:min-h-11"
              >
                外す
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
