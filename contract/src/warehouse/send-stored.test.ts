import { expect, test } from "vitest";
import { reviewSending } from "./send-stored.ts";

test("everything that is stored can be reviewed, however many rows that is", () => {
  const stock = {
    ...{ product_id: 1, version_id: "v", name: "", image_url: "", item_name: "", size_id: 23, size_name: "M" },
    ...{
      color_name: "",
      color_value: "",
      tags: [],
      stored_id: "s",
      parent_sku: "",
      num: 0,
      surimono_num: 1,
      on_hand: 1,
    },
    ...{ reserved: 0, arriving: 0, sent_lately: 0, runs_out_on: null, refill: 0 },
    ...{ inputNum: 1, remaining: 0, fee_per_piece: 0, fee: 0 },
  };
  expect(reviewSending.answer.shape.stocks.safeParse(Array(500).fill(stock)).success).toBe(true);
});
