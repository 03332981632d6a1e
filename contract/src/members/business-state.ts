import * as z from "zod/mini";

/** How far the application of a business is. In its own file, so that each page's first load carries nothing else of it. */
export const businessState = z.enum(["waiting", "approved", "rejected"]);
