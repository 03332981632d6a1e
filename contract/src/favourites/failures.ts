import { MAX_FAVOURITES } from "@surimono/domain/favourites";
import { defineFailures } from "../kernel/index.ts";

export const favouritesFailures = defineFailures({
  "favourites/no-such-item": { status: 404, message: "このアイテムはお取り扱いを終えました。" },
  "favourites/full": {
    status: 409,
    message: `お気に入りは${MAX_FAVOURITES}点までです。お気に入りの一覧で、不要なものを外してください。`,
  },
});
