import { Trans } from "@lingui/react/macro"
import type { Address } from "../../../../domain/address/address.ts"
import type { StaffOrder } from "../../../../domain/order/life/staff-order.ts"
import { personIn } from "../../../../domain/address/titles.ts"
import { DateText, Price } from "../../../kit/price/Price.tsx"
import { PaymentName } from "../../../kit/orders/PaymentName.tsx"
import { FactList, Part } from "../../../kit/desk/Part.tsx"

/** Payment method, payment recipient and payment status; no bank account is shown here. */
export function PaymentPart({ whole }: { readonly whole: StaffOrder }) {
  const { order, row, invoiceNumber, creditNumber, mandate, standingPayment, withdrawableUntil } = whole
  const { payment, invoiceAddress } = order
  return (
    <Part id="order-payment" title={<Trans>Zahlung</Trans>}>
      <FactList
        facts={[
          {
            key: "kind",
            name: <Trans>Zahlungsart</Trans>,
            value: <PaymentName variant={payment.variant} />
          },
          {
            key: "creditor",
            name: <Trans>Geht an</Trans>,
            value: payment.isInteraidPayment ? <Trans>den Marktplatz</Trans> : row.dealer
          },
          standingPayment !== null && {
            key: "standing",
            name: <Trans>Beim Anbieter</Trans>,
            value: (
              <>
                <StandingWord state={standingPayment.state} />:{" "}
                <Price amount={standingPayment.amount} currency={row.currency} />
              </>
            )
          },
          mandate !== null && {
            key: "mandate",
            name: <Trans>Mandat</Trans>,
            value: <MandateWord state={mandate.state} />
          },
          mandate !== null &&
            mandate.dueOn !== null &&
            mandate.amount !== null && {
              key: "due",
              name: <Trans>Einzug</Trans>,
              value: (
                <Trans>
                  <Price amount={mandate.amount} currency={row.currency} /> am{" "}
                  <DateText date={mandate.dueOn} long />
                </Trans>
              )
            },
          invoiceNumber !== null && {
            key: "invoice",
            name: <Trans>Rechnung</Trans>,
            value: invoiceNumber
          },
          creditNumber !== null && {
            key: "credit",
            name: <Trans>Stornorechnung</Trans>,
            value: creditNumber
          },
          payment.orderReference !== "" && {
            key: "reference",
            name: <Trans>Zeichen des Kunden</Trans>,
            value: payment.orderReference
          },
          {
            key: "address",
            name: <Trans>Rechnung an</Trans>,
            value:
              invoiceAddress === null ? (
                <Trans>die Lieferadresse</Trans>
              ) : (
                <AddressText address={invoiceAddress} />
              )
          },
          withdrawableUntil !== null && {
            key: "withdrawal",
            name: <Trans>Widerruf bis</Trans>,
            value: <DateText date={withdrawableUntil} long />
          }
        ]}
      />
    </Part>
  )
}

function AddressText({ address }: { readonly address: Address }) {
  const lines = [
    address.companyName,
    personIn(address),
    `${address.street} ${address.houseNumber}`,
    address.addition,
    `${address.zipCode} ${address.city}`,
    address.vatId
  ].filter((line) => line.trim() !== "")
  return <span data-part="lines">{lines.join(", ")}</span>
}

function StandingWord({ state }: Pick<NonNullable<StaffOrder["standingPayment"]>, "state">) {
  switch (state) {
    case "held":
      return <Trans>Reserviert</Trans>
    case "taken":
      return <Trans>Eingezogen</Trans>
    case "givenBack":
      return <Trans>Erstattet</Trans>
    case "letGo":
      return <Trans>Freigegeben</Trans>
  }
}

function MandateWord({ state }: Pick<NonNullable<StaffOrder["mandate"]>, "state">) {
  switch (state) {
    case "active":
      return <Trans>Erteilt, noch nichts eingezogen</Trans>
    case "preNotified":
      return <Trans>Einzug angekündigt</Trans>
    case "collected":
      return <Trans>Eingezogen</Trans>
    case "returned":
      return <Trans>Zurückgegeben, Rechnung wieder offen</Trans>
    case "revoked":
      return <Trans>Vom Kunden widerrufen</Trans>
    case "expired":
      return <Trans>Erloschen</Trans>
  }
}
