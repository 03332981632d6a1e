import type { WireSheet } from "@surimono/contract/documents";
import { formatNumber, formatYen, slashedDay } from "@surimono/domain/kernel";
import type { ReactNode } from "react";

/** The paper as it was issued: what the PDF says, on the page (rule documents-sheet). */
export function DocumentSheet({ sheet }: { sheet: WireSheet }) {
  const { title, number, copy, issued, recipient, sum, statement, facts, groups, notes } = sheet;
  return (
    <article
      aria-label={title}
      className="mx-auto w-full max-w-[210mm] bg-white p-[6%] text-14 text-deep shadow-float print:max-w-none print:p-0 print:shadow-none"
    >
      <h2 className="text-center font-bold text-28 tracking-[0.2em]">{title}</h2>
      {copy !== "" && <p className="text-center font-bold">再発行</p>}
      <div className="num mt-4 text-right text-12">
        <p>番号 {number}</p>
        {copy !== "" && <p>はじめの番号 {copy}</p>}
        <p>発行日 {slashedDay(issued)}</p>
      </div>
      <p className="mt-6 inline-block min-w-[60%] border-deep border-b pb-1 text-20 [overflow-wrap:anywhere]">
        {recipient}
      </p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4 border-deep border-y-2 py-3">
        <span>{sum.label}</span>
        <span className="num font-bold text-28">{formatYen(sum.amount)}</span>
      </p>
      <p className="mt-3">{statement}</p>
      <Facts facts={facts} />
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a sheet never change
        <Goods key={index} group={group} />
      ))}
      <div className="mt-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Taxes taxes={sheet.taxes} />
        <Issuer issuer={sheet.issuer} />
      </div>
      {sheet.bank.length > 0 && (
        <section aria-label="お振込先" className="mt-6">
          <h3 className="font-bold text-12">お振込先</h3>
          <Facts facts={sheet.bank} />
        </section>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-12">
          {note}
        </p>
      ))}
    </article>
  );
}

function Facts({ facts }: { facts: WireSheet["facts"] }) {
  return (
    <dl className="num mt-3 grid text-12">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[6.5rem_1fr] border-line border-b py-1.5">
          <dt className="text-mute">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Goods({ group: { heading, lines, extras } }: { group: WireSheet["groups"][number] }) {
  return (
    <table className="num mt-6 w-full border-collapse text-12">
      {heading !== "" && <caption className="pb-1 text-left font-bold">{heading}</caption>}
      <thead>
        <tr className="border-deep border-b text-left">
          <th className="py-2 font-bold">内容</th>
          <Head>数量</Head>
          <Head>
            単価<span className="max-sm:hidden print:inline">（税込）</span>
          </Head>
          <Head>
            金額<span className="max-sm:hidden print:inline">（税込）</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet never change
          <tr key={index} className="border-line border-b align-top">
            <td className="py-2 pr-3">
              {line.name}
              <span className="block text-mute">{line.detail}</span>
            </td>
            <Amount>{formatNumber(line.quantity)}</Amount>
            <Amount>{formatYen(line.price)}</Amount>
            <Amount>{formatYen(line.amount)}</Amount>
          </tr>
        ))}
        {extras.map(({ label, amount }) => (
          <tr key={label} className="border-line border-b">
            <td className="py-2" colSpan={3}>
              {label}
            </td>
            <Amount>{formatYen(amount)}</Amount>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ children }: { children: ReactNode }) {
  return <th className="whitespace-nowrap py-2 pl-2 text-right font-bold">{children}</th>;
}

function Amount({ children }: { children: ReactNode }) {
  return <td className="whitespace-nowrap py-2 pl-2 text-right">{children}</td>;
}

function Taxes({ taxes }: Pick<WireSheet, "taxes">) {
  return (
    <table className="num h-fit w-full border-collapse text-12">
      <caption className="pb-1 text-left font-bold">税率ごとの内訳</caption>
      <thead>
        <tr className="border-deep border-b text-left">
          <th className="py-1 font-bold">税率</th>
          <Head>対価の額（税込）</Head>
          <Head>消費税額</Head>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ rate, amount, tax }) => (
          <tr key={rate} className="border-line border-b">
            <td className="py-1">{rate / 100}%</td>
            <Amount>{formatYen(amount)}</Amount>
            <Amount>{formatYen(tax)}</Amount>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Issuer({ issuer: { name, registration, address, phone, email } }: Pick<WireSheet, "issuer">) {
  return (
    <address className="text-12 not-italic [overflow-wrap:anywhere]">
      <p className="font-bold text-14">{name}</p>
      <p className="num">登録番号 {registration}</p>
      <p>{address}</p>
      <p className="num">{phone}</p>
      <p>{email}</p>
    </address>
  );
}
