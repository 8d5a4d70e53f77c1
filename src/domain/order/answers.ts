/**
 * What was answered in the steps and is kept as it was given, from the draft to the placed order and its receipt, and
 * locked by the summary. What a new step asks is a field here, optional, as what is stored by now lacks it.
 */
export interface OrderAnswers {
  readonly emailAddress: string
}

interface ShownAnswer<Value> {
  readonly label: string
  readonly text: (value: Value) => string
  /** In the buyer's own words, which are not mailed to unverified mailboxes (decision 032). */
  readonly isTyped: boolean
}

type ShownAnswers = {
  readonly [Key in keyof OrderAnswers]-?: ShownAnswer<NonNullable<OrderAnswers[Key]>> | null
}

/** How summary, order page, letters and the seller's page show each answer; null: it has a place of its own there. */
const shown: ShownAnswers = {
  emailAddress: null
}

const isAnswer = (key: string): key is keyof OrderAnswers => key in shown

const keys = Object.keys(shown).filter(isAnswer)

/** An answer as it is read. */
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

/** The answers of an order that have no place of their own. */
export const answerRows = (answers: OrderAnswers): ReadonlyArray<AnswerRow> =>
  keys.flatMap((key) => rowsOf(key, answers))

/** An order without what its buyer has typed in steps that have no place of their own. */
export function withoutTypedAnswers<Order extends OrderAnswers>(order: Order): Order
export function withoutTypedAnswers(order: object): object {
  return Object.fromEntries(
    Object.entries(order).filter(([key]) => !isAnswer(key) || shown[key]?.isTyped !== true)
  )
}
