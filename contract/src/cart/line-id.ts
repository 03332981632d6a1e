import * as z from "zod/mini";

export const lineId = z.uuid();
