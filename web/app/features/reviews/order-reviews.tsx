import type { AnswerOf } from "@surimono/contract/kernel";
import type { listOrderReviews } from "@surimono/contract/reviews";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { askedPart } from "#app/ui/asked-part.tsx";
import { Block } from "#app/ui/block.tsx";
import { GoodsPicture } from "#app/ui/goods-picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { reviewsOfOrder } from "./reviews.queries.ts";
import { Stars } from "./stars.tsx";

const WriteDialog = askedPart(async () => (await import("./write-dialog.tsx")).WriteDialog);

type Goods = AnswerOf<typeof listOrderReviews>["goods"][number];

interface OrderReviewsProps {
  order: {
    readonly order_id: string;
    readonly lines: readonly { readonly item_id: number; readonly image_url: string }[];
  };
}

/** Which goods of an order that was sent can be reviewed, and what the buyer said of them. Nothing before that. */
export function OrderReviews({ order }: OrderReviewsProps) {
  const { data: goods = [] } = useQuery(reviewsOfOrder(order.order_id));
  const [written, setWritten] = useState<Goods>();
  if (goods.length === 0) return null;
  const left = goods.filter(({ review }) => !review).length;
  return (
    <Block title="レビュー" note={left > 0 ? `あと${left}点書けます` : undefined}>
      <ul className="divide-y divide-line">
        {goods.map((one) => (
          <li key={one.product_id} className="flex items-center gap-4 py-4">
            <Picture url={order.lines.find(({ item_id }) => item_id === one.product_id)?.image_url} />
            <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
              <div className="min-w-0 flex-1">
                <p className="font-bold text-14 text-deep">
                  <TextLink to={`/items/detail/${one.product_id}`}>{one.name}</TextLink>
                </p>
                {one.review && (
                  <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Stars value={one.review.stars} />
                    {one.review.is_hidden && <Badge icon="eye-off">表示していません</Badge>}
                  </p>
                )}
              </div>
              <Button
                size={36}
                icon="pencil"
                className="self-start sm:self-center"
                aria-label={`${one.name}の${actionOf(one)}`}
                onClick={() => setWritten(one)}
              >
                {actionOf(one)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {written && (
        <WriteDialog
          productId={written.product_id}
          goods={written.name}
          review={written.review}
          onClose={() => setWritten((now) => (now === written ? undefined : now))}
        />
      )}
    </Block>
  );
}

const actionOf = ({ review }: Goods) => (review ? "レビューを編集する" : "レビューを書く");

/** As it was ordered. */
function Picture({ url }: { url: string | undefined }) {
  return (
    <div className="paper w-16 shrink-0 rounded-ctl">
      {url && <GoodsPicture url={url} sizes="64px" className="w-full" />}
    </div>
  );
}
