import "./prose.css";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HelpOpener } from "../help/help-opener.tsx";

interface FaqScreenProps {
  title: string;
  groups: readonly { title: string; questions: readonly { id: string; question: string; html: string }[] }[];
}

export function FaqScreen({ title, groups }: FaqScreenProps) {
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb trail={[{ label: "ホーム", to: "/" }, { label: title }]} />
      <h1 className="mt-3 font-bold text-28 md:mt-5 md:text-40">{title}</h1>
      <div className="mt-8 md:mt-10">
        <HelpOpener />
      </div>
      {groups.map((group) => (
        <section
          key={group.title}
          aria-label={group.title}
          className="mt-10 grid gap-x-6 gap-y-3 md:mt-14 md:grid-cols-[1fr_3fr]"
        >
          <h2 className="font-bold text-20">{group.title}</h2>
          <div className="border-deep border-t">
            {group.questions.map(({ id, question, html }) => (
              <details key={id} id={id} className="group border-line border-b">
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
