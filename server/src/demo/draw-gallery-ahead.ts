import { imageAddress } from "@surimono/contract/catalogue";
import { createCaller } from "@surimono/contract/kernel";
import { listPublishedItems } from "@surimono/contract/my-items";

/** What the gallery's cards ask for on a phone and on a desktop. */
const WIDTHS = [360, 564] as const;

/** Asks for the cards' pictures as a browser would, so that the first visitor waits for none. Answers how many came. */
export async function drawGalleryAhead(baseUrl: string, isStopped: () => boolean): Promise<number> {
  const guest = createCaller({ baseUrl, token: () => undefined, userType: () => "b2c" });
  const listed = await guest(listPublishedItems, { limit: 60 });
  let drawn = 0;
  for (const { image_urls } of listed.ok ? listed.value.data : []) {
    for (const width of WIDTHS) {
      if (isStopped()) return drawn;
      const address = baseUrl + imageAddress(image_urls[0] ?? "", width);
      const answer = await fetch(address, { headers: { accept: "image/avif" } });
      await answer.arrayBuffer();
      if (answer.ok) drawn++;
    }
  }
  return drawn;
}
