/**
 * The buyer's answers in the steps. They are copied unchanged from the draft to the placed order and to its receipt,
 * and are part of the summary's hash. A new step adds its answer here as an optional field, because existing records
 * lack it.
 */
export interface OrderAnswers {
  readonly emailAddress: string
}

interface ShownAnswer<Value> {
  readonly label: string
  readonly text: (value: Value) => string
  /** Whether the answer is free text of the buyer, which is not mailed to unverified mailboxes (decision 032). */
  readonly isTyped: boolean
}

type ShownAnswers = {
  readonly [Key in keyof OrderAnswers]-?: ShownAnswer<NonNullable<OrderAnswers[Key]>> | null
}

/**
 * How the summary, the order page, the mails and the seller's page show each answer; `null` means that the answer is
 * shown in a dedicated place instead.
 */
const shown: ShownAnswers = {
  emailAddress: null
}

const isAnswer = (key: string): key is keyof OrderAnswers => key in shown

const keys = Object.keys(shown).filter(isAnswer)

/** An answer with its label, ready for display. */
export interface AnswerRow {
  readonly key: string
  readonly label: string
  readonly value: string
}

const rowsOf = <Key extends keyof OrderAnswers>(
  key: Key,
  answers: OrderAnswers
): ReadonlyArray<AnswerRow> => {
  const entry = shown[key]
  const value = answers[key]
  return entry === null || value === undefined ? [] : [{ key, label: entry.label, value: entry.text(value) }]
}

/** Returns the answers in an order, except those that are shown in a dedicated place. */
export const answerRows = (answers: OrderAnswers): ReadonlyArray<AnswerRow> =>
  keys.flatMap((key) => rowsOf(key, answers))

/** Returns an order without its free-text answers; answers that are shown in a dedicated place stay. */
export function withoutTypedAnswers<Order extends OrderAnswers>(order: Order): Order
export function withoutTypedAnswers(order: object): object {
  return Object.fromEntries(
    Object.entries(order).filter(([key]) => !isAnswer(key) || shown[key]?.isTyped !== true)
  )
}
