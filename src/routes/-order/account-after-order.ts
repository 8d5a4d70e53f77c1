import { termsVersion } from "../../domain/legal/terms.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import { productGroup } from "../../domain/product/product-group.ts"

/**
 * Returns the registration of a guest after an order: email address and addresses are those of the order, and the link
 * in the mail leads back to the order (rule account.after-order).
 */
export const registrationOf = (
  {
    orderId,
    countryId,
    productGroupId,
    emailAddress,
    deliveryAddress,
    invoiceAddress
  }: Pick<
    OrderView,
    "orderId" | "countryId" | "productGroupId" | "emailAddress" | "deliveryAddress" | "invoiceAddress"
  >,
  password: string
) => ({
  authData: { email: emailAddress, mode: "register" as const, asGuest: false, forOrder: false, password },
  countryId,
  deliveryAddress,
  invoiceAddress,
  useInvoiceAddress: invoiceAddress !== null,
  termsVersion: termsVersion[countryId],
  newsletter: false,
  returnUrl: `/${productGroup(productGroupId).slug}/bestellung-erfolgreich/${orderId}`
})
