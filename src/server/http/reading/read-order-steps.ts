import { readAddress, readAddresses } from "./read-addresses.ts"
import { given, isBody, type Read, readEach, spelled, withMembers } from "./body.ts"

/** Reads an entered or selected address; the default type is 1 (delivery). */
export const readAddressStep: Read = (sent) => {
  if (!isBody(sent)) return sent
  const selected = given(sent, "SelectedAddresses")
  const typed = readEach(selected, (each) =>
    isBody(each) ? withMembers(each, { AddressType: given(each, "AddressType") ?? 1 }) : each
  )
  const step = readAddresses(sent)
  return selected === undefined ? step : withMembers(step, { SelectedAddresses: typed })
}

/** Reads stations and keeps their order; each station has an entered or selected address. */
export const readStationsStep: Read = (sent) =>
  isBody(sent)
    ? withMembers(sent, {
        Stations: readEach(given(sent, "Stations"), (each) => {
          const address = isBody(each) ? given(each, "Address") : undefined
          return isBody(each) && address !== undefined
            ? withMembers(each, { Address: readAddress(address) })
            : each
        })
      })
    : sent

/** Moves the buyer's reference out of `Invoice`; the other fields of `Invoice` are dropped. */
export const shapePaymentStep: Read = (sent) => {
  if (!isBody(sent)) return sent
  const invoice = spelled(sent, "Invoice")
  const sign = isBody(invoice) ? spelled(invoice, "OrderReference") : undefined
  const reference = spelled(sent, "OrderReference") ?? sign
  return withMembers(sent, {
    ...(isBody(invoice) ? { Invoice: undefined, invoice: undefined } : {}),
    orderReference: undefined,
    ...(reference === undefined ? {} : { OrderReference: reference })
  })
}

export const readPaymentStep: Read = (sent) => {
  if (!isBody(sent)) return sent
  const installment = given(sent, "Installment")
  return withMembers(sent, {
    PaymentModifier: given(sent, "PaymentModifier") ?? -1,
    ...(isBody(installment)
      ? { Installment: withMembers(installment, { DeviceToken: given(installment, "DeviceToken") ?? "" }) }
      : {})
  })
}

/** Reads the versions of the legal texts, which may be sent as one object or as single members. */
export const shapePlacing: Read = (sent) => {
  if (!isBody(sent) || spelled(sent, "LegalVersions") !== undefined) return sent
  const Terms = spelled(sent, "TermsVersion")
  const Withdrawal = spelled(sent, "WithdrawalVersion")
  return withMembers(sent, {
    TermsVersion: undefined,
    termsVersion: undefined,
    WithdrawalVersion: undefined,
    withdrawalVersion: undefined,
    LegalVersions: {
      ...(Terms === undefined ? {} : { Terms }),
      ...(Withdrawal === undefined ? {} : { Withdrawal })
    }
  })
}
