import * as z from "zod/mini";

/** How far the application of a business is. By itself, so that the first load of every page carries no more of it. */
export const businessState = z.enum(["waiting", "approved", "rejected"]);
