import { parseAmount } from "../../../../domain/product/amount.ts"
import { typedText } from "../../../../domain/typed-text.ts"
import { isWordless, type OrderAct } from "../../../../domain/order/life/order-acts.ts"
import type { SellerWish } from "../../../../domain/order/life/seller-wish.ts"

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === "string" ? typedText(value) : ""
}

/** Reads the user's request from the form of an act; missing values stay empty and are reported by the rules. */
export const wishIn = (act: OrderAct, form: FormData): SellerWish => {
  if (act === "invoice") return { act, invoiceNumber: textIn(form, "invoiceNumber") }
  const reason = textIn(form, "reason")
  const day = textIn(form, "day")
  // only staff have this field in their form
  const why = form.has("behalfReason") ? { behalfReason: textIn(form, "behalfReason") } : {}
  if (isWordless(act)) return { act, ...why }
  if (act === "schedule") return { act, day, reason, ...why }
  if (act !== "deliver") return { act, reason, ...why }
  const station = Number(textIn(form, "station"))
  return {
    act,
    ...why,
    day,
    reason,
    amount: parseAmount(textIn(form, "amount")),
    isMixed: form.has("isMixed"),
    ...(station > 0 && { station })
  }
}
