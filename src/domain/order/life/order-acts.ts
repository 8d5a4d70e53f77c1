/** States of an order whose goods are still to come (rule life.states). */
export const openStatuses = ["placed", "confirmed", "scheduled"] as const

export type OpenStatus = (typeof openStatuses)[number]

/** What a seller does with an open order; each is a call of the order's life. */
export const openActs = ["confirm", "refuse", "schedule", "deliver", "cancel"] as const

export type OpenAct = (typeof openActs)[number]

/** States of an order whose goods have come; a withdrawn one had come before. */
export const billingStatuses = ["delivered", "invoiced", "settled", "withdrawn"] as const

export type BillingStatus = (typeof billingStatuses)[number]

/** What the creditor does afterwards. */
export const billingActs = ["invoice", "announceDebit", "settle", "debitReturned"] as const

export type BillingAct = (typeof billingActs)[number]

/** What a seller does; each is a call of the order's life. */
export const sellerActs = [...openActs, ...billingActs] as const

export type SellerAct = (typeof sellerActs)[number]

/** What staff do for a buyer who has asked for it; staff never end an order for a buyer who has not asked. */
export const buyerActs = ["cancelForBuyer", "withdrawForBuyer"] as const

export type BuyerAct = (typeof buyerActs)[number]

/** Everything that can be done with an order by its dealer or staff. */
export const orderActs = [...sellerActs, ...buyerActs] as const

export type OrderAct = (typeof orderActs)[number]

export const isBuyerAct = (act: OrderAct): act is BuyerAct => buyerActs.some((each) => each === act)

/** How the orders whose goods have come are looked at. What is settled goes to the archive once no debit comes back. */
export const billingStages = ["delivered", "invoiced", "settled", "archive"] as const

export type BillingStage = (typeof billingStages)[number]

/** Days for which a bank gives a debit back without a reason, so that long a paid order is still at hand. */
export const atHandDays = 56

/** What asks for no words. */
export const plainActs = ["confirm", "announceDebit", "settle"] as const satisfies ReadonlyArray<SellerAct>

export type PlainAct = (typeof plainActs)[number]

export const isWordless = (act: OrderAct): act is PlainAct => plainActs.some((plain) => plain === act)

/**
 * How long a seller's act is only announced, in ms: it makes a contract or writes to the buyer, and neither can be
 * undone (decision 038). In the last part of it the seller is reminded once more.
 */
export const takeBackTime = { whole: 10_000, untilLastCall: 5_000 } as const
