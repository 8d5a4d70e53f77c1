import { Effect } from "effect"
import { recoveryCodeIn } from "../../domain/account/recovery-code.ts"
import type { AccountRow } from "./account-row.ts"
import { takeRecoveryCode } from "./recovery-codes.ts"
import { openTotp } from "./stored-totp.ts"
import { stepOf, takeStep } from "./second-factor.ts"

/**
 * Whether a code is valid as the second factor of an account. A valid code, from the app or a recovery code, cannot be
 * used again. During setup (`offered` is the new secret) only codes from the app are accepted.
 */
export const provesSecondFactor = Effect.fnUntraced(function* (
  { id, totpSecret }: Pick<AccountRow, "id" | "totpSecret">,
  offered: string | undefined,
  typed: string,
  now: number
) {
  const recovery = totpSecret === null ? undefined : recoveryCodeIn(typed)
  if (recovery !== undefined) return yield* takeRecoveryCode(id, recovery, now)
  const secret = totpSecret === null ? offered : yield* openTotp(id, totpSecret)
  const step = secret === undefined ? undefined : stepOf(secret, typed, now)
  return step !== undefined && (yield* takeStep(id, step))
})
