import "./prose.css";
import { buttonStyle } from "@surimono/ui/button-style.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HelpOpener } from "../help/help-opener.tsx";

interface FaqScreenProps {
  title: string;
  groups: readonly { title: string; questions: readonly { id: string; question: string; html: string }[] }[];
}

export function FaqScreen({ title, groups }: FaqScreenProps) {
  useOpenNamed();
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb trail={[{ label: "ホーム", to: "/" }, { label: title }]} />
      <h1 className="mt-3 font-bold text-28 md:mt-5 md:text-40">{title}</h1>
      <div className="mt-8 md:mt-10">
        <HelpOpener />
      </div>
      <nav aria-label="質問の種類" className="mt-6 print:hidden">
        <ul className="-mb-2 text-balance">
          {groups.map((group, at) => (
            <li key={group.title} className="mr-2 mb-2 inline-block">
              <a href={`#group-${at + 1}`} className={buttonStyle({ size: 36 })}>
                {group.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group, at) => (
        <section
          key={group.title}
          id={`group-${at + 1}`}
          aria-label={group.title}
          className="mt-10 grid scroll-mt-24 gap-x-6 gap-y-3 md:mt-14 md:grid-cols-[1fr_3fr]"
        >
          <h2 className="font-bold text-20">{group.title}</h2>
          <div className="border-deep border-t">
            {group.questions.map(({ id, question, html }) => (
              <details key={id} id={id} className="group scroll-mt-24 border-line border-b">
                <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3 font-bold text-deep hover:text-red-text [&::-webkit-details-marker]:hidden">
                  {question}
                  <Icon name="chevron-down" size={18} className="ml-auto transition-transform group-open:rotate-180" />
                </summary>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from content/, no customer writes there */}
                <div className="prose pb-5" dangerouslySetInnerHTML={{ __html: html }} />
              </details>
            ))}
          </div>
        </section>
      ))}
      <div className="paper mt-14 flex flex-wrap items-center gap-4 rounded-card p-6 md:p-8">
        <p className="mr-auto font-bold text-16 text-deep">お答えが見つからないときは、おたずねください。</p>
        <LinkButton to="/inquiryFormContent" icon="mail" size={56} className="max-sm:w-full">
          お問い合わせフォーム
        </LinkButton>
      </div>
    </main>
  );
}

/** A link to `/faq#cancel` opens the answer at once. */
function useOpenNamed(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  }, [hash]);
}
