import { SIMULATOR_PATH } from "#app/session/trial-path.ts";

/** The choice in the simulator's address. */
export interface SimulationChoice {
  readonly productId: number;
  readonly sku: string;
  readonly worksId: string;
}

/** One picture, seen on goods of every kind. */
export const ONE_PICTURE_PATH = `${SIMULATOR_PATH}?picture=1`;

/** The same, with the sheet open that orders it on these goods. */
export function pictureOrderPath(productId: number): string {
  return `${ONE_PICTURE_PATH}&order=${productId}`;
}

const GOES_ON = "goesOn";

/** The same, where a guest who pressed goes on after signing in; who comes by another way has not pressed. */
export function goingOnPath(productId: number): string {
  return `${pictureOrderPath(productId)}&${GOES_ON}=1`;
}

export function isGoingOn(query: URLSearchParams): boolean {
  return query.has(GOES_ON);
}

export const SIMULATOR_CONFIRM_PATH = "/items/designSimulator/confirm";

export function simulatorStudioPath({ productId, sku, worksId }: SimulationChoice): string {
  return `${SIMULATOR_PATH}?${new URLSearchParams({ productId: String(productId), sku, works: worksId })}`;
}

/** Undefined while the item, its colour or its places are not chosen. */
export function readSimulationChoice(query: URLSearchParams): SimulationChoice | undefined {
  const productId = readProductId(query);
  const [sku, worksId] = [query.get("sku"), query.get("works")];
  return productId && sku && worksId ? { productId, sku, worksId } : undefined;
}

export function readProductId(query: URLSearchParams): number | undefined {
  const text = query.get("productId") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
