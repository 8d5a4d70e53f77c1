/** States of a mandate after the buyer has granted it (rule payment.mandate-life). */
export const mandateStates = ["active", "preNotified", "collected", "returned", "revoked", "expired"] as const

export type MandateState = (typeof mandateStates)[number]

export type MandateEvent =
  /** The debit was announced with the invoice of the delivered amount. */
  | "debit.announced"
  | "debit.collected"
  /** The debit was returned: for insufficient funds, or without a reason within eight weeks. */
  | "debit.returned"
  | "mandate.revoked"
  /** The mandate was not used for 36 months. */
  | "mandate.lapsed"

/**
 * Number of months without a debit after which a mandate expires, and number of months for which a mandate is stored
 * after its last use.
 */
export const mandateMonths = { idle: 36, kept: 14 } as const

const life: Readonly<Record<MandateState, Partial<Readonly<Record<MandateEvent, MandateState>>>>> = {
  active: { "debit.announced": "preNotified", "mandate.revoked": "revoked", "mandate.lapsed": "expired" },
  preNotified: {
    "debit.collected": "collected",
    "debit.returned": "returned",
    "mandate.revoked": "revoked"
  },
  collected: { "debit.returned": "returned" },
  // a returned debit is announced and collected again, or paid in another way
  returned: { "debit.announced": "preNotified", "mandate.revoked": "revoked", "mandate.lapsed": "expired" },
  revoked: {},
  expired: {}
}

/** A mandate's state and the day of its announced debit. */
export interface Announced {
  readonly state: MandateState
  /** Local day; `null` if no debit was announced. */
  readonly dueOn: string | null
}

/**
 * Whether the bank is processing the announced debit. Processing starts on the day of the debit; before that day, the
 * debit can be neither collected nor returned.
 */
export const isAtBank = ({ state, dueOn }: Announced, today: string): boolean =>
  state === "preNotified" && dueOn !== null && today >= dueOn

/**
 * Whether the buyer can revoke the mandate: not while the bank is processing a debit, which the buyer can only return
 * through the bank.
 */
export const canRevoke = (mandate: Announced, today: string): boolean =>
  mandateAfter(mandate.state, "mandate.revoked") !== undefined && !isAtBank(mandate, today)

/** Returns the state of a mandate after an event; `undefined` if the event is not possible. */
export const mandateAfter = (state: MandateState, event: MandateEvent): MandateState | undefined =>
  life[state][event]
