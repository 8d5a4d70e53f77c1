import { fromPromise } from "xstate"
import type { CountryId } from "../../domain/place/country.ts"
import { isWithdrawalField, type WithdrawalForm } from "../../domain/order/life/withdrawal-form.ts"
import type { WithdrawalAnswer } from "../../machines/withdrawal.machine.ts"
import type { Client } from "../client/client.ts"
import { orderLifeDeclareWithdrawal } from "../client/order-routes.gen.ts"

/** Sends a declaration of withdrawal; no answer is the port's error. */
export const declareWithdrawal = (client: Client, countryId: CountryId) =>
  fromPromise<WithdrawalAnswer, WithdrawalForm>(async ({ input, signal }) => {
    const answer = await client.call(
      orderLifeDeclareWithdrawal,
      { payload: { ...input, countryId } },
      { signal }
    )
    if (answer.type === "ok") return { kind: "received", ...answer.value }
    if (answer.type === "unreachable") throw new Error("Nobody answered")
    if (answer.status === 429) return { kind: "wait" }
    const fields = answer.error.problems.map(({ field }) => field).filter(isWithdrawalField)
    if (fields.length === 0) throw new Error(`Refused with ${answer.status}`)
    return { kind: "refused", fields }
  })
