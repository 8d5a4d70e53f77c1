import { parseAmount } from "../../domain/amount.ts"
import { typedText } from "../../domain/typed-text.ts"
import type { SellerAct } from "../../domain/order-life/open-orders.ts"
import type { SellerWish } from "../../domain/order-life/seller-wish.ts"

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === "string" ? typedText(value) : ""
}

/** Reads a wish from its form; what is missing stays empty, and the rules say so. */
export const wishIn = (act: Exclude<SellerAct, "confirm">, form: FormData): SellerWish => {
  const reason = textIn(form, "reason")
  const day = textIn(form, "day")
  if (act === "schedule") return { act, day, reason }
  if (act !== "deliver") return { act, reason }
  const station = Number(textIn(form, "station"))
  return {
    act,
    day,
    reason,
    amount: parseAmount(textIn(form, "amount")),
    isMixed: form.has("isMixed"),
    ...(station > 0 && { station })
  }
}
