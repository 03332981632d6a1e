import { Button } from "@surimono/ui/button.tsx";
import { buttonStyle } from "@surimono/ui/button-style.ts";
import { showToast } from "@surimono/ui/toast.ts";

/** Ways to hand an address on. Nothing of other networks is loaded: their pages open when pressed. */
export function ShareButtons({ url, name }: { url: string; name: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast("アドレスをコピーしました。", { tone: "success" });
    } catch {
      showToast("コピーできませんでした。アドレスを選んで、コピーしてください。", { tone: "error" });
    }
  };
  // Closing the sheet without a choice is no fault.
  const hand = () => navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size={44} icon="copy" variant="primary" onClick={() => void copy()}>
        アドレスをコピー
      </Button>
      <Elsewhere to={`https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`}>
        LINEで送る
      </Elsewhere>
      <Elsewhere to={`https://x.com/intent/post?${new URLSearchParams({ text: name, url })}`}>Xに投稿</Elsewhere>
      {typeof navigator.share === "function" && (
        <Button size={44} onClick={() => void hand()}>
          ほかの方法で送る
        </Button>
      )}
    </div>
  );
}

function Elsewhere({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={buttonStyle({ size: 44 })}>
      {children}
      <span className="sr-only">（新しいタブで開きます）</span>
    </a>
  );
}
