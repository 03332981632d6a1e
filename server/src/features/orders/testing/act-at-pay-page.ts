/** The customer's actions on the hosted payment page; returns where the browser is sent then. */
export async function actAtPayPage(
  url: string | null,
  action: "pay" | "fail" | "late" | "cancel",
  card = "4242 4242 4242 4242",
): Promise<string> {
  if (!url) throw new Error("there is no payment page");
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ action, number: card, expiry: "12/34", cvc: "123" }),
  });
  if (response.status !== 303) throw new Error(`the payment page answered ${response.status}`);
  return response.headers.get("location") ?? "";
}
