import type { CartItem, InstalmentBuyer } from "../ports/payments.ts"
import type { PaymentWish } from "./provider.ts"

const productTypes: Readonly<Record<CartItem["kind"], string>> = {
  goods: "GOODS",
  shipment: "SHIPMENT",
  fee: "HANDLING_FEE",
  discount: "DISCOUNT"
}

const amountOf = ({ money }: PaymentWish) => ({ amount: money.cents, currencyCode: money.currency })

const cartOf = ({ id, cart = [] }: PaymentWish) => ({
  items: cart.map(({ kind, label, cents }, index) => ({
    invoiceData: { description: label },
    orderLineDetails: {
      productCode: `${id}-${index + 1}`,
      productType: productTypes[kind],
      productPrice: cents,
      quantity: 1
    }
  }))
})

/**
 * Returns the request body with the buyer and the cart, and with the shop's reference by which the checkout is found
 * again.
 */
export const caseBody = (wish: PaymentWish, buyer: InstalmentBuyer) => ({
  merchantReference: wish.id,
  customer: {
    businessRelation: "B2C",
    personalInformation: {
      ...(buyer.birthDate === undefined ? {} : { dateOfBirth: buyer.birthDate.replaceAll("-", "") }),
      name: { firstName: buyer.firstName, surname: buyer.lastName }
    },
    contactDetails: { emailAddress: buyer.email, phoneNumber: buyer.phone },
    billingAddress: {
      street: buyer.street,
      houseNumber: buyer.houseNumber,
      zip: buyer.zip,
      city: buyer.city,
      countryCode: buyer.countryIso
    }
  },
  checkout: {
    amountOfMoney: amountOf(wish),
    references: { merchantReference: wish.id },
    shoppingCart: cartOf(wish)
  }
})

const deviceOf = ({ buyer }: PaymentWish) => ({
  ipAddress: buyer?.address,
  ...(buyer === undefined || buyer.deviceToken === "" ? {} : { deviceToken: buyer.deviceToken })
})

/**
 * Returns the request body that requests the plans; the amount is reserved when one of them is completed, and captured
 * at delivery.
 */
export const executionBody = (wish: PaymentWish, product: number) => ({
  paymentMethodSpecificInput: {
    paymentChannel: "ECOMMERCE",
    customerDevice: deviceOf(wish),
    financingPaymentMethodSpecificInput: { paymentProductId: product, requiresApproval: true }
  },
  paymentExecutionSpecificInput: {
    amountOfMoney: amountOf(wish),
    shoppingCart: cartOf(wish),
    paymentReferences: { merchantReference: wish.id }
  }
})
