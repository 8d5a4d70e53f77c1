import { Trans } from "@lingui/react/macro"
import type { ChildOffer } from "../../../domain/offer/offer.ts"
import { type Fact, Facts } from "../Facts.tsx"

/** Products that an ENplus number says something of. */
const pellets: ReadonlyArray<number> = [20, 23, 27, 28]

/** Who sells, with address, before the order (rule law.seller): the dealer, or the operator where the offer says so. */
export function SellerFacts({ offer, company }: { readonly offer: ChildOffer; readonly company: string }) {
  const { seller } = offer
  const facts: ReadonlyArray<Fact> = [
    {
      key: "seller",
      label: <Trans>Anschrift</Trans>,
      value: (
        <>
          {seller.name}
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
    ...(seller.enplusId === null || !pellets.includes(offer.productId)
      ? []
      : [{ key: "enplus", label: <Trans>ENplus-Nummer</Trans>, value: seller.enplusId }]),
    {
      key: "contract",
      label: <Trans>Vertragspartner</Trans>,
      value: offer.isInteraid ? (
        <Trans>
          Sie kaufen bei {company}, dem Betreiber dieses Marktplatzes. Ausgeliefert wird von {offer.name}.
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
