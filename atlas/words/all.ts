import { bulkOrderWords } from "./bulk-order.ts"
import { calculatorWords } from "./calculator.ts"
import { cancellationWords } from "./cancellation.ts"
import { cancellationNotesWords } from "./cancellation-notes.ts"
import { cancellationRowWords } from "./cancellation-row.ts"
import { chunkReloadWords } from "./chunk-reload.ts"
import { countryHintWords } from "./country-hint.ts"
import { editedListWords } from "./edited-list.ts"
import { exportWords } from "./export.ts"
import { instalmentPlanWords } from "./instalment-plan.ts"
import { openOrderWords } from "./open-order.ts"
import { openOrdersWords } from "./open-orders.ts"
import { orderWords } from "./order.ts"
import { orderLifeWords } from "./order-life.ts"
import { orderStartWords } from "./order-start.ts"
import { paymentLifeWords } from "./payment-life.ts"
import { periodStatisticWords } from "./period-statistic.ts"
import { priceAlarmsWords } from "./price-alarms.ts"
import { priceDifferencesWords } from "./price-differences.ts"
import { progressWords } from "./progress.ts"
import { recordEditWords } from "./record-edit.ts"
import { registrationWords } from "./registration.ts"
import { sepaMandateWords } from "./sepa-mandate.ts"
import { sessionWords } from "./session.ts"
import { simpleCalculatorWords } from "./simple-calculator.ts"
import { toastQueueWords } from "./toast-queue.ts"
import { validatedStepsWords } from "./validated-steps.ts"
import { withdrawalWords } from "./withdrawal.ts"
import { zipCheckWords } from "./zip-check.ts"
import type { Words } from "./words.ts"

/** The words of every machine, by its id. */
export const allWords: Readonly<Record<string, Words>> = {
  bulkOrder: bulkOrderWords,
  calculator: calculatorWords,
  cancellation: cancellationWords,
  cancellationNotes: cancellationNotesWords,
  cancellationRow: cancellationRowWords,
  chunkReload: chunkReloadWords,
  countryHint: countryHintWords,
  editedList: editedListWords,
  export: exportWords,
  instalmentPlan: instalmentPlanWords,
  openOrder: openOrderWords,
  openOrders: openOrdersWords,
  order: orderWords,
  orderLife: orderLifeWords,
  orderStart: orderStartWords,
  paymentLife: paymentLifeWords,
  periodStatistic: periodStatisticWords,
  priceAlarms: priceAlarmsWords,
  priceDifferences: priceDifferencesWords,
  progress: progressWords,
  recordEdit: recordEditWords,
  registration: registrationWords,
  sepaMandate: sepaMandateWords,
  session: sessionWords,
  simpleCalculator: simpleCalculatorWords,
  toastQueue: toastQueueWords,
  validatedSteps: validatedStepsWords,
  withdrawal: withdrawalWords,
  zipCheck: zipCheckWords
}
