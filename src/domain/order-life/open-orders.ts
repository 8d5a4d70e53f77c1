/** States of an order whose goods are still to come (domain.md 5.3). */
export const openStatuses = ["placed", "confirmed", "scheduled"] as const

export type OpenStatus = (typeof openStatuses)[number]

/** What a seller does with an open order; each is a call of the order's life. */
export const sellerActs = ["confirm", "refuse", "schedule", "deliver", "cancel"] as const

export type SellerAct = (typeof sellerActs)[number]

/** What staff do for a buyer who has asked for it; without him nobody ends an order for him. */
export const buyerActs = ["cancelForBuyer", "withdrawForBuyer"] as const

export type BuyerAct = (typeof buyerActs)[number]

/** Everything that can be done with an order at the desk. */
export const orderActs = [...sellerActs, ...buyerActs] as const

export type OrderAct = (typeof orderActs)[number]

export const isBuyerAct = (act: OrderAct): act is BuyerAct => buyerActs.some((each) => each === act)
