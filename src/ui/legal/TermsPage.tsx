import { Trans } from "@lingui/react/macro"
import type { CountryId } from "../../domain/place/country.ts"
import { terms } from "../../domain/legal/terms.ts"
import { withdrawal, withdrawalGroups } from "../../domain/legal/withdrawal.ts"
import type { Operator } from "../../domain/site/site.ts"
import { useHref } from "../kit/site.tsx"
import { Document, Sections } from "./Document.tsx"
import s from "./Document.module.css"

interface TermsProps {
  readonly countryId: CountryId
  readonly operator: Operator
}

/** Page: terms and the consequences of a withdrawal, each with its version. */
export function TermsPage({ countryId, operator }: TermsProps) {
  const href = useHref()
  return (
    <Document title={terms(countryId, operator).title}>
      <p>
        <a href={href("/druckansicht/agb")}>
          <Trans>Druckansicht</Trans>
        </a>
        {" · "}
        <a href={href("/druckansicht/agb.pdf")} download>
          <Trans>Als PDF</Trans>
        </a>
      </p>
      <TermsText countryId={countryId} operator={operator} />
    </Document>
  )
}

/** The terms as a document for printing. */
export function PrintedTerms(props: TermsProps) {
  return (
    <Document title={terms(props.countryId, props.operator).title}>
      <TermsText {...props} />
    </Document>
  )
}

function TermsText({ countryId, operator }: TermsProps) {
  return (
    <>
      <Sections text={terms(countryId, operator)} level={2} />
      <Withdrawals countryId={countryId} operator={operator} />
    </>
  )
}

/**
 * Withdrawal information, which depends on the kind of goods (rule law.withdrawal-texts); Switzerland has one text for
 * all goods.
 */
function Withdrawals({ countryId, operator }: TermsProps) {
  const kinds = withdrawalGroups(countryId)
  return kinds.map((groups, index) => {
    const text = withdrawal(countryId, groups[0].id, operator)
    return (
      <section key={text.version} id={index === 0 ? "widerruf" : undefined} className={s["divided"]}>
        <h2>
          {text.title}
          {kinds.length > 1 && `: ${groups.map(({ name }) => name).join(", ")}`}
        </h2>
        <Sections text={text} level={3} />
      </section>
    )
  })
}
