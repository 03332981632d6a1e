import { isPlaceholderPath } from "@surimono/domain/designs";
import type { ImStep, Product } from "./product.ts";

/** What was designed in a step (1 print, 2 name tag, 3 hang tag); undefined while there is only a placeholder (rule catalogue-steps). */
export function designedStep(product: Pick<Product, "im_json">, stepId: number): ImStep | undefined {
  return product.im_json.steps.find(({ step_id, image_url }) => step_id === stepId && !isPlaceholderPath(image_url));
}
