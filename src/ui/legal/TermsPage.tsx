import { Trans } from "@lingui/react/macro"
import type { CountryId } from "../../domain/place/country.ts"
import { terms } from "../../domain/legal/terms.ts"
import { withdrawal } from "../../domain/legal/withdrawal.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { Operator } from "../../domain/site/site.ts"
import { useHref } from "../kit/site.tsx"
import { Document, Sections } from "./Document.tsx"
import s from "./Document.module.css"

interface TermsProps {
  readonly countryId: CountryId
  readonly operator: Operator
}

/** Terms and what becomes of a withdrawal, each with its version. */
export function TermsPage({ countryId, operator }: TermsProps) {
  const href = useHref()
  return (
    <Document title={terms(countryId, operator).title}>
      <p>
        <a href={href("/druckansicht/agb")}>
          <Trans>Druckansicht</Trans>
        </a>
      </p>
      <TermsText countryId={countryId} operator={operator} />
    </Document>
  )
}

/** The terms on paper. */
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

const groupOfGoods: ReadonlyArray<ProductGroupId> = [1, 3, 4]

/** The information differs by the kind of goods (rule law.withdrawal-texts); Switzerland has one for all. */
function Withdrawals({ countryId, operator }: TermsProps) {
  const groups = countryId === 3 ? groupOfGoods.slice(0, 1) : groupOfGoods
  return groups.map((groupId, index) => {
    const text = withdrawal(countryId, groupId, operator)
    return (
      <section key={text.version} id={index === 0 ? "widerruf" : undefined} className={s["divided"]}>
        <h2>
          {text.title}
          {countryId !== 3 && <GoodsName groupId={groupId} />}
        </h2>
        <Sections text={text} level={3} />
      </section>
    )
  })
}

function GoodsName({ groupId }: { readonly groupId: ProductGroupId }) {
  return groupId === 1 ? (
    <Trans>: Heizöl, Diesel, AdBlue</Trans>
  ) : groupId === 3 ? (
    <Trans>: lose Pellets, Hackschnitzel</Trans>
  ) : (
    <Trans>: Sackware, Big Bags, Kaminholz, Briketts</Trans>
  )
}
