import { Trans, useLingui } from "@lingui/react/macro"
import { otherGroupQuery } from "../../domain/dealer/own-price.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { zipFieldLength, zipHtmlPattern } from "../../domain/place/zip.ts"
import { productGroup, usualGroup } from "../../domain/product/product-group.ts"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { AmountMessage } from "../kit/form/calculator-messages.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { DateRange, Price } from "../kit/price/Price.tsx"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import { useHref } from "../kit/site.tsx"
import type { DealerPageFacts, OwnPriceFacts } from "./dealer-facts.ts"
import s from "./DealerPage.module.css"

/**
 * Today's price of this dealer for the visitor's postal code: a plain HTML form, and a link to order from this dealer.
 */
export function OwnPrice({ dealer }: { readonly dealer: DealerPageFacts }) {
  const href = useHref()
  const { countryId, path, asked, ownPrice } = dealer
  const { id, name, unit, unitPlural, productId } = productGroup(asked.groupId)
  const invalid = ownPrice.kind === "invalid" ? ownPrice : undefined
  return (
    <div className={s["box"]}>
      <Goods dealer={dealer} />
      <form action={`${href(path)}#preis`} method="get" className={s["fields"]}>
        {id !== usualGroup.id && <input type="hidden" name="product" value={productId} />}
        <Field
          id="zip"
          label={<Trans>Ihre Postleitzahl</Trans>}
          error={invalid?.field === "zip" && <Trans>Bitte geben Sie eine gültige Postleitzahl ein.</Trans>}
        >
          {(control) => (
            <TextInput
              {...control}
              name="zipCode"
              required
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={zipFieldLength}
              pattern={zipHtmlPattern(countryId)}
              defaultValue={asked.zipCode}
            />
          )}
        </Field>
        <Field
          id="amount"
          label={<Trans>Menge ({name})</Trans>}
          error={invalid?.field === "amount" && <AmountMessage {...invalid} unit={unitPlural} />}
        >
          {(control) => (
            <TextInput
              {...control}
              name="amount"
              inputMode="numeric"
              unit={unit}
              defaultValue={asked.amount}
            />
          )}
        </Field>
        <Button type="submit" look={ownPrice.kind === "offer" ? "secondary" : "primary"}>
          <Trans>Preis berechnen</Trans>
        </Button>
      </form>
      <Answer found={ownPrice} name={dealer.name} zipCode={asked.zipCode} />
    </div>
  )
}

/**
 * Lets the visitor choose which of the dealer's products is calculated: one link for each, so that it works without
 * JavaScript.
 */
function Goods({ dealer: { countryId, path, products, asked } }: { readonly dealer: DealerPageFacts }) {
  const { t } = useLingui()
  const href = useHref()
  if (products.length < 2) return null
  return (
    <nav aria-label={t`Produkt`}>
      <ul className={s["goods"]}>
        {products.map(({ productGroupId, name }) => (
          <li key={productGroupId}>
            <a
              href={`${href(path)}${otherGroupQuery(countryId, asked, productGroupId)}#preis`}
              rel="nofollow"
              className={s["good"]}
              aria-current={productGroupId === asked.groupId ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Answer({
  found,
  name,
  zipCode
}: {
  readonly found: OwnPriceFacts
  readonly name: string
  readonly zipCode: string
}) {
  const href = useHref()
  switch (found.kind) {
    case "unasked":
    case "invalid":
      return null
    case "elsewhere":
      return (
        <p>
          <Trans>
            {name} liefert diese Menge nicht nach {zipCode}.{" "}
            <a href={href(found.othersPath)}>Händler, die nach {zipCode} liefern</a>
          </Trans>
        </p>
      )
    case "unreachable":
      return (
        <p>
          <Trans>
            Der Preis lässt sich gerade nicht berechnen. Bitte versuchen Sie es gleich noch einmal.
          </Trans>
        </p>
      )
    case "offer":
      return (
        <>
          <OfferLines offer={found.offer} />
          <div className={s["ways"]}>
            <ButtonLink href={href(found.orderPath)} rel="nofollow">
              <Trans>Bei diesem Händler bestellen</Trans>
            </ButtonLink>
            <a href={href(found.listPath)} rel="nofollow">
              <Trans>Mit allen Angeboten für {zipCode} vergleichen</Trans>
            </a>
          </div>
        </>
      )
  }
}

function OfferLines({ offer }: { readonly offer: Offer }) {
  const { currency } = offer
  return (
    <>
      <dl className={s["prices"]}>
        <dt>
          <Trans>Ware und Lieferung</Trans>
        </dt>
        <dd>
          <Price amount={offer.goodsPrice} currency={currency} />
        </dd>
        {offer.fees.map(({ name, amount }) => (
          <FeeLine key={name} name={name} amount={amount} currency={currency} />
        ))}
        <dt className={s["sum"]}>
          <Trans>Endpreis</Trans>
        </dt>
        <dd className={s["sum"]}>
          <Price amount={offer.totalPrice} currency={currency} />
        </dd>
      </dl>
      <p className={s["quiet"]}>
        <Price amount={offer.unitPrice} currency={currency} /> <PriceUnit unit={offer.unitPriceUnit} />
        {", "}
        <Trans>
          mit Mehrwertsteuer. Lieferung{" "}
          <DateRange from={offer.startDeliveryPeriodDate} to={offer.endDeliveryPeriodDate} />
        </Trans>
      </p>
    </>
  )
}

function FeeLine({
  name,
  amount,
  currency
}: { readonly name: string; readonly amount: number } & Pick<Offer, "currency">) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Price amount={amount} currency={currency} />
      </dd>
    </>
  )
}
