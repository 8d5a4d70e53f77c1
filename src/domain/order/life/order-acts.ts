/** Statuses of an order before the delivery (rule life.states). */
export const openStatuses = ["placed", "confirmed", "scheduled"] as const

export type OpenStatus = (typeof openStatuses)[number]

/** Actions of a seller on an open order; each has its own API endpoint. */
export const openActs = ["confirm", "refuse", "schedule", "deliver", "cancel"] as const

export type OpenAct = (typeof openActs)[number]

/** Statuses of an order after the delivery. `withdrawn` is included, because a withdrawn order was delivered before. */
export const billingStatuses = ["delivered", "invoiced", "settled", "withdrawn"] as const

/** Actions of the creditor after delivery. */
export const billingActs = ["invoice", "announceDebit", "settle", "debitReturned"] as const

export type BillingAct = (typeof billingActs)[number]

/** All actions of a seller; each has its own API endpoint. */
export const sellerActs = [...openActs, ...billingActs] as const

export type SellerAct = (typeof sellerActs)[number]

/** Actions of staff at a buyer's request; staff never end an order for a buyer without a request. */
export const buyerActs = ["cancelForBuyer", "withdrawForBuyer"] as const

export type BuyerAct = (typeof buyerActs)[number]

/** All actions of dealers and staff on an order. */
export const orderActs = [...sellerActs, ...buyerActs] as const

export type OrderAct = (typeof orderActs)[number]

export const isBuyerAct = (act: OrderAct): act is BuyerAct => buyerActs.some((each) => each === act)

/**
 * Stages of delivered orders in the billing list. Settled orders move to the archive when their debit can no longer be
 * returned.
 */
export const billingStages = ["delivered", "invoiced", "settled", "archive"] as const

export type BillingStage = (typeof billingStages)[number]

/**
 * Number of days within which a bank returns a debit without requiring a reason; a paid order stays in the billing list
 * during this time.
 */
export const atHandDays = 56

/** Actions that need no text input. */
export const plainActs = ["confirm", "announceDebit", "settle"] as const satisfies ReadonlyArray<SellerAct>

export type PlainAct = (typeof plainActs)[number]

export const isWordless = (act: OrderAct): act is PlainAct => plainActs.some((plain) => plain === act)

/**
 * Time in ms during which a seller can take back an action before it is sent. The delay exists because the action
 * concludes a contract or notifies the buyer, and neither can be undone (decision 038). After `untilLastCall`, the
 * seller is reminded once more.
 */
export const takeBackTime = { whole: 10_000, untilLastCall: 5_000 } as const
