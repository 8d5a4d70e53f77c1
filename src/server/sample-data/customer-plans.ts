import type { CountryId } from "../../domain/place/country.ts"
import type { OrderStatus } from "../../domain/order/draft.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import type { Buyer } from "./buyers.ts"
import { streetOf } from "./company.ts"
import type { Area, Dealer } from "./dealer.ts"
import type { OrderPlan } from "./order-plans.ts"
import { randomOf } from "./random.ts"

interface CustomersOrder {
  readonly status: OrderStatus
  /** If undefined, the age of the order depends on its status. */
  readonly daysAgo?: number
  /** In kg. */
  readonly amount: number
  /** Index in the list of dealers who deliver to the customer; orders with the same index go to the same dealer. */
  readonly from: number
}

interface Customer {
  readonly countryId: CountryId
  readonly buyer: Buyer
  readonly orders: ReadonlyArray<CustomersOrder>
}

/** The two customers who can sign in, with their orders of two winters; the oldest first. */
const customers: ReadonlyArray<Customer> = [
  {
    countryId: 1,
    buyer: {
      isWoman: false,
      firstName: "Beispiel",
      lastName: "Kunde",
      email: "kunde@heizmarkt.example",
      houseNumber: "12"
    },
    orders: [
      { status: "settled", daysAgo: 710, amount: 5000, from: 0 },
      { status: "cancelledByCustomer", daysAgo: 402, amount: 6000, from: 1 },
      { status: "settled", daysAgo: 401, amount: 6000, from: 0 },
      { status: "settled", daysAgo: 160, amount: 4000, from: 2 },
      { status: "delivered", daysAgo: 31, amount: 6000, from: 0 },
      { status: "scheduled", amount: 3000, from: 1 }
    ]
  },
  {
    countryId: 2,
    buyer: {
      isWoman: true,
      firstName: "Beispiel",
      lastName: "Kundin",
      email: "kundin@heizmarkt.example",
      houseNumber: "7"
    },
    orders: [
      { status: "settled", daysAgo: 380, amount: 4000, from: 0 },
      { status: "settled", daysAgo: 120, amount: 4500, from: 1 },
      { status: "invoiced", daysAgo: 36, amount: 5000, from: 0 },
      { status: "placed", amount: 4000, from: 1 }
    ]
  }
]

/** E-mail addresses of the customers whose accounts own these orders. */
export const customersMailboxes: ReadonlyArray<string> = customers.map(({ buyer }) => buyer.email)

const plansOf = (
  seed: number,
  dealers: ReadonlyArray<Dealer>,
  { countryId, buyer, orders }: Customer
): ReadonlyArray<OrderPlan> => {
  const sellers = dealers.filter(
    (dealer) => dealer.countryId === countryId && dealer.groups.includes(usualGroup.id)
  )
  // the customer lives in the home place of the first dealer's first area
  const home = sellers[0]?.areas[0]?.home
  if (home === undefined) return []
  const street = streetOf(countryId, randomOf(seed, `customer/${buyer.email}`))
  const near = sellers.flatMap((dealer): ReadonlyArray<{ readonly dealer: Dealer; readonly area: Area }> => {
    const area = dealer.areas.find(({ zipPrefixes }) =>
      zipPrefixes.some((prefix) => home.zipCode.startsWith(prefix))
    )
    return area === undefined ? [] : [{ dealer, area: { ...area, home, street } }]
  })
  return orders.flatMap(({ from, ...order }, index): ReadonlyArray<OrderPlan> => {
    const seller = near[from % near.length]
    return seller === undefined
      ? []
      : [{ label: `${buyer.email}/${index}`, groupId: usualGroup.id, buyer, ...seller, ...order }]
  })
}

/** Plans the orders of the sample customers, at dealers who deliver to the customers' homes. */
export const customersPlans = (seed: number, dealers: ReadonlyArray<Dealer>): ReadonlyArray<OrderPlan> =>
  customers.flatMap((customer) => plansOf(seed, dealers, customer))
