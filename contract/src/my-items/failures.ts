import { defineFailures } from "../kernel/index.ts";

export const myItemsFailures = defineFailures({
  "my-items/not-found": {
    status: 404,
    message: "アイテムが見つかりませんでした。マイアイテムの一覧をご確認ください。",
  },
  "my-items/completed": { status: 409, message: "完成したアイテムは編集できません。" },
  "my-items/no-design": {
    status: 409,
    message: "デザインがまだ完成していません。デザイン画面で「完成する」を押してください。",
  },
  "my-items/text-faults": { status: 422, message: "名前・説明・販売価格をご確認ください。" },
  "my-items/withdrawn": { status: 409, message: "このアイテムのお取り扱いは終了しました。" },
  "my-items/in-warehouse": { status: 409, message: "倉庫に在庫があるか、配送中のアイテムは削除できません。" },
});
