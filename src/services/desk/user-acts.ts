import type { ActOutcome } from "../../domain/support/people.ts"
import {
  supportActFor,
  supportLock,
  supportResetSecondFactor,
  supportUnlock
} from "../client/account-routes.gen.ts"
import type { Answer } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { type FormRefusal, wordOf } from "./record-form.ts"

/**
 * Returns the result of a single action. If permissions are missing, the refusal contains no validation errors, so the
 * code is derived from its HTTP status.
 */
export const outcomeOf = (answer: Answer<unknown, FormRefusal>): ActOutcome => {
  if (answer.type === "ok") return { kind: "done" }
  if (answer.type === "unreachable") return { kind: "unreachable" }
  const [problem] = answer.error.problems ?? []
  return { kind: "refused", code: problem?.code ?? wordOf[answer.status] ?? "forbidden" }
}

/** Actions of an admin on an account, except changes of its roles (rule safety.role-change). */
export type UserAct = "lock" | "unlock" | "resetSecondFactor"

const calls = { lock: supportLock, unlock: supportUnlock, resetSecondFactor: supportResetSecondFactor }

export const actOnUser = async (client: Client, act: UserAct, id: number): Promise<ActOutcome> =>
  outcomeOf(await client.call(calls[act], { params: { id }, payload: {} }))

export interface BegunToAct {
  readonly userId: string
  /** The path to which the user is sent, without the locale's prefix. */
  readonly home: string
}

/**
 * Starts acting for a customer. `reason` is a single line, as the log stores it (rule account.acting-reason); `page` is
 * the path to return to afterwards, empty if there is none (rule session.acting-ends).
 */
export const actFor = async (
  client: Client,
  id: number,
  reason: string,
  page: string
): Promise<{ readonly outcome: ActOutcome; readonly begun?: BegunToAct }> => {
  const payload = { reason: reason.replaceAll(/\s+/gu, " ").trim(), ...(page !== "" && { page }) }
  const answer = await client.call(supportActFor, { params: { id }, payload })
  const session = answer.type === "ok" ? answer.value.session : undefined
  if (answer.type !== "ok" || session === undefined) return { outcome: outcomeOf(answer) }
  return {
    outcome: { kind: "done" },
    begun: { userId: session.userId, home: answer.value.redirectUrl ?? "/" }
  }
}
