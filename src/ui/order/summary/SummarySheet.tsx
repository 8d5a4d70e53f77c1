import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { Address } from "../../../domain/address/address.ts"
import type { Calculation } from "../../../domain/options/calculation.ts"
import { type MoistureDeclaration, moistureWords } from "../../../domain/legal/wood-chip-moisture.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import { answerRows, type OrderAnswers } from "../../../domain/order/answers.ts"
import type { PaymentChoice } from "../../../domain/order/draft.ts"
import type { Station } from "../../../domain/order/wizard/stations.ts"
import { AddressText } from "../../kit/address/AddressText.tsx"
import { Block } from "../Block.tsx"
import { DeliveryFacts } from "./DeliveryFacts.tsx"
import { Facts } from "../Facts.tsx"
import { GoodsFacts } from "./GoodsFacts.tsx"
import { LegalText } from "./LegalText.tsx"
import { PaymentFacts } from "../payment/PaymentFacts.tsx"
import { PriceLines } from "../PriceLines.tsx"
import { SellerFacts } from "./SellerFacts.tsx"
import s from "./Sheet.module.css"
import { StationList } from "../stations/StationList.tsx"

/** An order as the buyer sees it: the summary before ordering, and the receipt afterwards. */
export interface SheetOrder extends OrderAnswers {
  readonly calculation: Calculation
  readonly offer: Offer
  readonly deliveryAddress: Address
  /** Null if the invoice is sent to the delivery address. */
  readonly invoiceAddress: Address | null
  /** Empty for an order with a single delivery point. */
  readonly stations: ReadonlyArray<Station>
  readonly payment: PaymentChoice
  /** Only for a placed order; before the order is placed, `question` contains the form for the declaration. */
  readonly moistureDeclaration?: MoistureDeclaration | null
}

interface SummarySheetProps {
  readonly order: SheetOrder
  /** The operator's company. */
  readonly company: string
  /**
   * Declarations that the buyer still has to make; they are placed above the goods, so that goods and price remain
   * directly above the button.
   */
  readonly question?: ReactNode
  /** Links for changing a section; a receipt has none. */
  readonly edit?: {
    readonly address: ReactNode
    readonly stations: ReactNode
    readonly payment: ReactNode
    readonly offer: ReactNode
  }
}

/**
 * All facts that rule law.summary requires, on one sheet; goods and total price come last, directly above the button.
 */
export function SummarySheet({ order, company, question, edit }: SummarySheetProps) {
  const { calculation, offer } = order
  const answers = answerRows(order)
  return (
    <div className={s["sheet"]}>
      <Block id="summary-address" title={<Trans>Lieferadresse</Trans>} edit={edit?.address}>
        <Delivery order={order} />
      </Block>
      {order.stations.length > 0 && (
        <Block id="summary-stations" title={<Trans>Lieferstellen</Trans>} edit={edit?.stations}>
          <StationList stations={order.stations} groupId={calculation.productGroupId} offer={offer} />
        </Block>
      )}
      <Block id="summary-invoice" title={<Trans>Rechnung und Zahlung</Trans>} edit={edit?.payment}>
        <PaymentFacts
          payment={order.payment}
          seller={offer.seller}
          company={company}
          currency={offer.currency}
        />
        <InvoiceAddress address={order.invoiceAddress} />
      </Block>
      <Block id="summary-seller" title={<Trans>Verkäufer</Trans>}>
        <SellerFacts offer={offer} company={company} />
      </Block>
      <Block id="summary-legal" title={<Trans>Bedingungen</Trans>}>
        <LegalText
          countryId={calculation.countryId}
          groupId={calculation.productGroupId}
          seller={offer.seller.name}
          isPlaced={edit === undefined}
        />
      </Block>
      {question}
      <Block id="summary-goods" title={<Trans>Ware und Lieferung</Trans>} edit={edit?.offer}>
        <GoodsFacts calculation={calculation} offer={offer} />
        <DeliveryFacts calculation={calculation} offer={offer} />
        {answers.length > 0 && <Facts facts={answers} />}
        {order.moistureDeclaration && (
          <Facts
            facts={[
              {
                key: "moisture",
                label: <Trans>Ihre Erklärung</Trans>,
                value: moistureWords(order.moistureDeclaration)
              }
            ]}
          />
        )}
      </Block>
      <Block id="summary-price" title={<Trans>Preis</Trans>}>
        <PriceLines calculation={calculation} offer={offer} />
      </Block>
    </div>
  )
}

function Delivery({ order }: { readonly order: SheetOrder }) {
  const { deliveryAddress: address, emailAddress } = order
  return (
    <>
      <AddressText address={address} />
      <Facts
        facts={[
          { key: "phone", label: <Trans>Telefon</Trans>, value: address.phone },
          { key: "email", label: <Trans>E-Mail</Trans>, value: emailAddress },
          ...(address.deliveryNote === ""
            ? []
            : [{ key: "note", label: <Trans>Hinweis</Trans>, value: address.deliveryNote }])
        ]}
      />
    </>
  )
}

function InvoiceAddress({ address }: { readonly address: Address | null }) {
  return (
    <Facts
      facts={[
        {
          key: "invoice",
          label: <Trans>Rechnung an</Trans>,
          value: address === null ? <Trans>die Lieferadresse</Trans> : <AddressText address={address} />
        },
        ...(address === null || address.vatId === ""
          ? []
          : [{ key: "vat", label: <Trans>USt-IdNr.</Trans>, value: address.vatId }])
      ]}
    />
  )
}
