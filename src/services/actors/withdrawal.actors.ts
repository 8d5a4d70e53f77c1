import { fromPromise } from "xstate"
import type { CountryId } from "../../domain/place/country.ts"
import { isWithdrawalField, type WithdrawalForm } from "../../domain/order/life/withdrawal-form.ts"
import type { WithdrawalAnswer } from "../../machines/withdrawal.machine.ts"
import type { Client } from "../client/client.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import { orderLifeDeclareWithdrawal } from "../client/order-routes.gen.ts"

/** Sends a declaration of withdrawal; throws `NoAnswer` if there is no response. */
export const declareWithdrawal = (client: Client, countryId: CountryId) =>
  fromPromise<WithdrawalAnswer, WithdrawalForm>(async ({ input, signal }) => {
    const payload = { ...input, countryId }
    const answer = heard(await client.call(orderLifeDeclareWithdrawal, { payload }, { signal }))
    if (answer.type === "ok") return { kind: "received", ...answer.value }
    if (answer.status === 429) return { kind: "wait" }
    const fields = answer.error.problems.map(({ field }) => field).filter(isWithdrawalField)
    if (fields.length === 0) throw new NoAnswer(answer.error.code)
    return { kind: "refused", fields }
  })
