import { describe, expect, it } from "vitest"
import { countryIds } from "../../src/domain/place/country.ts"
import { offeredVariants } from "../../src/domain/payment/availability.ts"
import { paymentIdOf } from "../../src/domain/payment/variants.ts"
import { combinations } from "../data/combinations.ts"
import { address } from "../data/drafts.ts"
import { paymentVariants } from "../../src/domain/order/steps.ts"

/** Returns the payment variants that depend only on the country and the number of stations. */
const sellable = (countryId: (typeof countryIds)[number], stations: 1 | 3) =>
  [true, false].flatMap((isInteraidPayment) =>
    offeredVariants({
      countryId,
      deliveryAddress: { ...address, countryId },
      useInvoiceAddress: false,
      invoiceAddress: null,
      offer: {
        paymentIds: paymentVariants.map(paymentIdOf),
        isInteraidPayment,
        totalPrice: 1800,
        deliveryPeriodDays: 10
      },
      calculation: { stations },
      providers: { paypal: true, instalment: true }
    })
  )

describe("the combinations of order walks", () => {
  for (const countryId of countryIds)
    for (const stations of [1, 3] as const)
      it(`cover all that the shop sells in country ${countryId} to ${stations}, to guests and customers`, () => {
        const walked = (buyer: string) =>
          combinations
            .filter(
              (each) => each.countryId === countryId && each.stations === stations && each.buyer === buyer
            )
            .map(({ variant }) => variant)
            .toSorted()
        const sold = [...new Set(sellable(countryId, stations))].toSorted()
        expect(walked("guest")).toEqual(sold)
        expect(walked("customer")).toEqual(sold)
      })
})
