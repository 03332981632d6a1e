/** Stripe's client is 200 modules, so it is loaded with the first payment and not at start. */
export async function loadStripe() {
  return (await import("stripe")).default;
}
