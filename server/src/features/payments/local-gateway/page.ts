import { formatYen } from "@surimono/domain/kernel";
import type { GatewayMethod } from "@surimono/domain/payments";
import { escapeHtml } from "../../../platform/escape-html.ts";
import { demoPage } from "../../../platform/http/index.ts";
import type { LocalSession } from "../local-gateway.tables.ts";

const FIELDS: Readonly<Record<GatewayMethod, (session: LocalSession) => string>> = {
  card: cardFields,
  paypay: payPayFields,
};

/** The hosted payment page. */
export function payPage(session: LocalSession): string {
  const open = session.status === "open";
  return frame(
    "お支払い",
    `<section class="sum"><p>${escapeHtml(session.title)}</p><strong>${formatYen(session.amount)}</strong><small>税込・日本円</small></section>
${session.decline && open ? `<p class="alert" role="alert">${escapeHtml(session.decline)}</p>` : ""}
${open ? `<form method="post">${FIELDS[session.method](session)}${demoButtons()}</form>` : closed(session)}`,
  );
}

export function missingPage(): string {
  return frame(
    "お支払い",
    `<p class="alert" role="alert">このお支払いページは見つかりませんでした。ショップに戻ってもう一度お試しください。</p><p><a href="/cart">カートに戻る</a></p>`,
  );
}

function cardFields(session: LocalSession): string {
  return `<fieldset><legend>クレジットカード（1回払い）</legend>
<label>カード番号<input name="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242" value="4242 4242 4242 4242"></label>
<div class="row"><label>有効期限（月/年）<input name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="12/34" value="12/34"></label>
<label>セキュリティコード<input name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123" value="123"></label></div>
<details><summary>テスト用のカード番号</summary><dl><dt>4242 4242 4242 4242</dt><dd>承認されます</dd><dt>4000 0000 0000 0002</dt><dd>承認されません</dd><dt>4000 0000 0000 9995</dt><dd>利用可能額が足りません</dd></dl></details></fieldset>
<button class="main" name="action" value="pay">${formatYen(session.amount)} を支払う</button>`;
}

function payPayFields(session: LocalSession): string {
  return `<fieldset><legend>PayPay</legend><p>PayPayアプリでの承認にかわって、下のボタンで承認します。</p></fieldset>
<button class="main" name="action" value="pay">PayPayで ${formatYen(session.amount)} を支払う</button>`;
}

function demoButtons(): string {
  return `<div class="others"><button name="action" value="fail">失敗させる</button><button name="action" value="late">あとで払う</button><button name="action" value="cancel">キャンセルして戻る</button></div>
<p class="hint">「あとで払う」は、お店に戻ってから約15秒後に支払いが確定する場面を試すためのものです。</p>`;
}

function closed(session: LocalSession): string {
  const text =
    session.status === "expired" ? "このお支払いページの有効期限が切れました。" : "お手続きは完了しています。";
  const target = session.status === "expired" ? session.cancelUrl : session.successUrl;
  return `<p class="alert" role="status">${text}</p><p><a class="back" href="${escapeHtml(target)}">ショップに戻る</a></p>`;
}

const STYLE = `main{max-width:480px}
.sum{padding-bottom:24px;margin-bottom:24px;border-bottom:1px solid #E9E6E3}.sum p{margin:0}.sum strong{font-size:40px;line-height:1.3;color:#343131;font-variant-numeric:tabular-nums;margin-right:8px}
fieldset{border:0;margin:0;padding:0}fieldset p{margin:0 0 16px}legend{padding:0;margin-bottom:16px;font-weight:700;color:#343131}label{display:block;margin-bottom:16px;font-size:14px}.row{display:grid;grid-template-columns:1fr 1fr;gap:16px;align-items:end}
input{display:block;width:100%;height:48px;margin-top:4px;padding:0 12px;border:1px solid #8B8784;border-radius:4px;font:inherit;font-size:16px;color:#343131;font-variant-numeric:tabular-nums}
input:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid #FE3A27;outline-offset:2px}
button{min-height:44px;padding:0 12px;border:1px solid #8B8784;border-radius:4px;background:#fff;color:#504E4E;font:inherit;font-size:14px;cursor:pointer}.main{width:100%;min-height:56px;margin:8px 0 24px;border-color:#D9240F;background:#D9240F;color:#fff;font-size:16px;font-weight:700}.main:hover{background:#B51D0B}
.others{display:grid;grid-template-columns:1fr 1fr;gap:8px}.others button:last-child{grid-column:1/-1}.hint,small,details{font-size:14px}summary{min-height:44px;line-height:44px;cursor:pointer}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px;font-variant-numeric:tabular-nums}dd{margin:0}
.alert{margin:0 0 24px;padding:12px 16px;border-left:4px solid #D9240F;background:#FDEEEC;color:#343131}a{color:#D9240F}.back{display:block;padding:12px;text-align:center;border:1px solid #D9240F;border-radius:4px;text-decoration:none}`;

function frame(title: string, body: string): string {
  const note = "お試し用の決済ページです。実際の請求は発生しません。";
  return demoPage({ title, role: "お試し決済", note, body, style: STYLE });
}
