import { defineFailures } from "../kernel/index.ts";

export const paymentFailures = defineFailures({
  "payments/unavailable": {
    status: 503,
    message: "ただいまお支払いの手続きができません。料金はかかっていません。少し待ってからもう一度お試しください。",
  },
});
