import { Trans } from "@lingui/react/macro"
import { countries } from "../../../domain/place/country.ts"
import type { BillDocument, BillParty, CreditNote } from "../../../domain/order/life/bill-document.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { formatCount, formatDate, formatMoney, formatOneDigit } from "../../kit/format.ts"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import { localDay } from "../../kit/orders/local-day.ts"
import { useSite } from "../../kit/site.tsx"
import { type Fact, Facts } from "../Facts.tsx"
import { vatWords } from "../PriceLines.tsx"
import s from "./BillPaper.module.css"
import { BillPayment, CreditPayment } from "./BillPayment.tsx"

/**
 * A printable invoice with issuer, deliveries, net, tax and gross amounts, and payment; or, with `credit`, the credit
 * note, which refers to the invoice by number and date.
 */
export function BillPaper({
  bill,
  company,
  credit
}: {
  readonly bill: BillDocument
  readonly company: string
  readonly credit?: CreditNote | undefined
}) {
  const tag = useSite().locale.bcp47
  const { invoiceNumber, orderNumber, orderReference, deliveredBy } = bill
  const billedOn = formatDate(tag, bill.issuedOn)
  const numbers: ReadonlyArray<Fact> =
    credit === undefined
      ? [
          { key: "number", label: <Trans>Rechnungsnummer</Trans>, value: invoiceNumber },
          { key: "issued", label: <Trans>Rechnungsdatum</Trans>, value: billedOn }
        ]
      : [
          { key: "number", label: <Trans>Nummer</Trans>, value: credit.number },
          { key: "issued", label: <Trans>Datum</Trans>, value: formatDate(tag, credit.issuedOn) },
          {
            key: "cancels",
            label: <Trans>Storniert wird</Trans>,
            value: (
              <Trans>
                Rechnung {invoiceNumber} vom {billedOn}
              </Trans>
            )
          }
        ]
  const facts: ReadonlyArray<Fact> = [
    ...numbers,
    { key: "delivered", label: <Trans>Tag der Lieferung</Trans>, value: formatDate(tag, bill.deliveredOn) },
    {
      key: "order",
      label: <Trans>Bestellung</Trans>,
      value: (
        <Trans>
          {orderNumber} vom {formatDate(tag, localDay(countries[bill.countryId].timeZone, bill.placedAt))}
        </Trans>
      )
    },
    ...(orderReference === ""
      ? []
      : [{ key: "reference", label: <Trans>Ihr Zeichen</Trans>, value: orderReference }])
  ]
  const { imprint } = credit ?? bill
  return (
    <article className={s["bill"]}>
      <header className={s["head"]}>
        <address className={s["recipient"]}>
          <small className={s["sender"]}>
            {bill.issuer.name}, {bill.issuer.street}, {bill.issuer.zipCode} {bill.issuer.city}
          </small>
          <PartyLines party={bill.recipient} />
          {bill.recipient.taxNumber !== "" && <span>{bill.recipient.taxNumber}</span>}
        </address>
        <address className={s["issuer"]}>
          <PartyLines party={bill.issuer} />
          {bill.contact !== "" && <span>{bill.contact}</span>}
        </address>
      </header>
      <h1>
        {credit === undefined ? (
          <Trans>Rechnung {invoiceNumber}</Trans>
        ) : (
          <Trans>Stornorechnung {credit.number}</Trans>
        )}
      </h1>
      <Facts facts={facts} />
      {deliveredBy !== null && (
        <p>
          <Trans>
            Geliefert hat {deliveredBy} im Auftrag von {company}.
          </Trans>
        </p>
      )}
      <Deliveries bill={bill} />
      <Sums bill={bill} credit={credit} />
      {credit === undefined ? <BillPayment bill={bill} /> : <CreditPayment bill={bill} />}
      {imprint.length > 0 && (
        <footer className={s["imprint"]}>
          {imprint.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </footer>
      )}
    </article>
  )
}

function PartyLines({ party: { name, street, zipCode, city } }: { readonly party: BillParty }) {
  return (
    <>
      <strong>{name}</strong>
      <span>{street}</span>
      <span>
        {zipCode} {city}
      </span>
    </>
  )
}

/** The deliveries with place and date; the invoice covers all of them. */
function Deliveries({ bill }: { readonly bill: BillDocument }) {
  const tag = useSite().locale.bcp47
  const { unit } = productGroup(bill.productGroupId)
  return (
    <table className={s["lines"]}>
      <caption>
        <Trans>Gelieferte Menge</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Lieferstelle</Trans>
          </th>
          <th scope="col">
            <Trans>Tag</Trans>
          </th>
          <th scope="col" className={s["figure"]}>
            <Trans>Menge</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {bill.deliveries.map(({ station, address, day, amount }) => (
          <tr key={station ?? 0}>
            <th scope="row">
              {station !== null && `${station}: `}
              {address}
            </th>
            <td>{formatDate(tag, day)}</td>
            <td className={s["figure"]}>
              <AmountText amount={amount} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
      {bill.deliveries.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              <Trans>Zusammen</Trans>
            </th>
            <td className={s["figure"]}>
              <AmountText amount={bill.deliveredAmount} unit={unit} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Agreed gross prices of goods and fees, with net sum and tax by rate. */
function Sums({
  bill: document,
  credit
}: {
  readonly bill: BillDocument
  readonly credit: CreditNote | undefined
}) {
  const tag = useSite().locale.bcp47
  const { bill } = credit ?? document
  const { currency, countryId, productGroupId, unitPriceUnit } = document
  const money = (amount: number) => formatMoney(tag, currency, amount)
  const { unit } = productGroup(productGroupId)
  const rate = formatOneDigit(tag, bill.vatRate)
  const price = money(document.unitPrice)
  const per =
    unitPriceUnit.amount === 1
      ? unitPriceUnit.unit
      : `${formatCount(tag, unitPriceUnit.amount)} ${unitPriceUnit.unit}`
  return (
    <table className={s["lines"]}>
      <caption>
        {credit === undefined ? <Trans>Rechnungsbetrag</Trans> : <Trans>Stornierter Betrag</Trans>}
      </caption>
      <tbody>
        <tr>
          <th scope="row">
            {document.productName}, <AmountText amount={document.deliveredAmount} unit={unit} />
            <small>
              <Trans>
                vereinbart: {price} je {per}, brutto
              </Trans>
            </small>
          </th>
          <td className={s["figure"]}>{money(bill.goodsPrice)}</td>
        </tr>
        {bill.fees !== 0 && (
          <tr>
            <th scope="row">
              <Trans>Gebühren wie bestellt</Trans>
            </th>
            <td className={s["figure"]}>{money(bill.fees)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">
            <Trans>Darin Nettobetrag</Trans>
          </th>
          <td className={s["figure"]}>{money(bill.netTotal)}</td>
        </tr>
        <tr>
          <th scope="row">
            <Trans>
              Darin {rate} % {vatWords[countryId]}
            </Trans>
          </th>
          <td className={s["figure"]}>{money(bill.vatAmount)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Gesamtbetrag</Trans>
          </th>
          <td className={s["figure"]}>{money(bill.totalPrice)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
