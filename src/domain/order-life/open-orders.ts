/** States of an order whose goods are still to come (domain.md 5.3). */
export const openStatuses = ["placed", "confirmed", "scheduled"] as const

export type OpenStatus = (typeof openStatuses)[number]

/** What a seller does with an open order; each is a call of the order's life. */
export const sellerActs = ["confirm", "refuse", "schedule", "deliver", "cancel"] as const

export type SellerAct = (typeof sellerActs)[number]
