import { escapeHtml } from "../../../platform/escape-html.ts";
import { demoPage } from "../../../platform/http/index.ts";

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly note: string;
}

const CARRIED = ["state", "redirect_uri", "code_challenge"] as const;

/** The page where a member of the demo chooses an account at the network. */
export function choosePage(
  network: string,
  wanted: string,
  choices: readonly Choice[],
  query: Readonly<Record<string, string>>,
): string {
  const hidden = CARRIED.map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? "")}">`);
  const buttons = choices.map(
    ({ id, label, note }) =>
      `<button name="creator" value="${escapeHtml(id)}"><strong>${escapeHtml(label)}</strong><span>${escapeHtml(note)}</span></button>`,
  );
  return demoPage({
    title: `${network}との連携`,
    role: "お試し連携",
    note: `お試し用のページです。実際の${network}にはつながりません。`,
    style: STYLE,
    body: `<p>SURIMONOが、次の情報を見ることを許可しますか。</p><p class="wanted">${wanted}</p><p>許可するアカウントを選んでください。</p>
<form method="post">${hidden.join("")}${buttons.join("")}<button class="cancel" name="creator" value="">許可しない</button></form>`,
  });
}

const STYLE = `main{max-width:520px}p{margin:0 0 16px}
.wanted{padding:12px 16px;border-left:4px solid #E9E6E3;font-size:14px}form{display:grid;gap:8px}
button{display:grid;gap:2px;min-height:56px;padding:10px 16px;border:1px solid #8B8784;border-radius:4px;background:#fff;color:#504E4E;font:inherit;text-align:left;cursor:pointer}button:hover{background:#F8F5F1}
button strong{color:#343131}button span{font-size:14px}.cancel{min-height:44px;margin-top:8px;text-align:center;place-content:center}button:focus-visible{outline:3px solid #FE3A27;outline-offset:2px}`;
