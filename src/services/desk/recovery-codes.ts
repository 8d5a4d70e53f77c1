import type { ActOutcome } from "../../domain/support/people.ts"
import { accountMakeRecoveryCodes } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { outcomeOf } from "./user-acts.ts"

/** Creates new recovery codes after checking password and second factor; only this response contains them. */
export const makeRecoveryCodes = async (
  client: Client,
  proof: { readonly password: string; readonly code: string }
): Promise<{ readonly outcome: ActOutcome; readonly codes?: ReadonlyArray<string> }> => {
  const answer = await client.call(accountMakeRecoveryCodes, { payload: proof })
  return answer.type === "ok"
    ? { outcome: { kind: "done" }, codes: answer.value.codes }
    : { outcome: outcomeOf(answer) }
}
