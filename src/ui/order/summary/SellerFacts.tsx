import { Trans } from "@lingui/react/macro"
import { dealerLink } from "../../../domain/dealer/dealer-address.ts"
import type { ChildOffer } from "../../../domain/offer/offer.ts"
import { groupOfProduct } from "../../../domain/options/products.ts"
import { useHref } from "../../kit/site.tsx"
import { type Fact, Facts } from "../Facts.tsx"

/** Whether an ENplus number is relevant for the goods: only for goods in ENplus classes. */
const isEnplusGoods = (productId: number): boolean =>
  groupOfProduct(productId)?.certificates.some(({ name }) => name.startsWith("ENplus")) === true

/**
 * The seller with address, shown before ordering (rule law.seller): the dealer, or the operator if the offer names the
 * operator as seller.
 */
export function SellerFacts({ offer, company }: { readonly offer: ChildOffer; readonly company: string }) {
  const href = useHref()
  const { seller } = offer
  // the link opens in a new tab, so that the user's input is not lost
  const dealer = (name: string) => (
    <a href={href(dealerLink(offer.dealerId))} target="_blank" rel="noopener">
      {name}
    </a>
  )
  const facts: ReadonlyArray<Fact> = [
    {
      key: "seller",
      label: <Trans>Anschrift</Trans>,
      value: (
        <>
          {offer.isInteraid ? seller.name : dealer(seller.name)}
          <br />
          {seller.street}
          <br />
          {seller.zipCode} {seller.city}
        </>
      )
    },
    {
      key: "contact",
      label: <Trans>Kontakt</Trans>,
      value: (
        <>
          <a href={`tel:${seller.phone.replaceAll(" ", "")}`}>{seller.phone}</a>
          <br />
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </>
      )
    },
    ...(seller.enplusId === null || !isEnplusGoods(offer.productId)
      ? []
      : [{ key: "enplus", label: <Trans>ENplus-Nummer</Trans>, value: seller.enplusId }]),
    {
      key: "contract",
      label: <Trans>Vertragspartner</Trans>,
      value: offer.isInteraid ? (
        <Trans>
          Sie kaufen bei {company}, dem Betreiber dieses Marktplatzes. Ausgeliefert wird von{" "}
          {dealer(offer.name)}.
        </Trans>
      ) : (
        <Trans>
          Sie kaufen bei {seller.name}. {company} vermittelt den Kauf und wird nicht Ihr Vertragspartner.
        </Trans>
      )
    }
  ]
  return <Facts facts={facts} />
}
