import { addressProblems, type Address } from "../../domain/address/address.ts"
import type { AddressForm } from "../../domain/order/wizard/address-form.ts"
import { registrationSaveCache } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"
import type { RegistrationCalls } from "./registration-calls.ts"

const isComplete = (address: Address | null, phoneRequired: boolean): address is Address =>
  address !== null && addressProblems(address, { phoneRequired }).length === 0

/**
 * Returns the addresses that are complete, so that the account can take them over; incomplete ones are stored only for
 * the order.
 */
const completeAddresses = ({ deliveryAddress, useInvoiceAddress, invoiceAddress }: AddressForm) => {
  const hasInvoice = useInvoiceAddress && isComplete(invoiceAddress, false)
  return {
    ...(isComplete(deliveryAddress, true) ? { deliveryAddress } : {}),
    useInvoiceAddress: hasInvoice,
    ...(hasInvoice ? { invoiceAddress } : {})
  }
}

/**
 * Registers a user during an order: the buyer's input is stored for this browser (rule account.registration-cache), so
 * that it is available after opening the mailed link, and complete addresses are saved in the account. If storing
 * fails, the registration still works. `typed` is the current input of the wizard's address step.
 */
export const registerInOrder =
  (
    client: Client,
    register: RegistrationCalls["register"],
    typed: () => AddressForm | null
  ): RegistrationCalls["register"] =>
  async (wish, signal) => {
    const form = typed()
    if (wish.asGuest || form === null) return register(wish, signal)
    const { deliveryAddress, useInvoiceAddress, invoiceAddress } = form
    const authData = {
      email: wish.form.email.trim(),
      mode: "register",
      asGuest: false,
      forOrder: wish.forOrder
    } as const
    const payload = { authData, deliveryAddress, useInvoiceAddress, invoiceAddress }
    await client.call(registrationSaveCache, { payload }, { signal })
    return register({ ...wish, form: { ...wish.form, ...completeAddresses(form) } }, signal)
  }
