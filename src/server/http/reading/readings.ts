import type { Read } from "./body.ts"
import { readBookings, readCancellationList, readComment, readFeedback } from "./read-cancellations.ts"
import { readErrorTrace } from "./read-error-trace.ts"
import { readRegistration, readRegistrationCache } from "./read-registration.ts"
import { readCookieSignIn, readRefresh } from "./read-sign-in.ts"
import { readBulkOrder, readCalculation } from "./read-calculation.ts"
import {
  readAddressStep,
  readPaymentStep,
  readStationsStep,
  shapePaymentStep,
  shapePlacing
} from "./read-order-steps.ts"
import { readDefaults, readOrderWish } from "./read-order-wish.ts"

/**
 * Readers for alternative forms of a body: `shape` converts the structure before the names are converted, and `rest`
 * adds the defaults afterwards.
 */
export interface BodyReading {
  readonly shape?: Read
  readonly rest?: Read
}

/** Readers for alternative forms of bodies besides the contract's own form, by `group.endpoint` (decision 035). */
export const readings: Readonly<Record<string, BodyReading>> = {
  "account.refresh": { rest: readRefresh },
  "account.signInByCookie": { rest: readCookieSignIn },
  "errorTrace.report": { rest: readErrorTrace },
  "kalkulation.calculate": { rest: readCalculation },
  "kalkulation.upselling": { rest: readCalculation },
  "kalkulation.calculateDefault": readDefaults,
  "kalkulation.calculateForOrder": readOrderWish,
  "bulkOrder.calculate": { rest: readBulkOrder },
  "orderProcess.start": readOrderWish,
  "orderProcess.saveAddress": { rest: readAddressStep },
  "orderProcess.saveStations": { rest: readStationsStep },
  "orderProcess.savePayment": { shape: shapePaymentStep, rest: readPaymentStep },
  "orderProcess.place": { shape: shapePlacing },
  "registration.register": { rest: readRegistration },
  "registration.saveCache": { rest: readRegistrationCache },
  "cancellations.list": { rest: readCancellationList },
  "cancellations.save": { rest: readBookings },
  "cancellations.comment": { rest: readComment },
  "cancellations.feedback": { rest: readFeedback }
}
