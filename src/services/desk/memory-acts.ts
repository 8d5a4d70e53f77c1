import type { CopyDrop, MemoryWish } from "../../domain/support/memory-wish.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import { cacheDrop } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { outcomeOf } from "./user-acts.ts"

/** Result of dropping cache entries, with the result of each server process. */
export interface EndedDrop {
  readonly outcome: ActOutcome
  readonly copies?: ReadonlyArray<CopyDrop>
}

/** Drops cache entries in all server processes. */
export const dropMemory = async (client: Client, { by, kind, value }: MemoryWish): Promise<EndedDrop> => {
  const answer = await client.call(cacheDrop, { payload: { by, kind, value } })
  const outcome = outcomeOf(answer)
  return answer.type === "ok" ? { outcome, copies: answer.value.copies } : { outcome }
}
