import type { AlarmLink } from "../../domain/account/alarm-link.ts"
import type { RatingLink } from "../../domain/account/rating-link.ts"
import { alarmsShow, ratingShow } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"

const longest = 64

/** Checks the link in an alarm's mail; the check does not use up the link (rule safety.mailed-links). */
export const loadAlarmLink = async (client: Client, token: string): Promise<AlarmLink> => {
  if (token.length > longest) return { kind: "gone" }
  const answer = await client.call(alarmsShow, { params: { token } })
  if (answer.type === "unreachable") return { kind: "unreachable" }
  if (answer.type === "refused") return { kind: answer.status === 503 ? "unreachable" : "gone" }
  const { action, ...wish } = answer.value
  return { kind: "valid", action, wish }
}

/** Checks the link of a mail that asks for a review of an order. */
export const loadRatingLink = async (
  client: Client,
  params: { readonly token: string; readonly orderId: string }
): Promise<RatingLink> => {
  if (params.token.length > longest || params.orderId.length > longest) return { kind: "gone" }
  const answer = await client.call(ratingShow, { params })
  if (answer.type === "unreachable") return { kind: "unreachable" }
  if (answer.type === "refused") return { kind: answer.status === 503 ? "unreachable" : "gone" }
  return { kind: "valid", order: answer.value }
}
