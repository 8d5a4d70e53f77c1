import { addressRules } from "./reasons/address-rules.ts"
import { alarmRules } from "./reasons/alarm-rules.ts"
import { bulkOrder } from "./reasons/bulk-order.ts"
import { bulkRules } from "./reasons/bulk-rules.ts"
import { calculatorRules } from "./reasons/calculator-rules.ts"
import { calculator } from "./reasons/calculator.ts"
import { cancellationRules } from "./reasons/cancellation-rules.ts"
import { cancellation } from "./reasons/cancellation.ts"
import { cancellations } from "./reasons/cancellations.ts"
import { editedList } from "./reasons/edited-list.ts"
import { filesAndForms } from "./reasons/files-and-forms.ts"
import { legalRules } from "./reasons/legal-rules.ts"
import { openOrders } from "./reasons/open-orders.ts"
import { optionRules } from "./reasons/option-rules.ts"
import { orderLifeRules } from "./reasons/order-life-rules.ts"
import { orderLife } from "./reasons/order-life.ts"
import { orderPages } from "./reasons/order-pages.ts"
import { orderRules } from "./reasons/order-rules.ts"
import { orderStart } from "./reasons/order-start.ts"
import { order } from "./reasons/order.ts"
import { paymentRules } from "./reasons/payment-rules.ts"
import { payments } from "./reasons/payments.ts"
import { priceAlarms } from "./reasons/price-alarms.ts"
import { priceRules } from "./reasons/price-rules.ts"
import { recordEdit } from "./reasons/record-edit.ts"
import { registration } from "./reasons/registration.ts"
import { rights } from "./reasons/rights.ts"
import { sessionRules } from "./reasons/session-rules.ts"
import { session } from "./reasons/session.ts"
import { simpleCalculator } from "./reasons/simple-calculator.ts"
import { sites } from "./reasons/sites.ts"
import { smallMachines } from "./reasons/small-machines.ts"
import { statistics } from "./reasons/statistics.ts"
import type { Reason, Reasons } from "./reasons/reason.ts"
import type { MutantResults, Survivor } from "./results.ts"

/** Why mutants live that no test notices, written by hand. */
export const reasons: ReadonlyArray<Reasons> = [
  addressRules,
  alarmRules,
  bulkOrder,
  bulkRules,
  calculatorRules,
  calculator,
  cancellationRules,
  cancellation,
  cancellations,
  editedList,
  filesAndForms,
  legalRules,
  openOrders,
  optionRules,
  orderLifeRules,
  orderLife,
  orderPages,
  orderRules,
  orderStart,
  order,
  paymentRules,
  payments,
  priceAlarms,
  priceRules,
  recordEdit,
  registration,
  rights,
  sessionRules,
  session,
  simpleCalculator,
  sites,
  smallMachines,
  statistics
]

const isOf = (reason: Reason, survivor: Survivor): boolean =>
  reason.mutator === survivor.mutator &&
  reason.original === survivor.original &&
  reason.replacement === survivor.replacement

/** Why this mutant lives; undefined while nobody has said so. */
export const reasonOf = (survivor: Survivor, known: ReadonlyArray<Reasons> = reasons): string | undefined =>
  known.flatMap((each) => each[survivor.file] ?? []).find((reason) => isOf(reason, survivor))?.reason

const named = ({
  file,
  mutator,
  original,
  replacement
}: Omit<Survivor, "line" | "column" | "status">): string => `${file} ${mutator}: ${original} → ${replacement}`

/** Survivors that nobody has explained. */
export const unexplained = (
  results: ReadonlyArray<MutantResults>,
  known: ReadonlyArray<Reasons> = reasons
): ReadonlyArray<string> =>
  results
    .flatMap(({ survivors }) => survivors)
    .filter((survivor) => reasonOf(survivor, known) === undefined)
    .map((survivor) => `${named(survivor)} (line ${survivor.line})`)

/** Reasons of measured files that are about other mutants than live: about none, or about more or fewer than they say. */
export const outdated = (
  results: ReadonlyArray<MutantResults>,
  known: ReadonlyArray<Reasons> = reasons
): ReadonlyArray<string> => {
  const alive = results.flatMap(({ survivors }) => survivors)
  const measured = new Set(results.flatMap(({ files }) => files.map(({ file }) => file)))
  return known.flatMap((each) =>
    Object.entries(each).flatMap(([file, list]) =>
      (measured.has(file) ? list : []).flatMap((reason) => {
        const found = alive.filter((survivor) => survivor.file === file && isOf(reason, survivor)).length
        const told = reason.times ?? 1
        return found === told ? [] : [`${named({ file, ...reason })}: ${found} live, ${told} explained`]
      })
    )
  )
}
