import { NOTIFICATION_TYPES, SOCIAL_ACCOUNTS } from "@surimono/domain/notices";
import * as z from "zod/mini";

/** A notification as the bearer has it. */
export const notificationSchema = z.object({
  /** `private_10000` and on, `public_1` and on. */
  notification_id: z.string(),
  content: z.string(),
  link_url: z.nullable(z.string()),
  type: z.literal([...NOTIFICATION_TYPES]),
  /** False is unread. */
  status: z.boolean(),
  public_flag: z.boolean(),
  /** Below `images`, such as /catalogue/1001/101/front.webp; types 3 to 5 show it. */
  icon_path: z.nullable(z.string()),
  /** Of type 6. */
  account_type: z.nullable(z.enum(SOCIAL_ACCOUNTS)),
  created_by: z.string(),
  /** ISO times. */
  created_time: z.string(),
  updated_by: z.string(),
  updated_time: z.string(),
});
export type WireNotification = z.output<typeof notificationSchema>;
