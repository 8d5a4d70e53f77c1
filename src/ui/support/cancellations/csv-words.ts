import type { I18n, MessageDescriptor } from "@lingui/core"
import type { CsvWords } from "../../../domain/cancellation/cancellation-csv.ts"
import type { Locale } from "../../../domain/locale/locale.ts"
import { shortDay } from "../../kit/desk/moment.ts"
import {
  columnTexts,
  endTexts,
  modeTexts,
  noFeedback,
  notBooked,
  reasonTexts,
  unitText
} from "./cancellation-texts.ts"

/** The words of an export are those of the page. */
export const csvWords = (i18n: I18n, tag: Locale["bcp47"]): CsvWords => {
  const word = (text: MessageDescriptor) => i18n._(text)
  return {
    columns: {
      orderNumber: word(columnTexts.orderNumber),
      customer: word(columnTexts.customer),
      dealer: word(columnTexts.dealer),
      product: word(columnTexts.product),
      amount: word(columnTexts.amount),
      totalPrice: word(columnTexts.totalPrice),
      cancelledAt: word(columnTexts.cancelledAt),
      end: word(columnTexts.end),
      booking: word(columnTexts.booking),
      feedback: word(columnTexts.feedback),
      comments: word(columnTexts.comments)
    },
    ends: {
      refused: word(endTexts.refused),
      cancelledByDealer: word(endTexts.cancelledByDealer),
      cancelledByCustomer: word(endTexts.cancelledByCustomer),
      withdrawn: word(endTexts.withdrawn)
    },
    modes: {
      reversal: word(modeTexts.reversal),
      credit: word(modeTexts.credit),
      goodwill: word(modeTexts.goodwill)
    },
    reasons: {
      buyerChangedMind: word(reasonTexts.buyerChangedMind),
      priceTooHigh: word(reasonTexts.priceTooHigh),
      deliveryTooLate: word(reasonTexts.deliveryTooLate),
      unreachable: word(reasonTexts.unreachable),
      notDeliverable: word(reasonTexts.notDeliverable),
      orderedTwice: word(reasonTexts.orderedTwice),
      other: word(reasonTexts.other)
    },
    unit: word(unitText),
    notBooked: word(notBooked),
    noFeedback: word(noFeedback),
    day: (instant) => shortDay(tag, instant)
  }
}
