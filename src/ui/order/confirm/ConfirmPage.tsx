import { Trans } from "@lingui/react/macro"
import { zipsOfStations } from "../../../domain/bulk/planned-points.ts"
import type { Calculation } from "../../../domain/options/calculation.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import { directDebitPaymentId, isInstalment } from "../../../domain/options/option-ids.ts"
import type { SetAside } from "../../../domain/options/set-aside.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import { classes } from "../../kit/style/classes.ts"
import { LiveRegion } from "../../kit/Hidden.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { formatPeriod } from "../../kit/format.ts"
import { Price } from "../../kit/price/Price.tsx"
import { Rating } from "../../kit/price/Rating.tsx"
import { SetAsideNotice } from "../../kit/SetAsideNotice.tsx"
import { useSite } from "../../kit/site.tsx"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import { ActionBar, Sum } from "../ActionBar.tsx"
import { Block } from "../Block.tsx"
import { Access } from "./Access.tsx"
import s from "./ConfirmPage.module.css"
import type { ConfirmView } from "./confirm.view.ts"
import { DeliveryFacts } from "../summary/DeliveryFacts.tsx"
import { GoodsFacts } from "../summary/GoodsFacts.tsx"
import { PriceChange } from "../wizard/PriceChange.tsx"
import { PriceLines } from "../PriceLines.tsx"
import { SellerFacts } from "../summary/SellerFacts.tsx"
import sheet from "../summary/Sheet.module.css"
import { StepHeading } from "../StepHeading.tsx"
import { useArrived } from "../wizard/use-arrived.ts"
import { NoScript } from "../wizard/WizardSkeleton.tsx"
import { StartTrouble } from "./StartTrouble.tsx"

export interface ConfirmPageProps {
  readonly view: ConfirmView
  /** Parameters of the URL that were ignored when the offer was calculated. */
  readonly setAside: ReadonlyArray<SetAside>
  /** The operator's company. */
  readonly company: string
  readonly phone: string
  readonly listHref: string
  /** Whether the page is hydrated; until then the button states that it does not work yet. */
  readonly isLive: boolean
  readonly onStart: () => void
  readonly onAcceptPrice: () => void
}

/** Page: the chosen offer before the order, with goods, seller, price, payment and delivery. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { view, company, listHref } = props
  const { calculation, offer } = view
  return (
    <div className={s["page"]}>
      <div className={s["top"]}>
        <StepHeading takesFocus={useArrived()} lead={<InShort calculation={calculation} offer={offer} />}>
          <Trans>Ihr Angebot von {offer.seller.name}</Trans>
        </StepHeading>
        <SetAsideNotice setAside={props.setAside} />
        {view.change !== null && <ChangeNotice view={view} change={view.change} />}
      </div>
      <div className={sheet["sheet"]}>
        <Block
          id="confirm-goods"
          title={<Trans>Ware und Lieferung</Trans>}
          edit={
            <a href={listHref}>
              <Trans>Ändern</Trans>
            </a>
          }
        >
          <GoodsFacts calculation={calculation} offer={offer} />
          <DeliveryFacts calculation={calculation} offer={offer} />
        </Block>
        <Block id="confirm-seller" title={<Trans>Verkäufer</Trans>}>
          <Rating rating={offer.rating} count={offer.ratingCount} />
          <SellerFacts offer={offer} company={company} />
        </Block>
        <Block id="confirm-conditions" title={<Trans>Zahlung und Liefergebiet</Trans>}>
          <Conditions calculation={calculation} />
        </Block>
      </div>
      <div className={s["side"]}>
        <div className={classes(sheet["sheet"], s["price"])}>
          <Block id="confirm-price" title={<Trans>Preis</Trans>}>
            <PriceLines calculation={calculation} offer={offer} />
          </Block>
        </div>
        <Start {...props} />
      </div>
    </div>
  )
}

/** The most important facts first: amount, goods and delivery date. */
function InShort({ calculation, offer }: Pick<ConfirmView, "calculation" | "offer">) {
  const { locale } = useSite()
  const period = formatPeriod(locale.bcp47, offer.startDeliveryPeriodDate, offer.endDeliveryPeriodDate)
  return (
    <>
      <strong className={s["total"]}>
        <Price amount={offer.totalPrice} currency={offer.currency} />
      </strong>{" "}
      <Trans>
        für <AmountText amount={calculation.amount} unit={offer.unitPriceUnit.unit} />, Lieferung {period}.
        Noch ist nichts bestellt.
      </Trans>
    </>
  )
}

interface ChangeProps {
  readonly view: ConfirmView
  readonly change:
    | Pick<Offer, "totalPrice" | "startDeliveryPeriodDate" | "endDeliveryPeriodDate">
    | "recalculated"
    | "again"
}

function ChangeNotice({ view, change }: ChangeProps) {
  if (change === "again")
    return (
      <Notice title={<Trans>Dieselbe Bestellung noch einmal, mit Preis und Lieferzeitraum von heute</Trans>}>
        <p>
          <Trans>Händler, Ware, Qualität und Menge sind die von damals.</Trans>
        </p>
      </Notice>
    )
  if (change === "recalculated")
    return (
      <Notice title={<Trans>Das Angebot wurde gerade neu berechnet</Trans>}>
        <p>
          <Trans>
            Bitte prüfen Sie Preis, Lieferzeitraum und Bedingungen der Lieferung, bevor Sie fortfahren.
          </Trans>
        </p>
      </Notice>
    )
  return (
    <Notice tone="bad" announced title={<Trans>Der Preis hat sich geändert</Trans>}>
      <PriceChange seen={change} offer={view.offer} />
    </Notice>
  )
}

/** Payment methods and delivery restrictions, shown before the order process starts (rule law.before-order). */
function Conditions({ calculation }: { readonly calculation: Calculation }) {
  const zips = [...new Set(zipsOfStations(calculation))]
  const zipCode = zips.join(", ")
  return (
    <ul className={s["list"]}>
      <li>
        {calculation.parameters.some(({ id }) => isInstalment(id)) ? (
          <Trans>Zahlung in Monatsraten. Keine Vorauszahlung; was die Raten kosten, steht im Angebot.</Trans>
        ) : calculation.parameters.some(({ id }) => id === directDebitPaymentId) ? (
          <Trans>
            Zahlung per Lastschrift nach der Lieferung. Keine Vorauszahlung, keine zusätzlichen Kosten.
          </Trans>
        ) : (
          <Trans>
            Zahlung auf Rechnung nach der Lieferung. Keine Vorauszahlung, keine zusätzlichen Kosten.
          </Trans>
        )}
      </li>
      <li>
        {zips.length > 1 ? (
          <Trans>
            Der Preis gilt für die Postleitzahlen {zipCode}. Geliefert wird nur{" "}
            <InCountry countryId={calculation.countryId} />, an Werktagen von Montag bis Freitag.
          </Trans>
        ) : (
          <Trans>
            Der Preis gilt für die Postleitzahl {zipCode}. Geliefert wird nur{" "}
            <InCountry countryId={calculation.countryId} />, an Werktagen von Montag bis Freitag.
          </Trans>
        )}
      </li>
      <li>
        <Access group={productGroup(calculation.productGroupId)} />
      </li>
    </ul>
  )
}

function InCountry({ countryId }: { readonly countryId: CountryId }) {
  switch (countryId) {
    case 1:
      return <Trans>innerhalb Deutschlands</Trans>
    case 2:
      return <Trans>innerhalb Österreichs</Trans>
    case 3:
      return <Trans>in der Schweiz und in Liechtenstein</Trans>
  }
}

function Start({ view, phone, listHref, isLive, onStart, onAcceptPrice }: ConfirmPageProps) {
  const { state } = view
  const mustAccept = state === "changed"
  if (state === "offerGone")
    return (
      <Notice
        tone="bad"
        announced
        title={<Trans>Dieses Angebot gibt es nicht mehr</Trans>}
        actions={
          <ButtonLink href={listHref}>
            <Trans>Angebote neu vergleichen</Trans>
          </ButtonLink>
        }
      />
    )
  return (
    <div className={s["start"]} data-state={state}>
      <NoScript phone={phone} />
      <ActionBar>
        <Sum offer={view.offer} />
        <Button
          wide
          busy={state === "starting"}
          disabled={!isLive}
          onClick={mustAccept ? onAcceptPrice : onStart}
          className={s["on"]}
        >
          {mustAccept ? <Trans>Mit dem neuen Preis weiter</Trans> : <Trans>Weiter zur Adresse</Trans>}
        </Button>
      </ActionBar>
      <a href={listHref} className={s["back"]}>
        <Trans>Zurück zu den Angeboten</Trans>
      </a>
      <LiveRegion>{state === "starting" && <Trans>Ihre Bestellung wird vorbereitet</Trans>}</LiveRegion>
      <StartTrouble state={state} />
    </div>
  )
}
