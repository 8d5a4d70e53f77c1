import type { MachineWalk } from "../harness/machine-walk.ts"
import { bulkOrderWalk } from "./bulk-order.walk.ts"
import { calculatorWalk } from "./calculator.walk.ts"
import { cancellationNotesWalk } from "./cancellation-notes.walk.ts"
import { cancellationRowWalk } from "./cancellation-row.walk.ts"
import { cancellationWalk } from "./cancellation.walk.ts"
import { chunkReloadWalk } from "./chunk-reload.walk.ts"
import { countryHintWalk } from "./country-hint.walk.ts"
import { editedListWalk } from "./edited-list.walk.ts"
import { exportWalk } from "./export.walk.ts"
import { instalmentPlanWalk } from "./instalment-plan.walk.ts"
import { openOrderWalk } from "./open-order.walk.ts"
import { openOrdersWalk } from "./open-orders.walk.ts"
import { orderLifeWalk } from "./order-life.walk.ts"
import { orderStartWalk } from "./order-start.walk.ts"
import { orderWalk } from "./order.walk.ts"
import { paymentLifeWalk } from "./payment-life.walk.ts"
import { periodStatisticWalk } from "./period-statistic.walk.ts"
import { priceAlarmsWalk } from "./price-alarms.walk.ts"
import { priceDifferencesWalk } from "./price-differences.walk.ts"
import { progressWalk } from "./progress.walk.ts"
import { recordEditWalk } from "./record-edit.walk.ts"
import { registrationWalk } from "./registration.walk.ts"
import { sepaMandateWalk } from "./sepa-mandate.walk.ts"
import { sessionWalk } from "./session.walk.ts"
import { simpleCalculatorWalk } from "./simple-calculator.walk.ts"
import { toastQueueWalk } from "./toast-queue.walk.ts"
import { validatedStepsWalk } from "./validated-steps.walk.ts"
import { withdrawalWalk } from "./withdrawal.walk.ts"
import { zipCheckWalk } from "./zip-check.walk.ts"

/** Every machine with the way it is walked through; a machine that is missing here fails a test. */
export const walks: ReadonlyArray<MachineWalk> = [
  bulkOrderWalk,
  calculatorWalk,
  cancellationNotesWalk,
  cancellationRowWalk,
  cancellationWalk,
  chunkReloadWalk,
  countryHintWalk,
  editedListWalk,
  exportWalk,
  instalmentPlanWalk,
  openOrderWalk,
  openOrdersWalk,
  orderLifeWalk,
  orderStartWalk,
  orderWalk,
  paymentLifeWalk,
  periodStatisticWalk,
  priceAlarmsWalk,
  priceDifferencesWalk,
  progressWalk,
  recordEditWalk,
  registrationWalk,
  sepaMandateWalk,
  sessionWalk,
  simpleCalculatorWalk,
  toastQueueWalk,
  validatedStepsWalk,
  withdrawalWalk,
  zipCheckWalk
]
