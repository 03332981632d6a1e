/** The studio with the item's design, in one press: it gets its own token. */
export function editPath(productId: number): string {
  return `/mt/dtpage/v1/edit?productId=${productId}`;
}
