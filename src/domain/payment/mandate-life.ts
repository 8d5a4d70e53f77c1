/** A mandate after it was given (rule payment.mandate-life). */
export const mandateStates = ["active", "preNotified", "collected", "returned", "revoked", "expired"] as const

export type MandateState = (typeof mandateStates)[number]

export type MandateEvent =
  /** The debit was announced with the invoice of the delivered amount. */
  | "debit.announced"
  | "debit.collected"
  /** The bank gave the money back: no cover, or within eight weeks without a reason. */
  | "debit.returned"
  | "mandate.revoked"
  /** Idle for 36 months. */
  | "mandate.lapsed"

/** Months without a debit after which a mandate is void, and months it is kept after its last use. */
export const mandateMonths = { idle: 36, kept: 14 } as const

const life: Readonly<Record<MandateState, Partial<Readonly<Record<MandateEvent, MandateState>>>>> = {
  active: { "debit.announced": "preNotified", "mandate.revoked": "revoked", "mandate.lapsed": "expired" },
  preNotified: {
    "debit.collected": "collected",
    "debit.returned": "returned",
    "mandate.revoked": "revoked"
  },
  collected: { "debit.returned": "returned" },
  // a debit that came back is announced and collected again, or paid otherwise
  returned: { "debit.announced": "preNotified", "mandate.revoked": "revoked", "mandate.lapsed": "expired" },
  revoked: {},
  expired: {}
}

/** A debit that was announced, and when. */
export interface Announced {
  readonly state: MandateState
  /** Local day; null where nothing was announced. */
  readonly dueOn: string | null
}

/** The bank has an announced debit from its day on: before it nothing is collected nor given back. */
export const isAtBank = ({ state, dueOn }: Announced, today: string): boolean =>
  state === "preNotified" && dueOn !== null && today >= dueOn

/** Whether the buyer can take the mandate back: not while the bank has a debit, which the buyer returns at the bank. */
export const canRevoke = (mandate: Announced, today: string): boolean =>
  mandateAfter(mandate.state, "mandate.revoked") !== undefined && !isAtBank(mandate, today)

/** Where an event leads a mandate; `undefined` where it has no business. */
export const mandateAfter = (state: MandateState, event: MandateEvent): MandateState | undefined =>
  life[state][event]
