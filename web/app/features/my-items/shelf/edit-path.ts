/** The studio with the item's design, in one press: it asks for its own token on the way. */
export function editPath(productId: number): string {
  return `/mt/dtpage/v1/edit?productId=${productId}`;
}
