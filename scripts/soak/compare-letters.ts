import type { CaughtLetter } from "../rehearse/outside.ts";
import type { Compared } from "./compared.ts";
import type { Surroundings } from "./surroundings.ts";

interface Written {
  readonly email: string;
  readonly subject: string;
  readonly times: number;
}

interface Sent {
  readonly id: string;
  readonly about: string;
}

/**
 * Each letter about an order came, and was written once: one that is tried again has the same id. An order is confirmed by one letter. Of all
 * others, such as bills, what the shop calls sent came; its jobs are kept for an hour. Those about accounts are left out: where a reason is
 * over, their job is done and sends nothing.
 */
export async function compareLetters({ rows, letters }: Pick<Surroundings, "rows" | "letters">): Promise<Compared> {
  const written = await rows<Written>(
    `select orders.email, letter.subject, count(*)::int as times from order_letters letter
     join orders on orders.user_id = letter.user_id and orders.id = letter.order_id group by orders.email, letter.subject`,
  );
  const sent = await rows<Sent>(
    `select id::text as id, (data->>'to') || ' ' || (data->>'subject') as about
     from pgboss.job where name = 'send-mail' and state = 'completed'`,
  );
  const times = timesOf(letters);
  const ids = idsOf(letters);
  const ofOrders = written.reduce((sum, letter) => sum + letter.times, 0);
  const again = [...times.values()].filter((came) => came > 1).length;
  return {
    compared: `${ofOrders} letters of orders, ${sent.length} sent within the hour (${again} came more than once)`,
    differences: [
      ...written.flatMap((letter) => differenceOf(letter, ids.get(keyOf(letter.email, letter.subject))?.size ?? 0)),
      ...sent
        .filter(({ id }) => !times.has(id))
        .map(({ about }) => ({ check: "a letter that was sent came", about, expected: "there", found: "nothing" })),
    ],
  };
}

function differenceOf({ email, subject, times }: Written, came: number) {
  const about = keyOf(email, subject);
  const differ = (check: string, expected: number, found: number) =>
    expected === found ? [] : [{ check, about, expected: String(expected), found: String(found) }];
  return [
    ...differ("a letter came, and was written once", times, came),
    // Its number is in the subject.
    ...(subject.includes("ご注文を承りました") ? differ("an order was confirmed once", 1, times) : []),
  ];
}

const keyOf = (to: string, subject: string) => `${to} ${subject}`;
/** That of the job, which is the same on every try. */
const jobOf = ({ messageId }: CaughtLetter) => /^<(.+)@/.exec(messageId)?.[1] ?? messageId;

/** How often the letter of each job came. */
function timesOf(letters: readonly CaughtLetter[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const letter of letters) times.set(jobOf(letter), (times.get(jobOf(letter)) ?? 0) + 1);
  return times;
}

/** The jobs behind the letters of each address and subject. */
function idsOf(letters: readonly CaughtLetter[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const letter of letters) {
    const key = keyOf(letter.to, letter.subject);
    ids.set(key, (ids.get(key) ?? new Set()).add(jobOf(letter)));
  }
  return ids;
}
